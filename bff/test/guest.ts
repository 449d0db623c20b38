import type { AddressStepForm } from 'shared-types/forms/checkout'

/** The address step of a guest. */
export const guest: AddressStepForm = {
  customer: {
    type: 'private',
    firstName: 'Zoë',
    lastName: "in 't Veld",
    gender: null,
    birthdate: '',
    email: 'zoe@example.org',
    phoneNumber: '0612345678',
    company: '',
    vatNumber: '',
    cocNumber: '',
  },
  billingAddress: {
    zipcode: '3511 LX',
    houseNumber: '12',
    extension: '',
    countryCode: 'NL',
    city: 'Utrecht',
    street: 'Oudegracht',
    company: '',
  },
  sameDeliveryAddress: true,
  shippingAddress: null,
}

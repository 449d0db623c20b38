import type { AddressStepForm } from 'shared-types/forms/checkout'
import type { ContactForm } from 'shared-types/forms/contact'

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

export const contactMessage: ContactForm = {
  name: 'Zoë',
  email: 'zoe@example.org',
  subject: 'order',
  orderNumber: '',
  message: 'Waar blijft mijn dekbed?',
  website: '',
}

import { type BillingAddressForm, normaliseZipcode, type ShippingAddressForm } from './address.ts'
import { normaliseBirthdate } from './fields/birthdate.ts'
import type { AddressStepForm } from './checkout.ts'
import type { CustomerForm } from './customer.ts'
import { normalisePhone } from './fields/phone.ts'

const tidyCustomer = (customer: CustomerForm): CustomerForm => {
  const isCompany = customer.type === 'company'
  return {
    ...customer,
    firstName: customer.firstName.trim(),
    lastName: customer.lastName.trim(),
    birthdate: normaliseBirthdate(customer.birthdate),
    email: customer.email.trim(),
    phoneNumber: normalisePhone(customer.phoneNumber),
    company: isCompany ? customer.company.trim() : '',
    vatNumber: isCompany ? customer.vatNumber.trim() : '',
    cocNumber: isCompany ? customer.cocNumber.trim() : '',
  }
}

const tidyAddress = <A extends BillingAddressForm>(address: A): A => ({
  ...address,
  zipcode: normaliseZipcode(address.zipcode, address.countryCode),
  houseNumber: address.houseNumber.trim(),
  city: address.city.trim(),
  street: address.street.trim(),
  company: address.company.trim(),
})

const tidyShipping = (address: ShippingAddressForm): ShippingAddressForm => ({
  ...tidyAddress(address),
  firstName: address.firstName.trim(),
  lastName: address.lastName.trim(),
  name: address.name.trim(),
})

/** Normalises a valid address step for storage; drops the company data of a private customer. */
export const tidyAddressStep = (step: AddressStepForm): AddressStepForm => ({
  customer: tidyCustomer(step.customer),
  billingAddress: tidyAddress(step.billingAddress),
  sameDeliveryAddress: step.sameDeliveryAddress,
  shippingAddress:
    step.sameDeliveryAddress || !step.shippingAddress ? null : tidyShipping(step.shippingAddress),
})

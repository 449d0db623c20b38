import type { Checkout } from 'shared-types/contracts/checkout'
import { addressDefaults, type BillingAddressForm, receiverDefaults } from 'shared-types/forms/address'
import { type AddressStepForm, normaliseAddressStep } from 'shared-types/forms/checkout'
import { customerDefaults } from 'shared-types/forms/customer'
import { overDraft } from '../../../forms/draft.ts'

const noAddress: BillingAddressForm = {
  ...addressDefaults,
  zipcode: '',
  houseNumber: '',
  city: '',
  street: '',
}

const noCustomer: AddressStepForm['customer'] = {
  ...customerDefaults,
  firstName: '',
  lastName: '',
  email: '',
}

/** A draft stores each of them as one. */
export const addresses = ['billingAddress', 'shippingAddress'] as const

/** Initial values of the address step: the draft of this tab, else the stored values, else empty. */
export const addressValues = (
  checkout: Pick<Checkout, 'customer' | 'billingAddress' | 'shippingAddress'>,
  draft: unknown,
): AddressStepForm =>
  overDraft(
    {
      customer: checkout.customer ?? noCustomer,
      billingAddress: checkout.billingAddress ?? noAddress,
      sameDeliveryAddress: checkout.shippingAddress === null,
      shippingAddress: checkout.shippingAddress ?? { ...noAddress, ...receiverDefaults },
    },
    draft,
  )

/** The request of the address step: normalised; a company's invoice is addressed to the company. */
export const addressRequest = (values: AddressStepForm): AddressStepForm => {
  const request = normaliseAddressStep(values)
  return { ...request, billingAddress: { ...request.billingAddress, company: request.customer.company } }
}

import type { Checkout } from 'shared-types/contracts/checkout'
import type { BillingAddressForm } from 'shared-types/forms/address'
import { type AddressStepForm, normaliseAddressStep } from 'shared-types/forms/checkout'
import { overDraft } from '../../../forms/draft.ts'

const noAddress: BillingAddressForm = {
  zipcode: '',
  houseNumber: '',
  extension: '',
  countryCode: 'NL',
  city: '',
  street: '',
  company: '',
}

const noCustomer: AddressStepForm['customer'] = {
  type: 'private',
  firstName: '',
  lastName: '',
  gender: null,
  birthdate: '',
  email: '',
  phoneNumber: '',
  company: '',
  vatNumber: '',
  cocNumber: '',
}

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
      shippingAddress: checkout.shippingAddress ?? { ...noAddress, firstName: '', lastName: '', name: '' },
    },
    draft,
  )

/** The request of the address step: normalised; a company's invoice is addressed to the company. */
export const addressRequest = (values: AddressStepForm): AddressStepForm => {
  const request = normaliseAddressStep(values)
  return { ...request, billingAddress: { ...request.billingAddress, company: request.customer.company } }
}

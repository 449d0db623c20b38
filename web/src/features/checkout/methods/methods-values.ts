import type { Checkout, PaymentMethods, ShippingMethods } from 'shared-types/contracts/checkout'
import { type MethodsStepForm, methodsStepFields, noPaymentDetails } from 'shared-types/forms/payment'
import { overDraft } from '../../../forms/draft.ts'
import { shippingChoices } from '../checkout-data.ts'

const ifOffered = (methods: { code: string }[], code: string | null): string | undefined =>
  methods.find((method) => method.code === code)?.code

/** The fields of the step as the server has them. */
const storedValues = (checkout: Checkout) =>
  Object.fromEntries(methodsStepFields.map((name) => [name, checkout[name]])) as Pick<
    Checkout,
    keyof MethodsStepForm
  >

/**
 * Initial values of the methods step. Phone number, date of birth and gender come from the address step; the
 * draft of this tab overrides them. The methods are those stored on the server.
 */
export const methodsValues = (
  checkout: Checkout,
  shipping: ShippingMethods,
  payment: PaymentMethods['methods'],
  draft: unknown,
): MethodsStepForm => {
  const { customer, shippingMethod, paymentMethod, paymentDetails, ...others } = {
    customer: checkout.customer,
    ...storedValues(checkout),
  }
  const known = {
    ...noPaymentDetails,
    dob: customer?.birthdate ?? '',
    gender: customer?.gender ?? noPaymentDetails.gender,
    phone: customer?.phoneNumber ?? '',
  }
  const stored = paymentDetails && {
    ...paymentDetails,
    dob: paymentDetails.dob || known.dob,
    gender: paymentDetails.gender ?? known.gender,
    phone: paymentDetails.phone || known.phone,
  }
  const chosen = {
    shippingMethod: ifOffered(shippingChoices(shipping.methods), shippingMethod) ?? shipping.cheapest ?? '',
    paymentMethod: ifOffered(payment, paymentMethod) ?? '',
  }
  const values = { ...others, ...chosen, paymentDetails: stored ?? known }
  const drafted = overDraft(values, draft)
  // The shopper agrees to the terms of one method.
  const { terms } =
    drafted.paymentMethod === chosen.paymentMethod ? drafted.paymentDetails : values.paymentDetails
  return { ...drafted, ...chosen, paymentDetails: { ...drafted.paymentDetails, terms } }
}

import type { Checkout, PaymentMethods, ShippingMethods } from 'shared-types/contracts/checkout'
import { type MethodsStepForm, noPaymentDetails } from 'shared-types/forms/payment'
import { overDraft } from '../../../forms/draft.ts'
import { shippingChoices } from './shipping-choices.ts'

const ifOffered = (methods: { code: string }[], code: string | null): string | undefined =>
  methods.find((method) => method.code === code)?.code

/**
 * Initial values of the methods step. Phone number, date of birth and gender come from the address step; the
 * draft of this tab overrides them. The methods are those stored on the server.
 */
export const methodsValues = (
  { customer, shippingMethod, paymentMethod, paymentDetails }: Checkout,
  shipping: ShippingMethods['methods'],
  payment: PaymentMethods['methods'],
  draft: unknown,
): MethodsStepForm => {
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
    shippingMethod: ifOffered(shippingChoices(shipping), shippingMethod) ?? shipping[0]?.code ?? '',
    paymentMethod: ifOffered(payment, paymentMethod) ?? '',
  }
  return { ...overDraft({ ...chosen, paymentDetails: stored ?? known }, draft), ...chosen }
}

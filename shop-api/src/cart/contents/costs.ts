import { findPaymentMethod } from '../../payment/methods.ts'
import { noCosts, type Costs } from '../../pricing/totals.ts'
import { findShippingChoice } from '../../shipping/methods.ts'

/** The costs of the chosen shipping and payment methods; a method that is not chosen yet costs nothing. */
export const costsOf = (shippingCode: string | null, paymentCode: string | null): Costs => {
  const shipping = findShippingChoice(shippingCode)
  return {
    ...noCosts,
    shippingCents: shipping?.shippingCents ?? 0,
    paymentCents: findPaymentMethod(paymentCode)?.surchargeCents ?? 0,
    additional: shipping?.insuranceCents
      ? [{ title: 'Verzendverzekering', amountCents: shipping.insuranceCents }]
      : [],
  }
}

import { surchargeCentsOf } from '../../payment/methods.ts'
import { noCosts, type Costs } from '../../pricing/totals.ts'
import { articleCentsOf, shippingCentsOf } from '../../shipping/costs.ts'
import { findShippingChoice, type ShippingMethod } from '../../shipping/methods.ts'

/** The costs of the chosen shipping and payment methods; a method that is not chosen yet costs nothing. */
export const costsOf = (
  lines: Parameters<typeof articleCentsOf>[0],
  shippingMethods: ShippingMethod[],
  shippingCode: string | null,
  paymentCode: string | null,
): Costs => {
  const shipping = findShippingChoice(shippingMethods, shippingCode)
  return {
    ...noCosts,
    shippingCents: shipping ? shippingCentsOf(shipping, articleCentsOf(lines)) : 0,
    paymentCents: surchargeCentsOf(paymentCode),
    additional: shipping?.insuranceCents
      ? [{ title: 'Verzendverzekering', amountCents: shipping.insuranceCents }]
      : [],
  }
}

import { articleName } from 'shared-types/variant-name'
import type { FieldMessages } from 'shared-types/errors'
import { withReceiver } from 'shared-types/forms/address'
import { notEnoughOf } from '../cart/contents/quantity.ts'
import type { CartContents } from '../cart/contents/contents.ts'
import { costsOf } from '../cart/contents/costs.ts'
import {
  checkoutContextOf,
  methodMistakes,
  withdrawnMistake,
  type CheckoutContext,
  type Offer,
} from '../checkout/validate-methods.ts'
import type { CheckoutRow } from '../db/schema/buying/checkout.ts'
import type { OrderTotals } from '../db/schema/buying/order.ts'
import { calculateTotals } from '../pricing/totals.ts'
import { filledIn } from '../checkout/filled-in.ts'
import { articleCentsOf, shippingCentsOf } from '../shipping/costs.ts'
import { cheapestShippingMethod } from '../shipping/eligibility.ts'
import { findShippingChoice } from '../shipping/methods.ts'
import { refuse, type Refusal } from '../refusal.ts'
import { fingerprintOf } from './record/fingerprint.ts'
import { voucherIsGone } from './record/voucher-use.ts'

const missingParts = (checkout: CheckoutRow | undefined, context: CheckoutContext): FieldMessages => ({
  ...(checkout?.customer ? {} : { customer: 'Vul je gegevens in' }),
  ...(checkout?.billingAddress ? {} : { billingAddress: 'Vul je adres in' }),
  ...methodMistakes(checkout, context),
})

/**
 * The order for this cart and checkout at current prices, or the reason why it cannot be placed. A code that gives no
 * discount is left out if the shopper agreed to the total without it (`expectedCents`), and refused otherwise.
 */
export const draftOrder = (
  { lines, voucher }: CartContents,
  checkout: CheckoutRow | undefined,
  offer: Offer,
  expectedCents: number | null,
) => {
  const context = checkoutContextOf(lines, checkout, offer)
  const missing = missingParts(checkout, context)
  if (
    !checkout?.customer ||
    !checkout.billingAddress ||
    !checkout.shippingMethod ||
    !checkout.paymentMethod ||
    Object.keys(missing).length > 0
  ) {
    return refuse(
      'checkout_incomplete',
      withdrawnMistake(checkout, context) ??
        'Je bestelling is nog niet compleet. Loop de stappen nog even na.',
      missing,
    )
  }
  const short = lines.find((line) => line.quantity > line.stock)
  if (short) return notEnoughOf(articleName(short.productTitle, short.name), short.stock)

  const { customer, vatVerified, billingAddress, shippingMethod, paymentMethod } = checkout
  const articleCents = articleCentsOf(lines)
  const least = cheapestShippingMethod(context, articleCents)
  const totals: OrderTotals = {
    ...calculateTotals(lines, costsOf(lines, offer.shippingMethods, shippingMethod, paymentMethod)),
    ...(least && { leastShippingCents: shippingCentsOf(least, articleCents) }),
  }
  const isAgreed = totals.grandTotalCents === expectedCents
  if (voucher?.problem && !isAgreed) return voucherIsGone(voucher.code, voucher.problem)

  const shippingAddress = checkout.shippingAddress ?? {
    ...billingAddress,
    firstName: '',
    lastName: '',
    name: '',
  }
  const bought = {
    ...filledIn(checkout),
    customer,
    billingAddress,
    shippingAddress: withReceiver(shippingAddress, customer),
    shippingMethod,
    paymentMethod,
    voucherCode: voucher && !voucher.problem ? voucher.code : null,
    totalCents: totals.grandTotalCents,
  }
  return {
    ...bought,
    shippingTitle: findShippingChoice(offer.shippingMethods, shippingMethod)?.title ?? shippingMethod,
    vatVerified,
    totals,
    fingerprint: fingerprintOf(bought, lines),
  }
}

export type OrderDraft = Exclude<ReturnType<typeof draftOrder>, Refusal>

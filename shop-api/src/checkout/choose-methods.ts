import type { FieldMessages } from 'shared-types/errors'
import { normalisePaymentDetails } from 'shared-types/forms/payment'
import type { PaymentDetails } from 'shared-types/contracts/checkout'
import type { ChooseMethodsRequest } from 'shared-types/contracts/provider/checkout'
import { readLines } from '../cart/contents/contents.ts'
import { lockCart, cartIsEmpty } from '../cart/contents/queries.ts'
import type { Shop } from '../context.ts'
import type { ShopperSession } from '../session/shopper-session.ts'
import { transact } from '../db/transact.ts'
import { refuse, type Refusal } from '../refusal.ts'
import { checkoutContextOf, detailMistakes, methodMistakes, noDetails, offerTo } from './validate-methods.ts'
import { describeCheckout, findCheckout, saveCheckout, type KnownCheckout } from './queries.ts'

/** The details that the shopper entered for the method; null when none are given. */
const givenDetails = ({
  customer,
  issuer,
  selectedPaymentOption,
}: Pick<
  ChooseMethodsRequest,
  'customer' | 'issuer' | 'selectedPaymentOption'
>): Partial<PaymentDetails> | null => {
  const option = issuer ?? selectedPaymentOption
  return customer || option !== undefined
    ? { ...customer, ...(option === undefined ? {} : { issuer: option }) }
    : null
}

/**
 * Saves the step 'Verzend- & betaalmethode'. Omitted values are unchanged, but the details of another payment
 * method are deleted. A payment method may be saved before its details, so that the totals are correct at
 * once.
 */
export const chooseMethods = (
  shop: Shop,
  session: ShopperSession | null,
  request: ChooseMethodsRequest,
): Promise<KnownCheckout | Refusal> =>
  transact(shop.db, async (tx): Promise<KnownCheckout | Refusal> => {
    const cart = session && (await lockCart(tx, session))
    const lines = cart ? await readLines(tx, cart.id) : []
    if (!cart || lines.length === 0) return cartIsEmpty()
    const earlier = await findCheckout(tx, cart.id)

    const {
      selectedShippingMethod,
      selectedPaymentMethod,
      customer,
      issuer,
      selectedPaymentOption,
      ...others
    } = request
    const paymentMethod = selectedPaymentMethod ?? earlier?.paymentMethod ?? null
    const stored = paymentMethod === earlier?.paymentMethod ? (earlier?.paymentDetails ?? null) : null
    const given = givenDetails({ customer, issuer, selectedPaymentOption })
    const chosen = {
      shippingMethod: selectedShippingMethod ?? earlier?.shippingMethod ?? null,
      paymentMethod,
      paymentDetails: given
        ? normalisePaymentDetails(paymentMethod ?? '', { ...(stored ?? noDetails), ...given })
        : stored,
    }
    const next = {
      customer: earlier?.customer ?? null,
      billingAddress: earlier?.billingAddress ?? null,
      shippingAddress: earlier?.shippingAddress ?? null,
      ...chosen,
    }
    const wrong = methodMistakes(next, checkoutContextOf(lines, next, await offerTo(tx, shop, session)))
    const mistakes: FieldMessages = {
      ...(selectedShippingMethod !== undefined && wrong.selectedShippingMethod
        ? { selectedShippingMethod: wrong.selectedShippingMethod }
        : {}),
      ...(selectedPaymentMethod !== undefined && wrong.selectedPaymentMethod
        ? { selectedPaymentMethod: wrong.selectedPaymentMethod }
        : {}),
      ...(given ? detailMistakes(next) : {}),
    }
    const [first] = Object.values(mistakes)
    if (first) return refuse('validation_failed', first, mistakes)
    await saveCheckout(tx, session, { ...others, ...chosen })
    return describeCheckout(tx, shop, session, cart.id)
  })

import type { FieldMessages } from 'shared-types/errors'
import { tidyPaymentDetails } from 'shared-types/forms/payment'
import type { ChooseMethodsRequest } from 'shared-types/v1/checkout'
import { readLines } from '../cart/contents.ts'
import { lockCart } from '../cart/queries.ts'
import type { Shop } from '../context.ts'
import type { ShopperSession } from '../customer/shopper-session.ts'
import { transact } from '../db/transact.ts'
import { refuse, type Refusal } from '../refusal.ts'
import { circumstancesOf, detailMistakes, methodMistakes } from './methods-rules.ts'
import { cartIsEmpty, describeCheckout, findCheckout, saveCheckout, type KnownCheckout } from './queries.ts'

/**
 * The step 'Verzend- & betaalmethode'. What is left out stays as it was, but for the details of another way of
 * paying: those go. A way of paying may be stored before its details are there, so that the totals are true at once.
 */
export const chooseMethods = (
  shop: Shop,
  session: ShopperSession | null,
  { shipping_method, payment_method, payment_details }: ChooseMethodsRequest,
): Promise<KnownCheckout | Refusal> =>
  transact(shop.db, async (tx): Promise<KnownCheckout | Refusal> => {
    const cart = session && (await lockCart(tx, session))
    const lines = cart ? await readLines(tx, cart.id) : []
    if (!cart || lines.length === 0) return cartIsEmpty()
    const earlier = await findCheckout(tx, cart.id)

    const paymentMethod = payment_method ?? earlier?.paymentMethod ?? null
    const kept = paymentMethod === earlier?.paymentMethod ? (earlier?.paymentDetails ?? null) : null
    const chosen = {
      shippingMethod: shipping_method ?? earlier?.shippingMethod ?? null,
      paymentMethod,
      paymentDetails: payment_details ? tidyPaymentDetails(paymentMethod ?? '', payment_details) : kept,
    }
    const next = {
      billingAddress: earlier?.billingAddress ?? null,
      shippingAddress: earlier?.shippingAddress ?? null,
      ...chosen,
    }
    const wrong = methodMistakes(next, circumstancesOf(lines, next, shop.config.paymentMethodsOff))
    const mistakes: FieldMessages = {
      ...(shipping_method !== undefined && wrong.shipping_method
        ? { shipping_method: wrong.shipping_method }
        : {}),
      ...(payment_method !== undefined && wrong.payment_method
        ? { payment_method: wrong.payment_method }
        : {}),
      ...(payment_details ? detailMistakes(next) : {}),
    }
    const [first] = Object.values(mistakes)
    if (first) return refuse('validation_failed', first, mistakes)
    await saveCheckout(tx, session, chosen)
    return describeCheckout(tx, shop, cart.id)
  })

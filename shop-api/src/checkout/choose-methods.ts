import type { ChooseMethodsRequest } from 'shared-types/v1/checkout'
import type { FieldMessages } from 'shared-types/errors'
import type { Shop } from '../context.ts'
import type { ShopperSession } from '../customer/shopper-session.ts'
import { transact } from '../db/transact.ts'
import { refuse, type Refusal } from '../refusal.ts'
import { findPaymentMethod, findShippingMethod } from './methods.ts'
import type { CheckoutRow } from './present.ts'
import { saveCheckout } from './queries.ts'

/** The step 'Verzend- & betaalmethode'. What is left out stays as it was. */
export const chooseMethods = async (
  shop: Shop,
  session: ShopperSession | null,
  { shipping_method, payment_method }: ChooseMethodsRequest,
): Promise<CheckoutRow | Refusal> => {
  const mistakes: FieldMessages = {}
  if (shipping_method !== undefined && !findShippingMethod(shipping_method)) {
    mistakes.shipping_method = 'Selecteer een verzendmethode'
  }
  if (payment_method !== undefined && !findPaymentMethod(payment_method)) {
    mistakes.payment_method = 'Selecteer een betaalmethode'
  }
  const [first] = Object.values(mistakes)
  if (first) return refuse('validation_failed', first, mistakes)
  return transact(shop.db, (tx) =>
    saveCheckout(tx, session, {
      ...(shipping_method === undefined ? {} : { shippingMethod: shipping_method }),
      ...(payment_method === undefined ? {} : { paymentMethod: payment_method }),
    }),
  )
}

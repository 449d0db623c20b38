import type { SaveCustomerRequest } from 'shared-types/v1/checkout'
import type { Shop } from '../context.ts'
import type { ShopperSession } from '../customer/shopper-session.ts'
import { transact } from '../db/transact.ts'
import { refuse, type Refusal } from '../refusal.ts'
import { checkAddressStep, normaliseAddressStep } from './address-rules.ts'
import type { CheckoutRow } from './present.ts'
import { saveCheckout } from './queries.ts'

/** The step 'Adres': who buys, who pays and where it goes. */
export const saveCustomer = async (
  shop: Shop,
  session: ShopperSession | null,
  step: SaveCustomerRequest,
): Promise<CheckoutRow | Refusal> => {
  const mistakes = checkAddressStep(step)
  if (Object.keys(mistakes).length > 0) {
    return refuse('validation_failed', 'Niet alles is goed ingevuld.', mistakes)
  }
  const { customer, billing_address, shipping_address } = normaliseAddressStep(step)
  return transact(shop.db, (tx) =>
    saveCheckout(tx, session, {
      customer,
      billingAddress: billing_address,
      shippingAddress: shipping_address,
    }),
  )
}

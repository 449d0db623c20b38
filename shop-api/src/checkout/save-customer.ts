import { AddressStepForm, normaliseAddressStep } from 'shared-types/forms/checkout'
import { vatMessage } from 'shared-types/forms/customer'
import { messagesOfIssues } from 'shared-types/forms/fields/messages'
import type { SaveCustomerRequest } from 'shared-types/contracts/provider/checkout'
import { readLines } from '../cart/contents/contents.ts'
import { lockCart, cartIsEmpty } from '../cart/contents/queries.ts'
import type { Shop } from '../context.ts'
import type { ShopperSession } from '../session/shopper-session.ts'
import { transact } from '../db/transact.ts'
import { useQuota } from '../quota/use-quota.ts'
import { isRefusal, refuseFields, type Refusal } from '../refusal.ts'
import type { ClientIp } from '../session/client-ip.ts'
import { checkVat } from './check-vat.ts'
import { checkoutContextOf, offerTo, undeliveredMistake } from './validate-methods.ts'
import { paymentMistake } from '../payment/eligibility.ts'
import { isShippingOffered } from '../shipping/eligibility.ts'
import { describeCheckout, findCheckout, saveCheckout, type KnownCheckout } from './queries.ts'

/**
 * Saves the step 'Adres': customer, billing and shipping address. Methods chosen in a later step that are not
 * available at this address must be chosen again.
 */
export const saveCustomer = async (
  shop: Shop,
  session: ShopperSession | null,
  step: SaveCustomerRequest,
  address: ClientIp,
): Promise<KnownCheckout | Refusal> => {
  const filledIn = { ...step, sameDeliveryAddress: step.shippingAddress === null }
  const { error } = AddressStepForm.safeParse(filledIn)
  if (error) return refuseFields(messagesOfIssues(error.issues))
  const { customer, billingAddress, shippingAddress } = normaliseAddressStep(filledIn)
  // Before the lock, because this calls an external server.
  const vat =
    customer.type === 'company' ? await checkVat(shop, customer.vatNumber, billingAddress.countryCode) : null
  if (vat === 'invalid') {
    return refuseFields({ 'customer.vatNumber': vatMessage })
  }
  return transact(shop.db, async (tx): Promise<KnownCheckout | Refusal> => {
    const cart = session && (await lockCart(tx, session))
    const lines = cart ? await readLines(tx, cart.id) : []
    if (!cart || lines.length === 0) return cartIsEmpty()
    const earlier = await findCheckout(tx, cart.id)
    // The cart then tells whether this address has used a code for one use per customer.
    const isGuess = cart.voucherCode !== null && earlier?.customer?.email !== customer.email
    const refused =
      isGuess && (await useQuota(tx, shop.config, 'voucher', { address, session: session.tokenHash }))
    if (isRefusal(refused)) return refused
    const addresses = { billingAddress, shippingAddress }
    const chosen = {
      shippingMethod: earlier?.shippingMethod ?? null,
      paymentMethod: earlier?.paymentMethod ?? null,
    }
    const context = checkoutContextOf(lines, { ...addresses, ...chosen }, await offerTo(tx, shop, session))
    const undelivered = undeliveredMistake(context)
    if (undelivered) {
      const field = `${shippingAddress ? 'shippingAddress' : 'billingAddress'}.countryCode`
      return refuseFields({ [field]: undelivered })
    }
    await saveCheckout(tx, session, {
      customer,
      vatVerified: vat === null ? null : vat === 'verified',
      ...addresses,
      shippingMethod: isShippingOffered(chosen.shippingMethod, context) ? chosen.shippingMethod : null,
      paymentMethod: paymentMistake(chosen.paymentMethod, customer.birthdate, context)
        ? null
        : chosen.paymentMethod,
    })
    return describeCheckout(tx, shop, session, cart.id)
  })
}

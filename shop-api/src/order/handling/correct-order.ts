import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import { type CorrectOrder, OrderBefore } from 'shared-types/contracts/admin/orders'
import { normaliseShippingAddress, withReceiver } from 'shared-types/forms/address'
import { normaliseCustomer } from 'shared-types/forms/customer'
import type { Shop } from '../../context.ts'
import { order as orderTable, type OrderRow } from '../../db/schema/buying/order.ts'
import { editedMeanwhile } from '../../db/edited-meanwhile.ts'
import { transact } from '../../db/transact.ts'
import { canOrderMove, isPayable } from '../state/states.ts'
import { isRefusal, refuse, refuseField, type Refusal } from '../../refusal.ts'
import { accountOf } from '../record/claim-guest-orders.ts'
import { lockOrder, noSuchOrder, readOrderLines } from '../record/queries.ts'
import { nextLinks } from '../record/order-link.ts'
import { moveVoucherUses } from '../record/voucher-use.ts'
import { replaceInvoice } from './replace-invoice.ts'
import { writeCorrectedConfirmation } from '../record/write-mail.ts'

/** Until the last parcel leaves. */
export const isCorrectable = ({ state }: OrderRow): boolean =>
  isPayable(state) || canOrderMove(state, 'shipped')

/** Instead of a message that promises a mail. */
export const refuseUnchanged = (): Refusal =>
  refuse('validation_failed', 'Dit stond er al zo: de klant krijgt geen nieuwe mail.')

/**
 * Corrects name, e-mail address, phone number and delivery address, and sends the confirmation again, to the new address.
 * With another e-mail address, links in earlier mails end, and a code that each customer can use once counts for the new
 * one. Another name replaces an issued invoice. The fingerprint stays: with the old details in the checkout, the shopper
 * still finds this order instead of placing another one.
 */
export const correctOrder = (shop: Shop, orderId: string, typed: CorrectOrder): Promise<OrderRow | Refusal> =>
  transact(shop.db, async (tx): Promise<OrderRow | Refusal> => {
    const order = await lockOrder(tx, orderId)
    if (!order) return noSuchOrder()
    if (!isCorrectable(order)) {
      return refuse(
        'validation_failed',
        'Deze bestelling is al verzonden of afgesloten. De gegevens staan vast.',
      )
    }
    const { firstName, lastName, email, phoneNumber = order.customer.phoneNumber } = typed
    const customer = normaliseCustomer({ ...order.customer, firstName, lastName, email, phoneNumber })
    const address = normaliseShippingAddress(typed.shippingAddress)
    if (address.countryCode !== order.shippingAddress.countryCode) {
      return refuseField(
        'shippingAddress.countryCode',
        'Het land kan niet veranderen: de verzendkosten en de btw hangen ervan af.',
      )
    }
    const shippingAddress = withReceiver(address, customer)
    const isUnchanged = isDeepStrictEqual(
      [customer, shippingAddress],
      [normaliseCustomer(order.customer), normaliseShippingAddress(order.shippingAddress)],
    )
    if (!isDeepStrictEqual(OrderBefore.strip().parse(order), typed.was)) {
      // The same once more, after a lost answer.
      return isUnchanged ? order : editedMeanwhile(tx, 'order', order.id)
    }
    if (isUnchanged) return refuseUnchanged()
    // An order placed while logged in has no session of a guest. It stays with its account, whatever its address.
    const customerId = order.sessionTokenHash === null ? order.customerId : await accountOf(tx, email)
    const isReaddressed = customer.email !== order.customer.email
    const [corrected] = await tx
      .update(orderTable)
      .set({
        customer,
        shippingAddress,
        customerId,
        // The other address may be that of a stranger.
        ...(isReaddressed ? { linksFrom: nextLinks() } : {}),
      })
      .where(eq(orderTable.id, order.id))
      .returning()
    if (!corrected) return noSuchOrder()
    if (isReaddressed) await moveVoucherUses(tx, [order.id])
    const invoiced = await replaceInvoice(tx, shop.config, order, corrected)
    if (isRefusal(invoiced)) return invoiced
    await writeCorrectedConfirmation(tx, shop.config, invoiced, await readOrderLines(tx, order.id))
    return invoiced
  })

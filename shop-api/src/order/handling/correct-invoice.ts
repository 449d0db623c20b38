import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import { type CorrectInvoice, InvoiceBefore } from 'shared-types/contracts/admin/orders'
import { normaliseAddress } from 'shared-types/forms/address'
import { companyNumberMistakes, normaliseCustomer, vatMessage } from 'shared-types/forms/customer'
import { checkVat } from '../../checkout/check-vat.ts'
import type { Shop } from '../../context.ts'
import { order as orderTable, type OrderRow } from '../../db/schema/buying/order.ts'
import { editedMeanwhile } from '../../db/edited-meanwhile.ts'
import { transact } from '../../db/transact.ts'
import { refuse, refuseField, type Refusal } from '../../refusal.ts'
import { findOrder, lockOrder, noSuchOrder } from '../record/queries.ts'
import { isAnonymised } from '../record/anonymise-orders.ts'
import { refuseUnchanged } from './correct-order.ts'
import { replaceInvoice } from './replace-invoice.ts'

/** With a company name, the customer is a company. */
const correctedCustomer = (order: OrderRow, typed: CorrectInvoice) => {
  const { firstName, lastName, company, vatNumber, cocNumber } = typed
  const type = company.trim() === '' ? 'private' : 'company'
  return normaliseCustomer({ ...order.customer, type, firstName, lastName, company, vatNumber, cocNumber })
}

/** Corrects the name, the company and the address of the invoice, also after shipping: an issued invoice is replaced. */
export const correctInvoice = async (
  shop: Shop,
  orderId: string,
  typed: CorrectInvoice,
): Promise<OrderRow | Refusal> => {
  const known = await findOrder(shop.db, orderId)
  if (!known) return noSuchOrder()
  // The invoice prints one company.
  const billingAddress = normaliseAddress({ ...typed.billingAddress, company: typed.company })
  if (billingAddress.countryCode !== known.billingAddress.countryCode) {
    return refuseField('billingAddress.countryCode', 'Het land van de factuur kan niet veranderen.')
  }
  const typedCustomer = correctedCustomer(known, typed)
  if (typedCustomer.type === 'private') {
    const field = (['vatNumber', 'cocNumber'] as const).find((name) => typed[name].trim() !== '')
    if (field) return refuseField(field, 'Vul een bedrijfsnaam in, of maak dit veld leeg.')
  }
  const [mistake] = companyNumberMistakes(typedCustomer, billingAddress.countryCode)
  if (mistake) return refuseField(mistake.field, mistake.message)
  // Before the lock, because this calls an external server.
  const vat =
    typedCustomer.vatNumber === ''
      ? null
      : await checkVat(shop, typedCustomer.vatNumber, billingAddress.countryCode)
  if (vat === 'invalid') return refuseField('vatNumber', vatMessage)
  return transact(shop.db, async (tx): Promise<OrderRow | Refusal> => {
    const order = await lockOrder(tx, orderId)
    if (!order) return noSuchOrder()
    if (isAnonymised(order)) {
      return refuse('validation_failed', 'De gegevens van deze bestelling zijn verwijderd.')
    }
    const customer = correctedCustomer(order, typed)
    const company = order.billingAddress.company || order.customer.company
    const isUnchanged = isDeepStrictEqual(
      [customer, billingAddress],
      [normaliseCustomer(order.customer), normaliseAddress({ ...order.billingAddress, company })],
    )
    if (!isDeepStrictEqual(InvoiceBefore.strip().parse(order), typed.was)) {
      // The same once more, after a lost answer.
      return isUnchanged ? order : editedMeanwhile(tx, 'order', order.id)
    }
    if (isUnchanged) return refuseUnchanged()
    const [corrected] = await tx
      .update(orderTable)
      .set({
        customer,
        billingAddress,
        vatVerified: vat === null ? null : vat === 'verified',
      })
      .where(eq(orderTable.id, order.id))
      .returning()
    return corrected ? replaceInvoice(tx, shop.config, order, corrected) : noSuchOrder()
  })
}

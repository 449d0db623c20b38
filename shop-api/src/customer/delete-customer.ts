import { and, eq, sql } from 'drizzle-orm'
import type { BillingAddress, CheckoutCustomer } from 'shared-types/contracts/checkout'
import type { CustomerMessage } from 'shared-types/contracts/customer'
import type { Shop } from '../context.ts'
import { cart } from '../db/schema/buying/cart.ts'
import { checkout } from '../db/schema/buying/checkout.ts'
import { customer, shopperSession, type CustomerRow } from '../db/schema/buying/customer.ts'
import { mail } from '../db/schema/mail.ts'
import { newsletterSubscription } from '../db/schema/newsletter.ts'
import { order } from '../db/schema/buying/order.ts'
import { transact } from '../db/transact.ts'
import { refuse, type Refusal } from '../refusal.ts'
import type { Place } from '../session/client-ip.ts'
import { wrongPassword } from './authentication/set-password.ts'

const deletedCustomer: CheckoutCustomer = {
  type: 'private',
  firstName: 'Verwijderd',
  lastName: 'account',
  gender: null,
  birthdate: '',
  email: 'verwijderd@sluimer.invalid',
  phoneNumber: '',
  company: '',
  vatNumber: '',
  cocNumber: '',
}

/** The country is not removed, because the tax of the order depends on it. */
const nowhere = sql<BillingAddress>`jsonb_build_object('zipcode', '', 'houseNumber', '', 'extension', '', 'countryCode', billing_address ->> 'countryCode', 'city', '', 'street', '', 'company', '')`
const noParcel = sql<never>`jsonb_build_object('zipcode', '', 'houseNumber', '', 'extension', '', 'countryCode', shipping_address ->> 'countryCode', 'city', '', 'street', '', 'company', '', 'firstName', '', 'lastName', '', 'name', '')`

/**
 * Deletes a customer. Orders are retained for the tax office, with their amounts but without personal data.
 * Unpaid and undelivered orders still need a name and an address, so they must be completed first.
 */
export const deleteCustomer = async (
  shop: Shop,
  who: CustomerRow,
  password: string,
  place: Place,
): Promise<CustomerMessage | Refusal> => {
  const wrong = await wrongPassword(shop, who, password, 'password', place)
  if (wrong) return wrong
  return transact(shop.db, async (tx) => {
    const theirs = eq(order.customerId, who.id)
    const open = await tx.$count(
      order,
      and(theirs, sql`${order.state} in ('pending_payment', 'paid', 'shipped')`),
    )
    if (open > 0) {
      return refuse(
        'validation_failed',
        'Er loopt nog een bestelling. Zodra die is afgerond of geannuleerd kun je je account verwijderen.',
      )
    }
    // Before the other deletions, because changes in these sessions may hold locks on those rows.
    await tx.delete(shopperSession).where(eq(shopperSession.customerId, who.id))
    await tx.delete(mail).where(eq(mail.recipient, who.email))
    await tx.delete(newsletterSubscription).where(eq(newsletterSubscription.email, who.email))
    await tx
      .update(order)
      .set({
        customer: deletedCustomer,
        billingAddress: nowhere,
        shippingAddress: noParcel,
        paymentDetails: null,
        sessionTokenHash: null,
      })
      .where(theirs)
    const carts = tx.select({ id: cart.id }).from(cart).where(eq(cart.customerId, who.id))
    await tx.delete(checkout).where(sql`${checkout.cartId} in ${carts}`)
    await tx
      .delete(checkout)
      .where(sql`${checkout.cartId} in ${tx.select({ id: order.cartId }).from(order).where(theirs)}`)
    await tx.delete(customer).where(eq(customer.id, who.id))
    return { message: 'Je account is verwijderd.' }
  })
}

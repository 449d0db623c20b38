import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { accountsUnderTest } from '../../test/accounts-under-test.ts'
import { settleOrder } from '../../test/settle-order.ts'
import { newShopper, type Shopper } from '../../test/shopper.ts'
import type { Cart } from '../../test/wire-types.ts'
import { cart } from '../db/schema/buying/cart.ts'
import { shopperSession } from '../db/schema/buying/customer.ts'
import { newsletterSubscription } from '../db/schema/newsletter.ts'
import { remindOfCarts } from './remind-of-carts.ts'

const { world, mailsTo, createAccount, logIn, loggedIn } = accountsUnderTest()

beforeEach(async () => {
  // Exclude the carts of the previous tests.
  await world.shop.db.update(cart).set({ remindedAt: new Date() })
})

/** The site sends the address only with consent. */
const typeWithConsent = (shopper: Shopper, email: string) =>
  shopper.ask('POST', '/v1/abandon/email', { email })
const fill = async (shopper: Shopper) => (await shopper.add(world.first)).body
const age = ({ quote_id }: Pick<Cart, 'quote_id'>) =>
  world.shop.db
    .update(cart)
    .set({ updatedAt: new Date(Date.now() - 300 * 60_000) })
    .where(eq(cart.id, quote_id ?? ''))
const remindersTo = async (email: string) => {
  await remindOfCarts(world.shop.shop)
  return (await mailsTo(email)).filter(({ kind }) => kind === 'abandoned_cart').length
}

describe('the reminder of the cart of a customer', () => {
  it('is sent once, in however many browsers the customer typed the address', async () => {
    const { shopper, email } = await loggedIn()
    const elsewhere = newShopper(world.shop)
    await logIn(elsewhere, email)
    const left = await fill(shopper)
    for (const browser of [shopper, elsewhere]) await typeWithConsent(browser, email)
    await age(left)
    await Promise.all([remindOfCarts(world.shop.shop), remindOfCarts(world.shop.shop)])
    expect(await remindersTo(email)).toBe(1)
  })

  it('is not sent without consent', async () => {
    const { shopper, email } = await loggedIn()
    await age(await fill(shopper))
    expect(await remindersTo(email)).toBe(0)
  })

  it('is not sent to another address that was typed in one of their browsers', async () => {
    const { shopper, email } = await loggedIn()
    const other = 'huisgenoot@example.com'
    await world.shop.db
      .insert(newsletterSubscription)
      .values({ email: other, sessionTokenHash: 'x', confirmedAt: new Date() })
    const left = await fill(shopper)
    await typeWithConsent(shopper, other)
    await age(left)
    expect(await remindersTo(other)).toBe(0)
    // The browser remains in use by a guest after the login has ended.
    await world.shop.db.update(shopperSession).set({ loginEndsAt: new Date() })
    await typeWithConsent(shopper, other)
    expect(await remindersTo(other)).toBe(0)
    // Nor does the other address prevent a reminder to the customer.
    const again = newShopper(world.shop)
    await logIn(again, email)
    await typeWithConsent(again, email)
    expect([await remindersTo(email), await remindersTo(other)]).toEqual([1, 0])
  })

  it('is not sent after an order of the customer with another address', async () => {
    const email = await createAccount()
    const shopper = newShopper(world.shop)
    const left = await fill(shopper)
    // The order is of another cart and after this one was filled, which becomes the customer's at the login.
    const elsewhere = newShopper(world.shop)
    await logIn(elsewhere, email)
    await elsewhere.fillIn(world.second)
    await settleOrder(world.shop, (await elsewhere.press()).body.order_id, 'paid')
    await logIn(shopper, email)
    await typeWithConsent(shopper, email)
    await age(left)
    expect(await remindersTo(email)).toBe(0)
  })
})

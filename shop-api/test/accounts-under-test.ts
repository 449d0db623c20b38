import { eq } from 'drizzle-orm'
import { afterAll, beforeAll } from 'vitest'
import { customer } from '../src/db/schema/buying/customer.ts'
import { mail } from '../src/db/schema/mail.ts'
import { makeArticle } from './articles.ts'
import { openOutsideDouble, type Reply } from './outside-double.ts'
import { queueAt } from './queue-at.ts'
import { ensureShopDetails } from './shop-details.ts'
import { openShopUnderTest, type ShopUnderTest } from './shop-under-test.ts'
import { newShopper, type Shopper } from './shopper.ts'
import { tokenInMail } from './token-in-mail.ts'
import type { LoginStatus } from './wire-types.ts'

export const password = 'Zacht&Warm1'

/** The body of a registration. */
export const request = (email: string, changed: Record<string, string> = {}) => ({
  type: 'private',
  first_name: 'Zoë',
  last_name: 'de Vries',
  email,
  phone: '',
  company: '',
  password,
  ...changed,
})

const logIn = (shopper: Shopper, email: string, typed = password) =>
  shopper.ask<LoginStatus>('POST', '/v1/customer/login', { username: email, password: typed })

/** The shared data of the tests of a file; complete after its hooks have run. */
interface World {
  shop: ShopUnderTest
  /** Variant ids of two articles in stock. */
  first: number
  second: number
  /** The response of the European VAT register. */
  registered: Reply
}

/** Registers hooks that open a shop for the file, and returns helpers for accounts in it. */
export const accountsUnderTest = () => {
  const world = {} as World
  let vies: Awaited<ReturnType<typeof openOutsideDouble>>
  beforeAll(async () => {
    vies = await openOutsideDouble(() => world.registered)
    world.shop = await openShopUnderTest({ config: { viesUrl: vies.url } })
    await ensureShopDetails(world.shop.db)
    world.first = await makeArticle(world.shop.db)
    world.second = await makeArticle(world.shop.db)
  })
  afterAll(async () => {
    await world.shop.close()
    await vies.close()
  })

  let made = 0
  const newEmail = () => `klant${(made += 1)}@example.com`
  const mailsTo = (email: string) => world.shop.db.select().from(mail).where(eq(mail.recipient, email))
  const linkIn = (email: string, kind: Parameters<typeof tokenInMail>[2]) =>
    tokenInMail(world.shop.db, email, kind)
  const confirm = (token: string, typed = password) =>
    newShopper(world.shop).ask<{ message: string }>('POST', '/v1/customer/email/confirm', {
      token,
      password: typed,
    })
  const createAccount = async (email = newEmail()) => {
    await newShopper(world.shop).ask('POST', '/v1/customer', request(email))
    await confirm(await linkIn(email, 'account_confirm'))
    return email
  }
  /** A shopper with a client IP. */
  const shopperAt = (address: string) => newShopper(world.shop, '', address)
  const loggedIn = async (email?: string) => {
    const known = await createAccount(email)
    const shopper = newShopper(world.shop)
    await logIn(shopper, known)
    return { shopper, email: known }
  }
  /** Sends the requests so that they wait for the account one after the other, with what they have checked before. */
  const queueAtAccount = <T>(email: string, requests: (() => Promise<T>)[]) =>
    queueAt(
      world.shop.db,
      (tx) => tx.select().from(customer).where(eq(customer.email, email)).for('update'),
      requests,
    )
  return {
    world,
    newEmail,
    mailsTo,
    linkIn,
    confirm,
    createAccount,
    shopperAt,
    logIn,
    loggedIn,
    queueAtAccount,
  }
}

import { TOTP } from 'otpauth'
import type { TotpOffer } from 'shared-types/contracts/admin/staff'
import { admin } from 'shared-types/contracts/admin/paths'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { makeArticle } from '../../test/articles.ts'
import { ensureShopDetails } from '../../test/shop-details.ts'
import { employ, ownOrigin } from '../../test/staff-under-test.ts'
import { openReplica, openShopUnderTest, type ShopUnderTest } from '../../test/shop-under-test.ts'
import { newShopper } from '../../test/shopper.ts'
import { buildApp } from '../app.ts'
import { restoreUrl } from '../cart/cart-link.ts'
import { noRemindersUrl } from '../abandonment/reminder-link.ts'
import { confirmUrl, unsubscribeUrl } from '../newsletter/newsletter-link.ts'
import { newsletterSubscription } from '../db/schema/newsletter.ts'
import { cart } from '../db/schema/buying/cart.ts'
import { orderToken } from '../order/record/order-link.ts'

const old = {
  tokenSecret: 'the-old-secret-of-more-than-32-characters',
  servicePassword: 'the-old-password',
  renderApiKey: 'the-old-key-of-16-characters',
}

let shop: ShopUnderTest
beforeAll(async () => {
  shop = await openShopUnderTest()
  await ensureShopDetails(shop.db)
})
afterAll(() => shop.close())

const tokenOf = (url: string) => new URL(url).searchParams.get('token')

const rotate = (previous: Partial<typeof old>) => {
  shop.shop.config.previous = { tokenSecret: null, servicePassword: null, renderApiKey: null, ...previous }
}

it.each(Object.entries(old))(
  'accepts the previous %s while it is set, and not after that',
  async (name, secret) => {
    const shopper = newShopper(shop)
    await shopper.fillIn(await makeArticle(shop.db))
    const id = (await shopper.press()).body.order_id
    const [{ cartId } = { cartId: '' }] = await shop.db.select({ cartId: cart.id }).from(cart)
    const [subscribed] = await shop.db
      .insert(newsletterSubscription)
      .values({ email: `${name}@example.com`, sessionTokenHash: '' })
      .returning()
    const subscription = subscribed?.id ?? ''
    const signed = { ...shop.shop.config, tokenSecret: old.tokenSecret }
    const post = async (url: string, payload: object) =>
      (await newShopper(shop).ask('POST', url, payload)).status
    const uses: { [secretName: string]: (() => Promise<number>)[] } = {
      tokenSecret: [
        async () =>
          (
            await newShopper(shop).ask(
              'GET',
              `/v1/order/${id}?token=${orderToken(secret, { id, linksFrom: null })}`,
            )
          ).status,
        () => post('/v1/cart/restore', { id: restoreUrl(signed, cartId).split('/').at(-1) }),
        () => post('/v1/abandon/unsubscribe', { token: tokenOf(noRemindersUrl(signed, 'zoe@example.com')) }),
        () => post('/v1/content/newsletter/confirm', { token: tokenOf(confirmUrl(signed, subscription)) }),
        () =>
          post('/v1/content/newsletter/unsubscribe', {
            token: tokenOf(unsubscribeUrl(signed, { id: subscription, email: `${name}@example.com` })),
          }),
      ],
      servicePassword: [() => post('/login', { email: shop.shop.config.serviceEmail, password: secret })],
      renderApiKey: [
        async () =>
          (await shop.app.inject({ url: '/render/scenes', headers: { 'x-api-key': secret } })).statusCode,
      ],
    }
    const statuses = async () => {
      const all: number[] = []
      for (const use of uses[name] ?? []) all.push(await use())
      return all
    }
    rotate({})
    const before = await statuses()
    expect(before.length).toBeGreaterThan(0)
    for (const status of before) expect([401, 404]).toContain(status)
    rotate({ [name]: secret })
    expect((await statuses()).filter((status) => status >= 300)).toEqual([])
  },
)

const fresh = {
  tokenSecret: 'the-new-secret-of-more-than-32-characters',
  servicePassword: 'the-new-password',
  renderApiKey: 'the-new-key-of-16-characters',
}
type Secrets = Partial<typeof old>

/** One more shop-api on the same database, with these secrets. */
const openWith = async (secrets: Secrets, previous: Secrets) => {
  const replica = openReplica(shop)
  const none = { tokenSecret: null, servicePassword: null, renderApiKey: null }
  const config = { ...replica.shop.config, ...secrets, previous: { ...none, ...previous } }
  const app = await buildApp({ ...replica.shop, config })
  const close = async () => {
    await app.close()
    await replica.close()
  }
  const logIn = async ({ servicePassword: password } = old) => {
    const payload = { email: config.serviceEmail, password }
    const answer = await app.inject({ method: 'POST', url: '/login', payload })
    return `Bearer ${answer.json<{ access_token?: string }>().access_token}`
  }
  return { ...shop, app, logIn, close }
}

const before = () => openWith(old, {})
const firstRound = () => openWith(old, fresh)
const secondRound = () => openWith(fresh, old)
const after = () => openWith(fresh, {})

afterEach(() => void vi.useRealTimers())
it.each([
  ['during the first round', before, firstRound, old],
  ['during the second round, before the bff', firstRound, secondRound, old],
  ['during the second round, after the bff', firstRound, secondRound, fresh],
  ['while the previous secrets are removed', secondRound, after, fresh],
])('each replica accepts what the other gave out %s', async (_when, openOne, openOther, ofBff) => {
  const replicas = [await openOne(), await openOther()]
  for (const [here, there] of [replicas, replicas.toReversed()]) {
    if (!here || !there) throw new Error('there are two')
    const bearer = await here.logIn(ofBff)
    const shopper = newShopper({ ...here, bearer })
    await shopper.fillIn(await makeArticle(shop.db))
    const pressAt = async ({ app }: typeof here) =>
      app.inject({
        method: 'POST',
        url: '/v1/checkout/payment-url',
        headers: { authorization: bearer, cookie: shopper.jar.cookie, 'idempotency-key': 'one-press' },
      })
    const order = (await pressAt(here)).json<{ order_id: string }>()
    expect((await pressAt(there)).json()).toEqual(order)
    const headers = { 'x-api-key': ofBff.renderApiKey }
    expect((await there.app.inject({ url: '/render/scenes', headers })).statusCode).toBe(200)

    // The codes name time steps of 30 seconds, so the clock must not enter the next one.
    vi.useFakeTimers({ toFake: ['Date'] })
    const employee = await employ(here, 'service')
    const { secret } = (await employee.ask('GET', admin.accountTotp)).json<TotpOffer>()
    const code = (later: number) => new TOTP({ secret }).generate({ timestamp: Date.now() + later * 30_000 })
    const { password: current, email, password } = employee
    await employee.ask('PUT', admin.accountTotp, { current, secret, code: code(-1) })
    const logIn = async ({ app }: typeof here, later: number) =>
      (
        await app.inject({
          method: 'POST',
          url: admin.login,
          headers: ownOrigin,
          payload: { email, password, code: code(later) },
        })
      ).statusCode
    expect([await logIn(there, 0), await logIn(here, 1)]).toEqual([200, 200])
    vi.useRealTimers()
  }
  for (const replica of replicas) await replica.close()
})

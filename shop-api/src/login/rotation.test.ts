import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeArticle } from '../../test/articles.ts'
import { ensureShopDetails } from '../../test/shop-details.ts'
import { openShopUnderTest, type ShopUnderTest } from '../../test/shop-under-test.ts'
import { newShopper } from '../../test/shopper.ts'
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
          (await newShopper(shop).ask('GET', `/v1/order/${id}?token=${orderToken(secret, id)}`)).status,
        () => post('/v1/cart/restore', { id: restoreUrl(signed, cartId).split('/').at(-1) }),
        () => post('/v1/abandon/unsubscribe', { token: tokenOf(noRemindersUrl(signed, 'zoe@example.com')) }),
        () => post('/v1/content/newsletter/confirm', { token: tokenOf(confirmUrl(signed, subscription)) }),
        () =>
          post('/v1/content/newsletter/unsubscribe', {
            token: tokenOf(unsubscribeUrl(signed, subscription)),
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

import { Cart } from 'shared-types/contracts/cart'
import {
  AddressSuggestions,
  Checkout,
  PaymentMethods,
  PaymentUrl,
  ShippingMethods,
} from 'shared-types/contracts/checkout'
import { Order, OrderStatus } from 'shared-types/contracts/order'
import { apiPaths } from 'shared-types/urls/api-paths'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeArticle } from '../../shop-api/test/articles.ts'
import { choose } from '../../shop-api/test/pay-page.ts'
import { ensureShopDetails } from '../../shop-api/test/shop-details.ts'
import { openShopUnderTest, type ShopUnderTest } from '../../shop-api/test/shop-under-test.ts'
import { guest } from './guest.ts'
import { type FrontDesk, openFrontDesk, longDeadlines, problemOf } from './front-desk.ts'
import { race } from './race.ts'
import { held } from '../../shop-api/test/resiliency.ts'

let shop: ShopUnderTest
let desk: FrontDesk

beforeAll(async () => {
  shop = await openShopUnderTest({ listen: true })
  await ensureShopDetails(shop.db)
  desk = await openFrontDesk(shop.url)
})
afterAll(async () => {
  await desk.close()
  await shop.close()
})

type Browser = ReturnType<FrontDesk['browser']>

const add = (browser: Browser, itemId: number, quantity = 1) =>
  browser.post(apiPaths.cartItems).send({ itemId, quantity })

const toPayment = async (browser: Browser) => {
  const id = await makeArticle(shop.db)
  await add(browser, id).expect(200)
  await browser.post(apiPaths.checkoutCustomer).send(guest).expect(200)
  await browser
    .post(apiPaths.paymentMethods)
    .send({ shippingMethod: 'standard', paymentMethod: 'ideal' })
    .expect(200)
}

describe('a guest buys', () => {
  test('from an empty cart to a paid order', async () => {
    const browser = desk.browser()
    expect(Cart.parse((await browser.get(apiPaths.cart)).body)).toMatchObject({ found: false, items: [] })

    const variant = await makeArticle(shop.db, { priceCents: 4995 })
    const filled = Cart.parse((await add(browser, variant, 2)).body)
    const [line] = filled.items
    expect(line).toMatchObject({ variantId: variant, quantity: 2, price: 4995 })
    expect(filled.totals.grandTotal).toBe(9990)
    expect((await browser.get(apiPaths.session)).body).toEqual({
      loggedIn: false,
      customer: null,
      cartQuantity: 2,
    })

    const changed = await browser.put(apiPaths.cartItem(line?.id ?? 0)).send({ quantity: 1 })
    expect(Cart.parse(changed.body).totals.grandTotal).toBe(4995)

    const suggested = await browser.get(apiPaths.addressSuggestions({ zipcode: '1012j', houseNumber: '' }))
    expect(suggested.headers['cache-control']).toBe('private, no-store')
    expect(AddressSuggestions.parse(suggested.body).suggestions).toEqual([
      { zipcode: '1012 JS', street: 'Dam', city: 'Amsterdam', houseNumber: '', extension: '' },
    ])
    const address = apiPaths.address({ zipcode: '3511 LX', houseNumber: '12', extension: '', country: 'NL' })
    expect([200, 404]).toContain((await browser.get(address)).status)
    const { sameDeliveryAddress: _omitted, ...elsewhere } = {
      ...guest,
      shippingAddress: { ...guest.billingAddress, houseNumber: '14', firstName: '', lastName: '', name: '' },
    }
    const sent = await browser.post(apiPaths.checkoutCustomer).send(elsewhere)
    expect(Checkout.parse(sent.body).shippingAddress).toMatchObject({ houseNumber: '14' })
    const saved = Checkout.parse((await browser.post(apiPaths.checkoutCustomer).send(guest)).body)
    expect(saved.customer).toMatchObject({ firstName: 'Zoë', email: 'zoe@example.org' })
    expect(saved.shippingAddress).toBeNull()

    const shipping = ShippingMethods.parse((await browser.get(apiPaths.shippingMethods)).body)
    const payment = PaymentMethods.parse((await browser.get(apiPaths.paymentMethods)).body)
    const chosen = {
      shippingMethod: shipping.methods.find(({ priceIncl }) => priceIncl > 0)?.code,
      paymentMethod: payment.methods[0]?.code,
    }
    const ready = Checkout.parse((await browser.post(apiPaths.paymentMethods).send(chosen)).body)
    expect(ready).toMatchObject(chosen)
    expect(Checkout.parse((await browser.get(apiPaths.checkout)).body)).toEqual(ready)

    const placed = PaymentUrl.parse((await browser.post(apiPaths.paymentUrl)).body)
    expect(placed.orderNumber).toMatch(/^DKBD/)
    const waiting = OrderStatus.parse((await browser.get(apiPaths.orderStatus(placed.orderId))).body)
    expect(waiting).toMatchObject({ state: 'pending_payment', orderNumber: placed.orderNumber })

    const back = new URL(await choose(placed.url, 'paid'))
    expect(OrderStatus.parse((await browser.get(apiPaths.orderStatus(placed.orderId))).body)).toMatchObject({
      state: 'paid',
      paymentState: 'paid',
    })

    // The return URL of the payment opens the order in any browser; the order number alone does not.
    const token = back.searchParams.get('token') ?? ''
    const order = Order.parse((await desk.browser().get(apiPaths.order(placed.orderId, token))).body)
    expect(order.lines).toHaveLength(1)
    const { subTotal, shippingCosts, paymentCosts, additionalCosts, grandTotal } = order.totals
    const extras = additionalCosts.reduce((sum, { amount }) => sum + amount, 0)
    expect([subTotal, grandTotal]).toEqual([4995, 4995 + shippingCosts + paymentCosts + extras])
    expect(grandTotal).toBeGreaterThan(4995)
    expect(problemOf(await desk.browser().get(apiPaths.order(placed.orderId))).status).toBe(404)
    expect(problemOf(await desk.browser().get(apiPaths.order(placed.orderId, `${token}x`))).status).toBe(404)
    expect(Cart.parse((await browser.get(apiPaths.cart)).body).items).toEqual([])
  })

  test('and pays again after cancelling the first payment', async () => {
    const browser = desk.browser()
    await toPayment(browser)
    const placed = PaymentUrl.parse((await browser.post(apiPaths.paymentUrl)).body)
    await choose(placed.url, 'cancelled')
    const again = PaymentUrl.parse(
      (await browser.post(apiPaths.orderPaymentUrl(placed.orderId)).send({})).body,
    )
    expect(again.orderId).toBe(placed.orderId)
    await choose(again.url, 'paid')
    const status = OrderStatus.parse((await browser.get(apiPaths.orderStatus(placed.orderId))).body)
    expect(status.state).toBe('paid')
  })

  test('and presses the button twenty times, for one order', async ({ task }) => {
    const browser = desk.browser()
    await toPayment(browser)
    const answers = await Promise.all(Array.from({ length: 20 }, () => browser.post(apiPaths.paymentUrl)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(answers.map(({ body }) => body.orderId)).size).toBe(1)
    expect(new Set(answers.map(({ body }) => body.url)).size).toBe(1)
    held(task, { fault: 'twenty presses of the order button', measured: 'one order, one page to pay on' })
  })
})

describe('a mistake gets a message, and changes nothing', () => {
  test('more than the stock', async () => {
    const browser = desk.browser()
    const stock = 3
    const id = await makeArticle(shop.db, { stock })
    await add(browser, id, 1).expect(200)
    const refused = problemOf(await add(browser, id, stock))
    expect(refused).toMatchObject({ status: 409, code: 'quantity_unavailable' })
    expect(refused.detail).toBe('Er zijn nog maar 3 stuks op voorraad. Je hebt er al 1 in je winkelwagen.')
    expect(Cart.parse((await browser.get(apiPaths.cart)).body).totals.totalQuantity).toBe(1)
  })

  test.each([999_999_999, 2_147_483_648, Number.MAX_SAFE_INTEGER])(
    'variant %i, which does not exist',
    async (itemId) => {
      expect(problemOf(await add(desk.browser(), itemId)).status).toBeLessThan(500)
    },
  )

  test("a line of another shopper's cart", async () => {
    const [mine, other] = [desk.browser(), desk.browser()]
    const id = await makeArticle(shop.db)
    const line = Cart.parse((await add(mine, id)).body).items[0]?.id ?? 0
    await add(other, id).expect(200)
    expect(problemOf(await other.put(apiPaths.cartItem(line)).send({ quantity: 3 })).status).toBe(404)
    // Removing a line that is not in the cart changes neither cart.
    const theirs = Cart.parse((await other.delete(apiPaths.cartItem(line)).expect(200)).body)
    expect(theirs.items.map((item) => item.id)).not.toContain(line)
    expect(theirs.items).toHaveLength(1)
    expect(Cart.parse((await mine.get(apiPaths.cart)).body).items[0]).toMatchObject({ id: line, quantity: 1 })
    expect(Cart.parse((await mine.delete(apiPaths.cartItem(line))).body).items).toEqual([])
  })

  test('an empty address step', async () => {
    const browser = desk.browser()
    const id = await makeArticle(shop.db)
    await add(browser, id).expect(200)
    const billingAddress = { ...guest.billingAddress, zipcode: '0000', houseNumber: '' }
    const problem = problemOf(
      await browser.post(apiPaths.checkoutCustomer).send({ ...guest, billingAddress }),
    )
    expect(problem).toMatchObject({
      status: 422,
      fields: {
        'billingAddress.zipcode': 'Postcode onjuist',
        'billingAddress.houseNumber': 'Vul een huisnummer in',
      },
    })
    expect(Checkout.parse((await browser.get(apiPaths.checkout)).body).customer).toBeNull()
  })

  test('an unknown payment method', async () => {
    const browser = desk.browser()
    const id = await makeArticle(shop.db)
    await add(browser, id).expect(200)
    const problem = problemOf(await browser.post(apiPaths.paymentMethods).send({ paymentMethod: 'barter' }))
    expect(problem).toMatchObject({ status: 422, fields: { paymentMethod: 'Selecteer een betaalmethode' } })
  })

  test('paying with an empty cart, or before the address step', async () => {
    expect(problemOf(await desk.browser().post(apiPaths.paymentUrl)).code).toBe('cart_empty')
    const browser = desk.browser()
    const id = await makeArticle(shop.db)
    await add(browser, id).expect(200)
    expect(problemOf(await browser.post(apiPaths.paymentUrl)).code).toBe('checkout_incomplete')
  })

  test('an unknown order', async () => {
    const id = crypto.randomUUID()
    expect(problemOf(await desk.browser().get(apiPaths.order(id))).status).toBe(404)
    expect(problemOf(await desk.browser().get(apiPaths.orderStatus(id, 'forged.token'))).status).toBe(404)
    expect(problemOf(await desk.browser().post(apiPaths.orderPaymentUrl(id)).send({})).status).toBe(404)
  })
})

test('twenty concurrent shoppers never see data of each other', { tags: ['slow'] }, async () => {
  const variant = await makeArticle(shop.db, { stock: 40 })
  const shoppers = Array.from({ length: 20 }, (_, index) => ({
    browser: desk.browser(),
    email: `shopper-${index}-@example.org`,
  }))
  for (const { browser, email } of shoppers) {
    await add(browser, variant).expect(200)
    await browser
      .post(apiPaths.checkoutCustomer)
      .send({ ...guest, customer: { ...guest.customer, email } })
      .expect(200)
  }
  await Promise.all(
    Array.from({ length: 10 }, async () =>
      Promise.all(
        shoppers.map(async ({ browser, email }) => {
          const [checkout, cart] = await Promise.all([
            browser.get(apiPaths.checkout),
            browser.get(apiPaths.cart),
          ])
          expect(checkout.body.customer.email).toBe(email)
          expect(checkout.text.match(/shopper-\d+-/g)).toHaveLength(1)
          expect(cart.body.items).toHaveLength(1)
        }),
      ),
    ),
  )
})

test('a purchase logs no data of the buyer', () => {
  const log = desk.lines.join('')
  expect(log).toContain('/api/checkout/customer')
  for (const trace of ['zoe@example.org', 'Oudegracht', 'shopper-1-', 'token='])
    expect(log).not.toContain(trace)
})

test(
  'two hundred buyers over HTTP want the last ten pieces: ten get one, and all others get a message',
  { timeout: 300_000, tags: ['slow'] },
  async ({ task }) => {
    const slowDesk = await openFrontDesk(shop.url, { deadlines: longDeadlines })
    const { bought, refused, stockLeft } = await race(shop, slowDesk)
    await slowDesk.close()
    expect(bought.size).toBe(10)
    expect(refused).toHaveLength(190)
    for (const answer of refused) expect(problemOf(answer).detail).toContain('Dekbed Schaars')
    expect(stockLeft).toBe(0)
    held(task, {
      fault: 'many buyers of the last pieces',
      measured: '200 for ten pieces: 10 sold, 190 refused with a message, stock 0',
    })
  },
)

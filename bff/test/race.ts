import type { Response } from 'supertest'
import { PaymentUrl } from 'shared-types/contracts/checkout'
import { apiPaths } from 'shared-types/urls/api-paths'
import { makeArticle, stockOf } from '../../shop-api/test/articles.ts'
import type { ShopUnderTest } from '../../shop-api/test/shop-under-test.ts'
import { guest } from './guest.ts'
import type { FrontDesk } from './front-desk.ts'

/** Orders, and orders again when the shop is too busy: a slow machine does not serve two hundred within 5 s. */
const order = async (browser: ReturnType<FrontDesk['browser']>, tries = 10): Promise<Response> => {
  const answer = await browser.post(apiPaths.paymentUrl)
  return answer.status === 503 && tries > 1 ? order(browser, tries - 1) : answer
}

/**
 * Two hundred buyers fill in the checkout for the last ten pieces of an article, and then all order at the
 * same time. The steps before have filled the connection pool, so that the orders really run concurrently.
 */
export const race = async (shop: ShopUnderTest, desk: FrontDesk) => {
  const article = await makeArticle(shop.db, { stock: 10, title: 'Dekbed Schaars' })
  const buyers = Array.from({ length: 200 }, () => desk.browser())
  const chosen = { shippingMethod: 'standard', paymentMethod: 'ideal' }
  for (const browser of buyers) {
    await browser.post(apiPaths.cartItems).send({ itemId: article, quantity: 1 }).expect(200)
    await browser.post(apiPaths.checkoutCustomer).send(guest).expect(200)
    await browser.post(apiPaths.paymentMethods).send(chosen).expect(200)
  }
  const answers = await Promise.all(buyers.map((browser) => order(browser)))
  const orders = answers.filter(({ status }) => status === 201).map(({ body }) => PaymentUrl.parse(body))
  return {
    /** The ids of the placed orders. */
    bought: new Set(orders.map(({ orderId }) => orderId)),
    refused: answers.filter(({ status }) => status === 409),
    stockLeft: await stockOf(shop.db, article),
  }
}

/** @module-tag slow */
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ChatSource } from 'shared-types/contracts/chat'
import { creditWarning } from 'shared-types/order/credit-warning'
import type { AssistantAnswer, AssistantMessage } from '../../test/wire-types.ts'
import { moreCustomerQuestions, type SpokenQuestion } from '../../test/more-customer-questions.ts'
import { openShopUnderTest, type ShopUnderTest } from '../../test/shop-under-test.ts'
import { newShopper } from '../../test/shopper.ts'

let shop: ShopUnderTest
beforeAll(async () => {
  shop = await openShopUnderTest()
})
afterAll(() => shop.close())

/** Text that makes sense only with the rest of the page. */
const pointsAtPage = /hierboven|hieronder|hiernaast|onder aan deze|op deze pagina|onderaan/i

const payLater = /\b(?:Klarna|Riverty|AfterPay|Billink|in3|SprayPay|Alma)\b/

/** The contact page is not a quoted source. */
const isPage = ({ link }: ChatSource) => !link.startsWith('/service/klantenservice-contact/')

const mistakes = (wanted: SpokenQuestion, { content, ...answer }: AssistantMessage): string[] => [
  ...(wanted.says ?? []).filter((text) => !text.test(content)).map((text) => `does not say ${text}`),
  ...(wanted.never?.test(content) ? [`says ${wanted.never}`] : []),
  // The form that asks for the order's details is below the answer.
  ...(!answer.asks_order && pointsAtPage.test(content) ? ['points at its page'] : []),
  ...(payLater.test(content) && !content.includes(creditWarning)
    ? ['offers credit without the warning']
    : []),
  ...(wanted.links && !answer.sources[0]?.link.startsWith(wanted.links)
    ? [`links to ${answer.sources[0]?.link}`]
    : []),
  ...(wanted.shows && !answer.products.length ? ['shows no product'] : []),
  ...(wanted.showsNothing && answer.products.length ? ['shows products'] : []),
  ...answer.products
    .filter(({ title }) => wanted.shows && !wanted.shows.test(title))
    .map(({ title }) => `shows ${title}`),
  ...(Boolean(wanted.asksOrder) && !answer.asks_order ? ['does not ask for the order'] : []),
  ...(wanted.quotesNothing && (answer.sources.some(isPage) || answer.products.length)
    ? ['quotes the shop']
    : []),
]

it("answers customers' questions with the expected content", async () => {
  const wrong: string[] = []
  for (const wanted of moreCustomerQuestions) {
    const { body, status } = await newShopper(shop).ask<AssistantAnswer>('POST', '/v1/assistant', {
      message: wanted.question,
    })
    const found = status === 200 ? mistakes(wanted, body.data.message) : [`status ${status}`]
    if (found.length) {
      const said = status === 200 ? body.data.message.content.slice(0, 200) : ''
      wrong.push(`${wanted.question}: ${found.join(', ')}: ${said}`)
    }
  }
  expect(wrong).toEqual([])
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import type { AssistantAnswer } from '../../test/wire-types.ts'
import { customerQuestions } from '../../test/customer-questions.ts'
import { openShopUnderTest, type ShopUnderTest } from '../../test/shop-under-test.ts'
import { newShopper } from '../../test/shopper.ts'

let shop: ShopUnderTest
beforeAll(async () => {
  shop = await openShopUnderTest()
})
afterAll(() => shop.close())

const answerTo = async (message: string) => {
  const { status, body } = await newShopper(shop).ask<AssistantAnswer>('POST', '/v1/assistant', { message })
  expect(status).toBe(200)
  return body.data.message
}

it("classifies customers' questions, and answers them from the right page or department", async () => {
  expect(customerQuestions).toHaveLength(80)
  const unrecognised: string[] = []
  for (const { question, intent, source } of customerQuestions) {
    const answer = await answerTo(question)
    const [product] = answer.products
    const from = product
      ? product.main_category.path
      : (answer.sources[0]?.link.replaceAll(/^\/|\/(#.*)?$/g, '') ?? null)
    const isRightSource =
      source === null
        ? answer.asks_order
        : source.split(',').some((wanted) => from === wanted || from?.startsWith(`${wanted}/`))
    if (!intent.includes(answer.intent) || !isRightSource) {
      unrecognised.push(`${question} → ${answer.intent}, ${from}: ${answer.content.slice(0, 90)}`)
    }
  }
  expect(unrecognised).toEqual([])
})

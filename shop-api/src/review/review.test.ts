import { desc, eq } from 'drizzle-orm'
import { ProductReviews } from 'shared-types/contracts/catalog'
import { Product, ProductTiles } from 'shared-types/contracts/provider/catalog'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readAnswer } from '../../test/read-answer.ts'
import { ensureShopDetails } from '../../test/shop-details.ts'
import { openShopUnderTest, type ShopUnderTest } from '../../test/shop-under-test.ts'
import { makeArticle } from '../../test/articles.ts'
import { newShopper, storedStep } from '../../test/shopper.ts'
import { product, productCategory, variant } from '../db/schema/products/catalog.ts'
import { gift } from '../db/schema/products/gift.ts'
import { quotaUse } from '../db/schema/process/quota.ts'
import { hashPassword } from '../password/password.ts'
import { customer } from '../db/schema/buying/customer.ts'
import { order } from '../db/schema/buying/order.ts'
import { review } from '../db/schema/review.ts'
import { runCommand } from '../command/run-command.ts'
import { answerReview, listUnansweredReviews } from './answer-review.ts'
import { listWaitingReviews, moderateReview } from './moderate-review.ts'

let shop: ShopUnderTest
beforeAll(async () => {
  shop = await openShopUnderTest({ config: { quotaFactor: 1 } })
  await ensureShopDetails(shop.db)
})
afterAll(() => shop.close())
beforeEach(() => shop.db.delete(quotaUse))

const written = (title = 'Slaapt heerlijk', email = 'zoe@example.com') => ({
  product: { title: 'Een product', url: 'http://shop.example/een.html', description: '' },
  review: { title, content: 'Zacht.\n<script>alert(1)</script>', score: 4 },
  customer: { name: 'Zoë', email },
})
const post = (shopper: ReturnType<typeof newShopper>, productId: number, body: object = written()) =>
  shopper.ask<{ message: string }>('POST', `/v1/catalog/product/${productId}/review`, body)
const shown = async (productId: number, query = '') =>
  readAnswer(
    ProductReviews,
    await newShopper(shop).ask('GET', `/v1/catalog/product/${productId}/reviews${query}`),
  )
const waitingFor = async (title: string) => {
  const found = (await listWaitingReviews(shop.db)).filter((waiting) => waiting.title === title)
  return found.map(({ id }) => id)
}

/** A review of product 20. */
const rowOf = (row: { score: number; title: string; content: string }) => ({
  ...row,
  productId: 20,
  displayName: 'Zoë',
})
/** The titles of the chosen ones of the three reviews of product 20. */
const found = async (query: string) => {
  const { reviews, summary, score_counts, pagination } = await shown(20, query)
  expect([summary.count, score_counts, pagination.total]).toEqual([3, [0, 2, 0, 0, 1], reviews.length])
  return reviews.map(({ review_title }) => review_title).toSorted()
}

describe('a review', () => {
  it('is shown as typed after moderation, and is then counted', async () => {
    const before = await shown(1)
    const answer = await post(newShopper(shop), 1, written('Nagelezen'))
    expect(answer.status).toBe(200)
    expect(answer.body.message).toContain('Bedankt')
    expect((await shown(1)).summary).toEqual(before.summary)

    const [id = 0] = await waitingFor('Nagelezen')
    expect(await moderateReview(shop.db, id, 'approved')).toBe('approved')
    const after = await shown(1)
    expect(after.summary.count).toBe(before.summary.count + 1)
    expect(after.reviews[0]).toMatchObject({
      review_title: 'Nagelezen',
      review_content: 'Zacht.\n<script>alert(1)</script>',
      verified: false,
    })
    const [counted] = await shop.db.select().from(product).where(eq(product.id, 1))
    expect(counted?.reviewCount).toBe(after.summary.count)
    const [stored] = await shop.db.select().from(review).where(eq(review.id, id))
    expect(stored).toMatchObject({ email: null, sessionTokenHash: null })
    expect(await moderateReview(shop.db, id, { ground: 'advertising' })).toMatchObject({
      refused: 'not_found',
    })
  })

  it('is never shown after a rejection', async () => {
    const before = await shown(2)
    await post(newShopper(shop), 2, written('Reclame'))
    const [id = 0] = await waitingFor('Reclame')
    expect(await moderateReview(shop.db, id, { ground: 'advertising' })).toBe('rejected')
    expect(await shown(2)).toEqual(before)
    expect(await waitingFor('Reclame')).toEqual([])
  })

  it('is rejected and removed by commands only on a known ground', async () => {
    const operate = (...args: string[]) =>
      runCommand({ ...shop.shop, pool: shop.pool, print: () => {} }, ['reviews', ...args])
    await post(newShopper(shop), 2, written('Op bevel'))
    const [id = 0] = await waitingFor('Op bevel')
    expect(await operate('reject', String(id))).toMatchObject({
      message: expect.stringContaining('needs a ground: abuse, advertising, personal-data'),
    })
    expect(await operate('reject', 'author', String(id))).toMatchObject({ refused: 'validation_failed' })
    expect(await operate('reject', 'abuse', String(id))).toBe(`${id}: rejected`)
    expect(await operate('remove', 'author', String(id))).toBe(`${id}: removed`)
    expect(await shop.db.$count(review, eq(review.id, id))).toBe(0)
  })

  it('sent twice is stored once, with the latest text', async () => {
    const shopper = newShopper(shop)
    await post(shopper, 3, written('Eerst'))
    await Promise.all([post(shopper, 3, written('Dubbel')), post(shopper, 3, written('Dubbel'))])
    expect(await waitingFor('Eerst')).toEqual([])
    expect(await waitingFor('Dubbel')).toHaveLength(1)
  })

  it('is marked as verified when its author paid for the product, without saying so in the response', async () => {
    const buyer = newShopper(shop)
    const [bought] = await shop.db
      .select()
      .from(variant)
      .where(eq(variant.productId, 4))
      .orderBy(desc(variant.stock))
      .limit(1)
    await buyer.fillIn(bought?.id ?? 0)
    await buyer.press()
    // Anyone can type the address of a buyer.
    const stranger = await post(newShopper(shop), 4, written('Vreemde'))
    const early = await post(buyer, 4, written('Te vroeg'))
    const marks = async () => {
      const waiting = await listWaitingReviews(shop.db)
      return Object.fromEntries(waiting.map(({ title, verified: mark }) => [title, mark]))
    }
    expect(await marks()).toMatchObject({ Vreemde: false, 'Te vroeg': false })
    await shop.db.update(order).set({ state: 'paid' })
    await post(newShopper(shop), 4, written('Later'))
    const verified = await post(buyer, 4, written('Gekocht', 'anders@example.com'))
    expect(verified.body).toEqual(stranger.body)
    expect(verified.body).toEqual(early.body)
    expect(await marks()).toMatchObject({ Vreemde: false, Later: false, Gekocht: true })
    await post(buyer, 5, written('Ander artikel'))
    expect(await marks()).toMatchObject({ 'Ander artikel': false })
  })

  it('of an article that was only given away is not a verified purchase', async () => {
    const bed = await makeArticle(shop.db, { title: 'Boxspring Cadeau', priceCents: 100_000 })
    const duvet = await makeArticle(shop.db, { title: 'Dekbed Cadeau' })
    const productOf = async (id: number) => {
      const [article] = await shop.db.select().from(variant).where(eq(variant.id, id))
      return article?.productId ?? 0
    }
    const [listed] = await shop.db
      .select()
      .from(productCategory)
      .where(eq(productCategory.productId, await productOf(bed)))
    await shop.db
      .insert(gift)
      .values({ categoryId: listed?.categoryId ?? 0, size: '240x220', variantId: duvet })
    const buyer = newShopper(shop)
    await buyer.fillIn(bed)
    await buyer.press()
    await shop.db.update(order).set({ state: 'paid' })
    await post(buyer, await productOf(duvet), written('Cadeau'))
    await post(buyer, await productOf(bed), written('Bed'))
    await shop.db.delete(gift)
    const waiting = await listWaitingReviews(shop.db)
    const marks = Object.fromEntries(waiting.map(({ title, verified }) => [title, verified]))
    expect(marks).toMatchObject({ Bed: true, Cadeau: false })
  })

  it('of a customer is verified in every browser in which the customer is logged in', async () => {
    const email = 'lezer@example.com'
    const passwordHash = await hashPassword('Zacht&Warm1')
    await shop.db.insert(customer).values({ email, passwordHash, profile: { ...storedStep.customer, email } })
    const login = { username: email, password: 'Zacht&Warm1' }
    const [home, phone] = [newShopper(shop), newShopper(shop)]
    for (const browser of [home, phone]) await browser.ask('POST', '/v1/customer/login', login)
    const article = await makeArticle(shop.db)
    const [bought] = await shop.db.select().from(variant).where(eq(variant.id, article))
    await home.fillIn(article)
    await home.press()
    await shop.db.update(order).set({ state: 'paid' })
    await post(phone, bought?.productId ?? 0, written('Van de klant'))
    const waiting = await listWaitingReviews(shop.db)
    expect(waiting.find(({ title }) => title === 'Van de klant')?.verified).toBe(true)
  })

  it('is limited to five per shopper and day', async () => {
    const shopper = newShopper(shop)
    const statuses: number[] = []
    for (const id of [11, 12, 13, 14, 15, 16]) statuses.push((await post(shopper, id)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })

  it('must be complete, and about an existing product', async () => {
    const { review: text, ...rest } = written()
    const answer = await post(newShopper(shop), 1, { ...rest, review: { ...text, score: 9, title: ' ' } })
    expect(answer.status).toBe(422)
    expect(answer.body.errors).toEqual({
      'review.score': 'Dit is een verplicht veld',
      'review.title': 'Dit is een verplicht veld',
    })
    expect((await post(newShopper(shop), 999_999)).status).toBe(404)
  })

  it('is chosen by its stars and by words in its title, its text or the answer', async () => {
    await shop.db.delete(review).where(eq(review.productId, 20))
    await shop.db
      .insert(review)
      .values([
        rowOf({ score: 5, title: 'Heerlijk ZACHT', content: 'Slaapt als een roos.' }),
        rowOf({ score: 2, title: 'Te dun', content: 'Niet zacht genoeg, 100% jammer.' }),
        rowOf({ score: 2, title: 'Matig', content: 'Het valt klein uit.' }),
      ])
    expect(await found('?stars=2')).toEqual(['Matig', 'Te dun'])
    expect(await found('?q=Zacht')).toEqual(['Heerlijk ZACHT', 'Te dun'])
    expect(await found('?q=zacht%20genoeg&stars=2')).toEqual(['Te dun'])
    expect(await found('?q=100%25')).toEqual(['Te dun'])
    expect(await found('?q=100%25_&stars=2')).toEqual([])
    expect(await found('?stars=4')).toEqual([])
    for (const wrong of ['stars=0', 'stars=6', 'stars=veel', 'sterren=2'])
      expect((await newShopper(shop).ask('GET', `/v1/catalog/product/20/reviews?${wrong}`)).status).toBe(422)
    expect((await newShopper(shop).ask('GET', '/v1/catalog/product/20/reviews?stars=2&page=2')).status).toBe(
      404,
    )
  })

  it('has an answer of the shop, which can be replaced and removed', async () => {
    const [critical] = (await shown(20, '?stars=2&q=klein')).reviews
    const id = critical?.id ?? 0
    expect((await listUnansweredReviews(shop.db)).map((unanswered) => unanswered.id)).toContain(id)
    expect(await answerReview(shop.db, id, ' Dank je wel. ')).toBe('answered')
    expect(await answerReview(shop.db, id, 'Ruilen mag altijd.')).toBe('answered')
    expect((await shown(20, '?q=ruilen')).reviews).toMatchObject([
      { id, answer: { content: 'Ruilen mag altijd.', created_at: expect.stringMatching(/^\d{4}-/) } },
    ])
    expect((await listUnansweredReviews(shop.db)).map((unanswered) => unanswered.id)).not.toContain(id)
    expect(await answerReview(shop.db, id, 'x'.repeat(2_001))).toMatchObject({ refused: 'validation_failed' })
    expect(await answerReview(shop.db, id, ' ')).toBe('answer removed')
    expect((await shown(20, '?stars=2&q=klein')).reviews).toMatchObject([{ id, answer: null }])
    await post(newShopper(shop), 20, written('Wacht nog'))
    const [waiting = 0] = await waitingFor('Wacht nog')
    expect(await answerReview(shop.db, waiting, 'Te vroeg')).toMatchObject({ refused: 'not_found' })
  })

  it('counts for the same average in a tile, in the product and in the list of reviews', async () => {
    await shop.db.delete(review).where(eq(review.productId, 20))
    // 50 points in 11 reviews: 4.545…, which is 4.55 in two decimals.
    const scores = [5, 5, 5, 5, 5, 5, 4, 4, 4, 4]
    await shop.db
      .insert(review)
      .values(scores.map((score) => rowOf({ score, title: 'Fijn', content: 'Slaapt zacht.' })))
    await post(newShopper(shop), 20, written('Elfde'))
    const [id = 0] = await waitingFor('Elfde')
    expect(await moderateReview(shop.db, id, 'approved')).toBe('approved')
    const ask = (path: string) => newShopper(shop).ask('GET', path)
    const { products } = readAnswer(ProductTiles, await ask('/v1/catalog/products?ids=20'))
    const shownProduct = readAnswer(Product, await ask('/v1/catalog/product/20'))
    const summaries = [products[0]?.review, shownProduct.review, (await shown(20)).summary]
    expect(summaries).toEqual(summaries.map(() => ({ average_score: 4.5, count: 11 })))
  })

  it('is listed newest first, or by score', async () => {
    const [most] = await shop.db.select().from(product).orderBy(desc(product.reviewCount)).limit(1)
    const id = most?.id ?? 0
    const scores = async (sort: string) =>
      (await shown(id, `?sort=${sort}`)).reviews.map(({ review_score }) => review_score)
    const highest = await scores('highest')
    const lowest = await scores('lowest')
    expect(highest).toEqual(highest.toSorted((a, b) => b - a))
    expect(lowest).toEqual(lowest.toSorted((a, b) => a - b))
    expect((await newShopper(shop).ask('GET', `/v1/catalog/product/${id}/reviews?sort=mooiste`)).status).toBe(
      422,
    )
  })
})

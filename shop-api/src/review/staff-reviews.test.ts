import { and, eq, isNull, max } from 'drizzle-orm'
import { admin, type RowPath } from 'shared-types/contracts/admin/paths'
import type { StaffReview } from 'shared-types/contracts/admin/reviews'
import { pathOf } from 'shared-types/urls/path-pattern'
import { beforeAll, expect, it } from 'vitest'
import { ensureShopDetails } from '../../test/shop-details.ts'
import { addressStep, newShopper } from '../../test/shopper.ts'
import { staffedShop } from '../../test/staff-under-test.ts'
import { customer } from '../db/schema/buying/customer.ts'
import { mail } from '../db/schema/mail.ts'
import { auditLog } from '../db/schema/staff.ts'
import { product } from '../db/schema/products/catalog.ts'
import { publicChange } from '../db/schema/products/change.ts'
import { review } from '../db/schema/review.ts'

let productId: number
const world = staffedShop('content')
beforeAll(async () => {
  await ensureShopDetails(world.shop.db)
  const [any] = await world.shop.db.select().from(product).limit(1)
  productId = any?.id ?? 0
})

const shown = { score: 2, title: 'Dun', content: 'Te dun', displayName: 'Zoë' }
const write = async (given: Partial<typeof review.$inferInsert> = {}) => {
  const typed = { ...shown, productId, email: 'zoe@example.com' }
  const [row] = await world.shop.db
    .insert(review)
    .values({ ...typed, published: false, ...given })
    .returning()
  return row?.id ?? 0
}
const act = (pattern: RowPath, id: number, body?: object) =>
  world.staff.ask('POST', pathOf(pattern, { id }), body)
const remove = (id: number, ground: string) =>
  world.staff.ask('DELETE', pathOf(admin.review, { id }), { ground })
const refusalsTo = (recipient: string) =>
  world.shop.db
    .select()
    .from(mail)
    .where(and(eq(mail.kind, 'review_refused'), eq(mail.recipient, recipient)))
const idsWith = async (status: string) => {
  const answer = await world.staff.ask('GET', `${admin.reviews}?status=${status}&perPage=100`)
  return answer.json<{ rows: StaffReview[] }>().rows.map(({ id }) => id)
}

it('a review is approved once, which counts it, and is then to be answered', async () => {
  const id = await write()
  expect(await idsWith('waiting')).toContain(id)
  const before = await world.shop.db.select().from(product).where(eq(product.id, productId))
  const both = await Promise.all([
    act(admin.reviewApprove, id, { shown }),
    act(admin.reviewReject, id, { ground: 'advertising', explanation: '', shown }),
  ])
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404])
  const after = await world.shop.db.select().from(product).where(eq(product.id, productId))
  const isPublished = both[0]?.statusCode === 200
  expect((after[0]?.reviewCount ?? 0) - (before[0]?.reviewCount ?? 0)).toBe(isPublished ? 1 : 0)

  const published = await write({ published: true })
  expect(await idsWith('unanswered')).toContain(published)
  expect((await act(admin.reviewAnswer, published, { text: ' Wat jammer! ', was: '' })).json()).toMatchObject(
    {
      answer: 'Wat jammer!',
    },
  )
  expect(await idsWith('unanswered')).not.toContain(published)
  expect((await act(admin.reviewAnswer, published, { text: '', was: 'Wat jammer!' })).json()).toMatchObject({
    answer: null,
  })
})

it('a review is rejected on a promised ground, which its author gets by mail', async () => {
  const id = await write({ email: 'afgewezen@example.com' })
  const explanation = 'Linkt naar een eigen winkel'
  const refused = await act(admin.reviewReject, id, { ground: 'critical', explanation, shown })
  expect([refused.statusCode, refused.json()]).toMatchObject([422, { errors: { ground: 'Kies een reden.' } }])
  const answer = await act(admin.reviewReject, id, { ground: 'advertising', explanation, shown })
  expect(answer.json()).toMatchObject({ status: 'rejected', rejectionReason: `reclame: ${explanation}` })
  const [notice, ...more] = await refusalsTo('afgewezen@example.com')
  expect(more).toEqual([])
  expect(notice?.text).toContain('De reden: reclame.')
  expect(notice?.text).not.toMatch(/Dun|dun|Zoë|eigen winkel/)
  expect(await idsWith('rejected')).toContain(id)
  expect(await idsWith('published')).not.toContain(id)
  const rows = await world.shop.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.rowId, String(id)))
  expect(rows.map(({ action }) => action)).toContain('reject review')
  expect(JSON.stringify(rows)).not.toMatch(/zoe@|Zoë/)
})

it('a review that its author replaced since is neither approved nor rejected', async () => {
  const shopper = newShopper(world.shop)
  const post = (content: string) =>
    shopper.ask('POST', `/v1/catalog/product/${productId}/review`, {
      product: { title: 'Een product', url: 'http://shop.example/een.html', description: '' },
      customer: { name: 'Zoë', email: 'zoe@example.com' },
      review: { score: 2, title: 'Dun', content },
    })
  expect((await post('Te dun')).status).toBe(200)
  const waiting = await world.shop.db.select({ id: max(review.id) }).from(review)
  const id = waiting[0]?.id ?? 0
  await post('Kijk op mijn eigen site')
  for (const [path, body] of [
    [admin.reviewApprove, { shown }],
    [admin.reviewReject, { shown, ground: 'abuse', explanation: '' }],
  ] as const) {
    const refused = await act(path, id, body)
    expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
      409,
      'De schrijver heeft deze review intussen gewijzigd. Lees wat er nu staat.',
    ])
  }
  const read = { ...shown, content: 'Kijk op mijn eigen site' }
  const rejection = { shown: read, ground: 'advertising', explanation: '' }
  expect((await act(admin.reviewReject, id, rejection)).json()).toMatchObject(read)
})

it('a published review is taken out of the shop for good, and no longer counted', async () => {
  const counted = async () => {
    const [row] = await world.shop.db.select().from(product).where(eq(product.id, productId))
    return [row?.reviewCount, row?.reviewAverage]
  }
  await act(admin.reviewApprove, await write({ score: 5 }), { shown: { ...shown, score: 5 } })
  const before = await counted()
  const id = await write({ score: 1 })
  await act(admin.reviewApprove, id, { shown: { ...shown, score: 1 } })
  expect((await counted())[0]).toBe(Number(before[0]) + 1)

  await world.shop.db.delete(publicChange)
  expect((await remove(id, 'critical')).statusCode).toBe(422)
  expect((await remove(id, 'author')).statusCode).toBe(204)
  expect(await counted()).toEqual(before)
  expect(await idsWith('published')).not.toContain(id)
  const noted = await world.shop.db.select().from(publicChange)
  expect(noted.map(({ tag }) => tag)).toContain(`product:${productId}`)
  const [logged] = await world.shop.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.rowId, String(id)), eq(auditLog.action, 'remove review'), isNull(auditLog.after)))
  expect(logged).toMatchObject({
    staffId: world.staff.id,
    tableName: 'review',
    before: { score: 1, rejection_reason: 'verzoek van de schrijver' },
  })
  expect(JSON.stringify(logged)).not.toMatch(/Dun|dun/)
  expect((await remove(id, 'author')).statusCode).toBe(404)
})

it('removing a published review mails its author the reason, unless the author requested it', async () => {
  const email = 'schrijver@example.com'
  const profile = addressStep.customer as never
  const [author] = await world.shop.db
    .insert(customer)
    .values({ email, passwordHash: '', profile })
    .returning()
  const own = { customerId: author?.id ?? 0, email: null, published: true }
  await remove(await write(own), 'author')
  expect(await refusalsTo(email)).toEqual([])
  await remove(await write(own), 'personal-data')
  const [notice] = await refusalsTo(email)
  expect(notice?.text).toMatch(/uit de winkel gehaald[^]*De reden: persoonsgegevens\./)
})

it('removing a review that waits mails its author the reason once', async () => {
  const email = 'wachtend@example.com'
  await remove(await write({ email }), 'author')
  expect(await refusalsTo(email)).toEqual([])
  await remove(await write({ email }), 'personal-data')
  const [notice] = await refusalsTo(email)
  expect(notice?.text).toMatch(/niet geplaatst[^]*De reden: persoonsgegevens\./)
  const rejected = await write({ email })
  await act(admin.reviewReject, rejected, { ground: 'advertising', explanation: '', shown })
  await remove(rejected, 'advertising')
  expect(await refusalsTo(email)).toHaveLength(2)
})

it('reviews are found by their product, title and name', async () => {
  const id = await write({ title: 'Kreukt 100% snel', displayName: 'Wilhelmina' })
  const [{ title } = { title: '' }] = await world.shop.db
    .select()
    .from(product)
    .where(eq(product.id, productId))
  const found = async (q: string) => {
    const answer = await world.staff.ask(
      'GET',
      `${admin.reviews}?${new URLSearchParams({ q, perPage: '100' })}`,
    )
    const { rows, total } = answer.json<{ rows: StaffReview[]; total: number }>()
    expect(total).toBe(rows.length)
    return rows.map((row) => row.id)
  }
  expect(await found('kreukt 100%')).toEqual([id])
  expect(await found('wilhelm')).toEqual([id])
  expect(await found(title.toUpperCase())).toContain(id)
  expect(await found('wil%')).toEqual([])
})

it('the second of two employees that answer a review is refused, and sees whose answer stands', async () => {
  const id = await write({ published: true })
  const answer = (text: string, was: string) => act(admin.reviewAnswer, id, { text, was })
  const both = await Promise.all([answer('Wat jammer!', ''), answer('Ruilen mag.', '')])
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  const stands = both.find(({ statusCode }) => statusCode === 200)?.json<StaffReview>().answer ?? ''
  const late = await answer('', '')
  expect([late.statusCode, late.json<{ message: string }>().message]).toEqual([
    409,
    expect.stringContaining('Je hebt dit zelf intussen gewijzigd'),
  ])
  expect((await answer('Bel ons.', stands)).json()).toMatchObject({ answer: 'Bel ons.' })
})

it('what cannot be done is said in Dutch', async () => {
  const waiting = await write()
  const tries: [RowPath, number, object?, number?][] = [
    [admin.reviewAnswer, waiting, { text: 'Dank je', was: '' }, 404],
    [admin.reviewApprove, 99_999_999, { shown }, 404],
    [admin.reviewAnswer, await write({ published: true }), { text: 'x'.repeat(2_001), was: '' }, 422],
  ]
  for (const [path, id, body, status] of tries) {
    const answer = await act(path, id, body)
    expect.soft([path, answer.statusCode]).toEqual([path, status])
    expect.soft(answer.json<{ message: string }>().message).toMatch(/^(Deze|Een) /)
  }
})

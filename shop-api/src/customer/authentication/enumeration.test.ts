/** @module-tag slow */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ensureShopDetails } from '../../../test/shop-details.ts'
import { openShopUnderTest, type ShopUnderTest } from '../../../test/shop-under-test.ts'
import { newShopper } from '../../../test/shopper.ts'
import { attempt, customer } from '../../db/schema/buying/customer.ts'
import { newsletterSubscription } from '../../db/schema/newsletter.ts'
import { hashPassword } from '../../password/password.ts'

const rounds = 12
const password = 'Zacht&Warm1'
const known = (round: number) => `bekend${round}@example.com`
const unknown = (round: number) => `vreemd${round}@example.com`

let shop: ShopUnderTest
beforeAll(async () => {
  shop = await openShopUnderTest()
  await ensureShopDetails(shop.db)
  const passwordHash = await hashPassword(password)
  for (let round = 0; round < rounds; round += 1) {
    const email = known(round)
    const profile = {
      type: 'private' as const,
      firstName: 'Zoë',
      lastName: 'de Vries',
      gender: null,
      birthdate: '',
      email,
      phoneNumber: '',
      company: '',
      vatNumber: '',
      cocNumber: '',
    }
    await shop.db.insert(customer).values({ email, passwordHash, profile })
    await shop.db
      .insert(newsletterSubscription)
      .values({ email, sessionTokenHash: 'x', confirmedAt: new Date(), mails: 0 })
  }
  await shop.db.delete(attempt)
})
afterAll(() => shop.close())

const forms: [name: string, path: string, body: (email: string) => object][] = [
  ['logging in', '/v1/customer/login', (email) => ({ username: email, password: 'Fout&Fout1' })],
  [
    'registering',
    '/v1/customer',
    (email) => ({
      type: 'private',
      first_name: 'Zoë',
      last_name: 'de Vries',
      email,
      phone: '',
      company: '',
      password,
    }),
  ],
  ['a forgotten password', '/v1/customer/password/forgot', (email) => ({ email })],
  ['the newsletter', '/v1/content/newsletter/subscribe', (email) => ({ email })],
]

describe.each(forms)('%s', (_name, path, body) => {
  /** Removes the parts that differ in every response: the date, and the cookie of a new session. */
  const send = async (email: string) => {
    const begun = performance.now()
    const answer = await newShopper(shop).ask('POST', path, body(email))
    const ms = performance.now() - begun
    const { 'set-cookie': cookie, date: _date, 'x-request-id': _id, ...headers } = answer.headers
    const visible = { status: answer.status, body: answer.body, headers, hasCookie: cookie !== undefined }
    return { ms, visible }
  }

  it('gives identical responses for known and unknown addresses, in the same time', async () => {
    await send('warm@example.com')
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
    for (let round = 0; round < rounds; round += 1) {
      const one = await send(known(round))
      const other = await send(unknown(round))
      expect(one.visible).toEqual(other.visible)
      times.known.push(one.ms)
      times.unknown.push(other.ms)
    }
    // Load on the machine only adds time, so the shortest times are compared. Omitting the hash for one of them
    // would save tens of milliseconds.
    const [forKnown, forUnknown] = [Math.min(...times.known), Math.min(...times.unknown)]
    expect(Math.abs(forKnown - forUnknown)).toBeLessThan(15 + Math.min(forKnown, forUnknown) / 2)
  })
})

import { apiPaths } from 'shared-types/urls/api-paths'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openCatalogueDouble } from './catalogue-double.ts'
import { type FrontDesk, openFrontDesk, problemOf } from './front-desk.ts'

type Double = Awaited<ReturnType<typeof openCatalogueDouble>>
let provider: Double
let desk: FrontDesk

beforeEach(async () => {
  provider = await openCatalogueDouble()
  provider.shop['/v1/contact'] = { message: 'Bedankt.' }
  provider.shop['/v1/customer/service-fee-request'] = { message: 'Ontvangen.' }
  desk = await openFrontDesk(provider.url)
})
afterEach(async () => {
  await desk.close()
  await provider.close()
})

const contact = {
  name: 'Zoë',
  email: 'zoe@example.org',
  subject: 'order',
  orderNumber: '',
  message: 'Waar blijft mijn dekbed?',
  website: '',
}
const rug = { orderNumber: '1000001', email: 'zoe@example.org', reason: 'size', explanation: '', website: '' }
const forms = [
  [apiPaths.contact, '/v1/contact', contact],
  [apiPaths.serviceFeeRequest, '/v1/customer/service-fee-request', rug],
] as const
const callsTo = (path: string) => provider.seen.filter(({ url }) => url === path).length

describe.each(forms)('%s', (address, upstream, form) => {
  test('is passed on to the provider, and not cached', async () => {
    const answer = await desk.browser().post(address).send(form).expect(200)
    expect(answer.body.message).toMatch(/\w/)
    expect(answer.headers['cache-control']).toBe('private, no-store')
    expect(callsTo(upstream)).toBe(1)
  })
  test('is dropped with a thank-you when the honeypot is filled in', async () => {
    const answer = await desk
      .browser()
      .post(address)
      .send({ ...form, website: 'https://evil.example' })
    expect(answer.status).toBe(200)
    expect(answer.body.message).toMatch(/\w/)
    expect(callsTo(upstream)).toBe(0)
  })
  test('gets a message at the wrong field', async () => {
    const answer = await desk
      .browser()
      .post(address)
      .send({ ...form, email: 'zoe@' })
    expect(problemOf(answer)).toMatchObject({
      status: 422,
      fields: { email: 'Vul een geldig e-mailadres in' },
    })
    expect(callsTo(upstream)).toBe(0)
  })
  test('is refused from another site, and with unknown keys', async () => {
    const foreign = await desk.browser().post(address).set('Origin', 'https://evil.example').send(form)
    expect(problemOf(foreign)).toMatchObject({ status: 403 })
    const more = await desk
      .browser()
      .post(address)
      .send({ ...form, recipient: 'ander@example.org' })
    expect(more.status).toBeGreaterThanOrEqual(400)
    expect(callsTo(upstream)).toBe(0)
  })
  test('is limited to ten in a row, in any session, so that it cannot flood a mailbox', async () => {
    for (let sent = 0; sent < 10; sent += 1) await desk.browser().post(address).send(form).expect(200)
    const answer = await desk.browser().post(address).send(form)
    expect(problemOf(answer)).toMatchObject({ status: 429, detail: expect.stringContaining('bel ons') })
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    expect(callsTo(upstream)).toBe(10)
  })
  test('says so when the provider is down', async () => {
    await provider.close()
    expect(problemOf(await desk.browser().post(address).send(form)).status).toBe(503)
  })
})

/** The target of /redirect with this query. */
const follow = async (query: string) => {
  const answer = await desk.browser().get(`/redirect/${query}`)
  expect(answer.status).toBe(302)
  expect(answer.headers['x-robots-tag']).toBe('noindex')
  return answer.headers.location
}

describe('/redirect', () => {
  test('redirects to a page of the shop', async () => {
    expect(await follow('?url=/dekbed/')).toBe('/dekbed/')
    expect(await follow(`?url=${encodeURIComponent('/zoeken/?tn_q=wol')}`)).toBe('/zoeken/?tn_q=wol')
    expect((await desk.browser().get('/redirect?url=/dekbed/')).headers.location).toBe('/dekbed/')
  })
  test.each([
    '',
    '?url=',
    '?url=//evil.example',
    '?url=/dekbed/&url=//evil.example',
    '?url[a]=/dekbed/',
    '?__proto__=1&url=/redirect',
  ])('%s redirects to the home page', async (query) => expect(await follow(query)).toBe('/'))
})

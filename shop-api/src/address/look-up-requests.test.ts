import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openOutsideDouble, type Reply } from '../../test/outside-double.ts'
import { newShopper } from '../../test/shopper.ts'
import { openShopUnderTest, type ShopUnderTest } from '../../test/shop-under-test.ts'

let shop: ShopUnderTest
let reply: Reply
let register: Awaited<ReturnType<typeof openOutsideDouble>>
/** A server that only a redirect or a changed host would reach. */
let inside: Awaited<ReturnType<typeof openOutsideDouble>>

beforeAll(async () => {
  register = await openOutsideDouble(() => reply)
  inside = await openOutsideDouble(() => ({ body: { valid: true, response: { docs: [] } } }))
  shop = await openShopUnderTest({
    config: { pdokUrl: `${register.url}/search/v3_1`, viesUrl: `${register.url}/vies` },
  })
})
afterAll(async () => {
  await shop.close()
  await register.close()
  await inside.close()
})
beforeEach(() => {
  register.requests.length = 0
  reply = { body: { valid: true, response: { docs: [] } } }
})

const paths = {
  lookUp: '/v1/address/lookup',
  suggest: '/v1/checkout/postcode/autocomplete',
  vat: '/v1/checkout/vat/validate',
}
const ask = (path: string, query: Record<string, string>) =>
  newShopper(shop).ask<object>('GET', `${path}?${new URLSearchParams(query)}`)

const hostile = (host: string) => [
  '../admin', '/../..', '..\\..', '%2e%2e%2f', '%252e%252e/', './free', '?q=1', '&q=*:*', '&rows=9999', '#x', '%23',
  '@evil', `@${host}`, `//${host}`, `http://${host}/`, '\\\\evil', ':80', ';x', '\r\nHost: a', '\r\n\r\nGET /', '%0d%0a',
  '\n', '\t', '\0', '%00', '*:*', ' OR 1', '"', '(x)', '{!x}', '\u2028', '／..', '㏂', '１',
] // prettier-ignore

/** The literal targets of the requests, so that `../` and `#` would be visible. */
const requests = () =>
  register.requests.map(({ method, target, headers, body }) => ({ method, target, host: headers.host, body }))

describe('typed text never leads to another server, path or parameter', () => {
  it('in the look-up and the suggestions of addresses', async () => {
    for (const text of hostile(new URL(inside.url).host)) {
      const typed = { zipcode: '3511LX', house_number: '12', extension: 'a', country_code: 'NL' }
      for (const field of Object.keys(typed) as (keyof typeof typed)[]) {
        for (const value of [text, `${typed[field]}${text}`])
          expect((await ask(paths.lookUp, { ...typed, [field]: value })).status).not.toBe(500)
      }
      for (const zipcode of [text, `3511${text}`, `3511LX${text}`])
        expect((await ask(paths.suggest, { zipcode, house_number: `12${text}` })).status).not.toBe(500)
    }
    expect(requests().length).toBeGreaterThan(100)
    for (const { method, target, host } of requests()) {
      expect([method, host]).toEqual(['GET', new URL(register.url).host])
      const [, query = ''] = /^\/search\/v3_1\/(?:free|suggest)\?([\w%+*.=&-]+)$/.exec(target) ?? []
      const sent = [...new URLSearchParams(query)].map(([name, value]) => `${name}=${value}`)
      const [first, second, ...others] = sent.filter((one) => !one.startsWith('fl='))
      expect(sent).toHaveLength(target.includes('/free?') ? 5 : 4)
      expect([first, second, ...others].toSorted().join('\n')).toMatch(
        /^(?:fq=postcode:[\p{L}\d]+\n)?fq=type:(?:adres|postcode)\nq=[\p{L}\d ]+\nrows=50$/u,
      )
    }
    expect(inside.requests).toEqual([])
  })

  it('in the check of VAT numbers', async () => {
    const number = 'NL853381082B01'
    for (const text of hostile(new URL(inside.url).host)) {
      for (const vat_number of [text, number + text, `NL${text}853381082B01`, `NL8533.81${text}082.B01`])
        expect((await ask(paths.vat, { vat_number, country_code: 'NL' })).status).not.toBe(500)
      expect((await ask(paths.vat, { vat_number: number, country_code: text })).status).not.toBe(500)
    }
    expect(requests().length).toBeGreaterThan(1)
    for (const request of requests()) {
      expect(request).toEqual({
        method: 'POST',
        target: '/vies/check-vat-number',
        host: new URL(register.url).host,
        body: JSON.stringify({ countryCode: 'NL', vatNumber: '853381082B01' }),
      })
    }
    expect(inside.requests).toEqual([])
  })
})

it.each([301, 302, 303, 307, 308])(
  'a redirect of a register with status %i is not followed',
  async (status) => {
    const address = { zipcode: '3511ZZ', house_number: '12', country_code: 'NL' }
    // An answer in between: after three failures in a row, the register would not be called.
    await ask(paths.lookUp, address)
    register.requests.length = 0
    reply = { status, headers: { location: `${inside.url}/latest/meta-data/` }, body: '' }
    expect(await ask(paths.lookUp, address)).toMatchObject({ status: 200, body: { city: '', street: '' } })
    expect(await ask(paths.suggest, address)).toMatchObject({ status: 422 })
    const { country_code: _, ...typed } = address
    expect(await ask(paths.suggest, typed)).toMatchObject({ status: 200, body: { suggestions: [] } })
    expect(await ask(paths.vat, { vat_number: 'NL853381082B01', country_code: 'NL' })).toMatchObject({
      status: 200,
      body: { valid: true },
    })
    expect(register.requests).toHaveLength(3)
    expect(inside.requests).toEqual([])
  },
)

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openOutsideDouble, type Reply } from '../../test/outside-double.ts'
import { readConfig } from '../config.ts'
import { createLog } from '../log.ts'
import { checkVat } from './check-vat.ts'

let reply: Reply
let vies: Awaited<ReturnType<typeof openOutsideDouble>>
beforeAll(async () => {
  vies = await openOutsideDouble(() => reply)
})
afterAll(() => vies.close())
beforeEach(() => void vies.requests.splice(0))

const log = createLog('silent')
const check = (vatNumber: string, url: string | null = vies.url) =>
  checkVat({ config: { ...readConfig({}), viesUrl: url }, log }, vatNumber, 'NL')

const answer = (valid: boolean) => ({
  body: { countryCode: 'NL', vatNumber: '853381082B01', valid, name: '---', requestDate: '2026-11-21' },
})

describe('a VAT number', () => {
  it('is sent in the format of VIES', async () => {
    reply = answer(true)
    expect(await check('nl 8533.81.082.B01')).toBe('verified')
    expect(vies.requests).toHaveLength(1)
    expect(vies.requests[0]?.method).toBe('POST')
    expect(vies.requests[0]?.url.pathname).toBe('/check-vat-number')
    expect(JSON.parse(vies.requests[0]?.body ?? '')).toEqual({ countryCode: 'NL', vatNumber: '853381082B01' })
  })

  it('that VIES does not know is refused', async () => {
    reply = answer(false)
    expect(await check('NL853381082B01')).toBe('invalid')
  })

  it('with a wrong checksum is not sent to VIES', async () => {
    expect(await check('NL853381083B01')).toBe('invalid')
    expect(vies.requests).toEqual([])
  })

  it.each<[string, Reply]>([
    [
      'an unavailable member state',
      { body: { actionSucceed: false, errorWrappers: [{ error: 'MS_UNAVAILABLE' }] } },
    ],
    [
      'an error 500',
      { status: 500, body: { actionSucceed: false, errorWrappers: [{ error: 'SERVICE_UNAVAILABLE' }] } },
    ],
    ['an HTML page', { status: 502, body: '<html>' }],
    ['silence', 'silence'],
  ])('counts as valid, unverified, after %s', async (_, failure) => {
    reply = failure
    const started = performance.now()
    expect(await check('NL853381082B01')).toBe('unverified')
    expect(performance.now() - started).toBeLessThan(2_400)
  })

  it('counts as valid, unverified, when VIES is unavailable or not configured', async () => {
    expect(await check('NL853381082B01', 'http://127.0.0.1:1')).toBe('unverified')
    expect(await check('NL853381082B01', null)).toBe('unverified')
    expect(vies.requests).toEqual([])
  })
})

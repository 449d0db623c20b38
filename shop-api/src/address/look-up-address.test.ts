import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openOutsideDouble, type Reply } from '../../test/outside-double.ts'
import { readConfig } from '../config.ts'
import { createLog } from '../log.ts'
import { openAddressRegister } from './address-register.ts'
import { lookUpAddress } from './look-up-address.ts'
import { suggestAddresses } from './suggest-addresses.ts'

let reply: Reply
let pdok: Awaited<ReturnType<typeof openOutsideDouble>>
beforeAll(async () => {
  pdok = await openOutsideDouble(() => reply)
})
afterAll(() => pdok.close())
beforeEach(() => void pdok.requests.splice(0))

const doc = (huis_nlt: string, postcode = '3511LX') => ({
  straatnaam: 'Oudegracht',
  woonplaatsnaam: 'Utrecht',
  postcode,
  huis_nlt,
})
const docs = (...found: object[]) => ({
  body: { response: { numFound: found.length, start: 0, docs: found } },
})

const log = createLog('silent')
const registerAt = (url: string) => openAddressRegister({ config: readConfig({ PDOK_URL: url }), log })
const lookUp = (
  part: { zipcode?: string; houseNumber?: string; extension?: string; country?: string },
  register = registerAt(pdok.url),
) => lookUpAddress(register, { zipcode: '3511 LX', houseNumber: '12', extension: '', country: 'NL', ...part })
const oudegracht = { street: 'Oudegracht', city: 'Utrecht' }
const unknown = { refused: 'not_found' }
const unanswered = { street: '', city: '' }

describe('address lookup with PDOK', () => {
  it("sends the address in PDOK's format", async () => {
    reply = docs(doc('12'))
    expect(await lookUp({ zipcode: '3511lx', extension: 'a' })).toMatchObject(unknown)
    const query = pdok.requests[0]?.url.searchParams
    expect(pdok.requests[0]?.url.pathname).toBe('/free')
    expect(query?.getAll('fq')).toEqual(['type:adres', 'postcode:3511LX'])
    expect(query?.get('q')).toBe('12A')
    expect([...new Set(query?.keys())].toSorted()).toEqual(['fl', 'fq', 'q', 'rows'])
  })

  it.each([
    ['', '12'],
    ['a', '12A'],
    ['A-2', '12A-2'],
    ['bis 2', '12-BIS2'],
  ])('finds the house with the same number and addition %j', async (extension, huis_nlt) => {
    reply = docs(doc('120'), doc(huis_nlt, '3511LZ'), doc(huis_nlt))
    expect(await lookUp({ extension })).toEqual(oudegracht)
  })

  it.each([
    ['12-14', '12'],
    ['12-14', '12-14'],
    ['12 3', '12-3'],
  ])('finds house number %s, of which the register has %s', async (houseNumber, huis_nlt) => {
    reply = docs(doc('120'), doc('14'), doc(huis_nlt))
    expect(await lookUp({ houseNumber })).toEqual(oudegracht)
    expect(pdok.requests[0]?.url.searchParams.get('q')).toBe('12')
  })

  it('does not find an address whose house number does not exist', async () => {
    reply = docs(doc('14'))
    expect(await lookUp({})).toMatchObject(unknown)
    reply = docs()
    expect(await lookUp({ zipcode: '1012 JS' })).toMatchObject(unknown)
  })

  it('removes search operators from the query', async () => {
    reply = docs()
    await lookUp({ extension: '*:* OR (x)' })
    expect(pdok.requests[0]?.url.searchParams.get('q')).toBe('12ORX')
  })

  it.each<[string, Reply]>([
    ['a 503', { status: 503, body: 'busy' }],
    ['an invalid response', { body: { error: 'unknown parameter' } }],
    ['silence', 'silence'],
  ])('does not report the address as unknown after %s', async (_, failure) => {
    reply = failure
    const started = performance.now()
    expect(await lookUp({ zipcode: '3511 ZZ' })).toEqual(unanswered)
    expect(await lookUp({ zipcode: '1012 JS' })).toEqual({ street: 'Dam', city: 'Amsterdam' })
    expect(performance.now() - started).toBeLessThan(3_000)
  })

  it('stops waiting for a silent PDOK after some calls, in look-ups and suggestions', async () => {
    reply = 'silence'
    const register = registerAt(pdok.url)
    const typed = { zipcode: '1012JS', houseNumber: '1' }
    await Promise.all([lookUp({}, register), lookUp({}, register), suggestAddresses(register, typed)])
    expect(pdok.requests).toHaveLength(3)
    const started = performance.now()
    expect(await lookUp({ zipcode: '1012 JS' }, register)).toEqual({ street: 'Dam', city: 'Amsterdam' })
    expect((await suggestAddresses(register, typed)).suggestions).toMatchObject([{ street: 'Dam' }])
    expect(performance.now() - started).toBeLessThan(500)
    expect(pdok.requests).toHaveLength(3)
  })

  it('keeps calling PDOK while some calls succeed', async () => {
    const register = registerAt(pdok.url)
    for (const answer of [{ status: 503, body: '' }, docs(), { status: 503, body: '' }, docs(doc('12'))]) {
      reply = answer
      await lookUp({}, register)
    }
    expect(await lookUp({}, register)).toEqual(oudegracht)
    expect(pdok.requests).toHaveLength(5)
  })
})

describe('address lookup without PDOK', () => {
  it('uses the built-in table, for the Netherlands only, and calls no address unknown', async () => {
    const off = registerAt('off')
    expect(await lookUp({ zipcode: '1012js' }, off)).toEqual({ street: 'Dam', city: 'Amsterdam' })
    expect(await lookUp({ zipcode: '9999 ZZ' }, off)).toEqual(unanswered)
    expect(await lookUp({ zipcode: '1000', country: 'BE' }, off)).toMatchObject(unknown)
    expect(await lookUp({ zipcode: 'constructor' }, off)).toMatchObject(unknown)
    expect(pdok.requests).toEqual([])
  })
})

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openOutsideDouble, type Reply } from '../../test/outside-double.ts'
import { readConfig } from '../config.ts'
import { createLog } from '../log.ts'
import { openAddressRegister } from './address-register.ts'
import { suggestAddresses } from './suggest-addresses.ts'

let reply: Reply
let pdok: Awaited<ReturnType<typeof openOutsideDouble>>
beforeAll(async () => {
  pdok = await openOutsideDouble(() => reply)
})
afterAll(() => pdok.close())
beforeEach(() => void pdok.requests.splice(0))

const street = (postcode: string, straatnaam = 'Oudegracht') => ({
  straatnaam,
  woonplaatsnaam: 'Utrecht',
  postcode,
})
const docs = (...found: object[]): Reply => ({
  body: { response: { numFound: found.length, start: 0, docs: found }, highlighting: {} },
})

const log = createLog('silent')
const suggest = async (zipcode: string, houseNumber = '', url = pdok.url) => {
  const register = openAddressRegister({ config: readConfig({ PDOK_URL: url }), log })
  return (await suggestAddresses(register, { zipcode, houseNumber })).suggestions
}
const written = (found: Awaited<ReturnType<typeof suggest>>) =>
  found.map(({ zipcode, street: name, houseNumber: number, extension, city }) =>
    [zipcode, name, number, extension, city].filter(Boolean).join(' '),
  )

describe('zipcode suggestions from PDOK', () => {
  it('are distinct, sorted streets from four digits on', async () => {
    reply = docs(street('3511LZ'), street('3511LX'), street('3511LX'), street('3512AA'), { ...street('') })
    expect(written(await suggest('3511 lx'))).toEqual(['3511 LX Oudegracht Utrecht'])
    expect(written(await suggest('3511'))).toEqual([
      '3511 LX Oudegracht Utrecht',
      '3511 LZ Oudegracht Utrecht',
    ])
    const query = pdok.requests.at(-1)?.url.searchParams
    expect(pdok.requests.at(-1)?.url.pathname).toBe('/suggest')
    expect([query?.get('q'), query?.getAll('fq')]).toEqual(['3511', ['type:postcode']])
    expect([...new Set(query?.keys())].toSorted()).toEqual(['fl', 'fq', 'q', 'rows'])
  })

  it('are addresses once the zipcode is complete and a number is given, in numerical order', async () => {
    reply = docs(
      { ...street('3511LX'), huis_nlt: '120' },
      { ...street('3511LX'), huis_nlt: '12A-2' },
      { ...street('3511LX'), huis_nlt: '12-3' },
      { ...street('3511LX'), huis_nlt: '12' },
      { ...street('3511LX'), huis_nlt: '14' },
      { ...street('3511LZ'), huis_nlt: '12' },
    )
    expect(written(await suggest('3511lx', '12'))).toEqual([
      '3511 LX Oudegracht 12 Utrecht',
      '3511 LX Oudegracht 12 -3 Utrecht',
      '3511 LX Oudegracht 12 A-2 Utrecht',
      '3511 LX Oudegracht 120 Utrecht',
    ])
    const query = pdok.requests[0]?.url.searchParams
    expect([query?.get('q'), query?.get('fq')]).toEqual(['3511LX 12', 'type:adres'])
    await suggest('3511', '12')
    expect(pdok.requests.at(-1)?.url.searchParams.get('fq')).toBe('type:postcode')
  })

  it('are at most eight', async () => {
    reply = docs(...[...'ABCDEFGHIJKL'].map((letter) => street(`3511A${letter}`)))
    expect(await suggest('3511')).toHaveLength(8)
  })

  it.each(['', '351', '0511', '3511 LXX', 'Utrecht', '3511LX OR *:*'])(
    'are not requested for %j',
    async (typed) => {
      expect(await suggest(typed, '12')).toEqual([])
      expect(pdok.requests).toEqual([])
    },
  )

  it.each<[string, Reply]>([
    ['a 503', { status: 503, body: 'busy' }],
    ['an invalid response', { body: { error: 'unknown parameter' } }],
    ['silence', 'silence'],
  ])('come from the built-in table after %s', async (_, failure) => {
    reply = failure
    const started = performance.now()
    expect(written(await suggest('1012', '1'))).toEqual([
      '1012 AB Stationsplein Amsterdam',
      '1012 JS Dam Amsterdam',
    ])
    expect(performance.now() - started).toBeLessThan(2_000)
  })
})

describe('zipcode suggestions without PDOK', () => {
  it('are streets of the built-in table, also when a number is given', async () => {
    expect(written(await suggest('1012j', '', 'off'))).toEqual(['1012 JS Dam Amsterdam'])
    expect(written(await suggest('1012 JS', '1', 'off'))).toEqual(['1012 JS Dam Amsterdam'])
    expect(await suggest('9999', '', 'off')).toEqual([])
    expect(pdok.requests).toEqual([])
  })
})

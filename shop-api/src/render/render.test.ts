import { RenderedPictures } from 'shared-types/contracts/provider/configurator'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hotel } from '../../seed/configurators/hotel.ts'
import { openShopUnderTest, type ShopUnderTest } from '../../test/shop-under-test.ts'

let shop: ShopUnderTest
beforeAll(async () => {
  shop = await openShopUnderTest({ config: { renderApiKey: 'sleutel-van-de-beeldservice' } })
})
afterAll(() => shop.close())

const key = { 'x-api-key': 'sleutel-van-de-beeldservice' }
const get = (url: string, headers: Record<string, string> = {}) =>
  shop.app.inject({ method: 'GET', url, headers })

/** The rows that differ between the picture of a bed and that with one more choice, from the top, 0 to 1. */
const changedRows = async (choice: string) => {
  const [plain, chosen] = await Promise.all(
    ['', `_${choice}`].map(async (codes) => {
      const reference = encodeURIComponent(`hotel boxspring set_160_vlak_zand${codes}`)
      const answer = await get(`/render/pictures/${reference}?width=1500`)
      return sharp(answer.rawPayload).greyscale().raw().toBuffer({ resolveWithObject: true })
    }),
  )
  if (!plain || !chosen) throw new Error('there are two pictures')
  const { width, height } = plain.info
  const changed = [...plain.data].flatMap((tone, at) =>
    Math.abs(tone - (chosen.data[at] ?? 0)) > 30 ? [Math.floor(at / width) / height] : [],
  )
  return [changed[0], changed.at(-1)]
}

describe('the render service', () => {
  it.each([
    ['no key', {}],
    ['another key', { 'x-api-key': 'geraden' }],
    ['the shop’s own bearer', { authorization: 'BEARER' }],
  ])('refuses its lists with %s', async (_what, headers: Record<string, string>) => {
    const sent = headers.authorization ? { authorization: shop.bearer } : headers
    for (const list of ['scenes', 'images']) {
      const answer = await get(`/render/${list}`, sent)
      expect(answer.statusCode).toBe(401)
      expect(answer.body).not.toContain('sleutel-van')
    }
  })

  it('has a scene for all visible choices of a bed of category 2: size, headboard, fabric, legs, storage, lamps', async () => {
    const scenes = RenderedPictures.parse((await get('/render/scenes', key)).json())
    const ofHotel = scenes.filter(({ reference }) => reference.startsWith('hotel boxspring set_'))
    expect(ofHotel).toHaveLength(3 * 3 * 8 * 4 * 3 * 3)
    expect(hotel.category.id).toBe(2)
    const references = scenes.map(({ reference }) => reference)
    expect(references).toContain('hotel boxspring set_180_gecapitonneerd_petrol.pfs')
    expect(references).toContain('hotel boxspring set_180_gecapitonneerd_petrol_slede_laden_ledstrip.pfs')
    expect(references.every((reference) => /^[a-z0-9 ]+_\d{3}(_[a-z]+){2,6}\.pfs$/.test(reference))).toBe(
      true,
    )
    expect(scenes.every(({ renderUrl }) => renderUrl.includes('width=-1'))).toBe(true)
  })

  it('has images of the other beds', async () => {
    const images = RenderedPictures.parse((await get('/render/images', key)).json())
    expect(images.map(({ reference }) => reference)).toContain('compacte boxspring rottum_140_vlak_zand.jpg')
    expect(images).toHaveLength(2 * 8 * 4 * 3)
  })

  it(
    'serves every listed picture in the requested width, without enlarging it',
    { tags: ['slow'] },
    async () => {
      const lists = await Promise.all(['scenes', 'images'].map((list) => get(`/render/${list}`, key)))
      const all = lists.flatMap((list) => RenderedPictures.parse(list.json()))
      for (const { renderUrl } of all.filter((_picture, index) => index % 400 === 0)) {
        const answer = await get(renderUrl.replace('width=-1', 'width=480'))
        expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp'])
        expect((await sharp(answer.rawPayload).metadata()).width).toBe(480)
      }
      const [first] = all
      const largest = await get(first?.renderUrl.replace('width=-1', 'width=1500') ?? '')
      expect((await sharp(largest.rawPayload).metadata()).width).toBe(1500)
    },
  )

  it.each([
    ['eiken', 0.7, 0.95],
    ['chroom', 0.7, 0.95],
    ['slede', 0.6, 0.95],
    ['laden', 0.65, 0.9],
    ['kist', 0.03, 0.85],
    ['leeslampjes', 0.1, 0.5],
    ['ledstrip', 0.1, 0.7],
  ])('shows %s in the part of the picture where it is', async (choice, top, bottom) => {
    const [first = 0, last = 1] = await changedRows(choice)
    expect(first).toBeGreaterThan(top)
    expect(last).toBeLessThan(bottom)
  })

  it.each([
    ['opbergboxspring ameland', ['140', '160', '180'], ['voeteneind', 'zijkant', 'vakverdeling']],
    ['elektrische boxspring schiermonnikoog', ['160', '180'], ['tweemotoren', 'draadloos', 'viermotoren']],
  ])(
    'shows each choice of %s at each width differently',
    { tags: ['slow'] },
    async (bed, widths, choices) => {
      for (const width of widths) {
        const pictures = await Promise.all(
          choices.map(async (choice) => {
            const reference = encodeURIComponent(`${bed}_${width}_${choice}_vlak_zand`)
            return (await get(`/render/pictures/${reference}?width=800`)).rawPayload.toString('base64')
          }),
        )
        expect([width, new Set(pictures).size]).toEqual([width, choices.length])
      }
    },
  )

  it.each(['width=-1', 'width=0', 'width=99999', 'width=x', ''])('rejects %j', async (query) => {
    const answer = await get(`/render/pictures/hotel%20boxspring%20set_160_vlak_zand?${query}`)
    expect(answer.statusCode).toBe(422)
  })

  it.each(['bestaat niet', '..%2f..%2fpackage.json', '%00', 'x'.repeat(300)])('rejects %s', async (name) => {
    expect((await get(`/render/pictures/${name}?width=480`)).statusCode).toBeGreaterThanOrEqual(400)
    expect((await get(`/render/pictures/${name}?width=480`)).statusCode).toBeLessThan(500)
  })
})

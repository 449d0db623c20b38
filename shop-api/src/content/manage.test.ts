import { eq, gt, max } from 'drizzle-orm'
import {
  DocumentName,
  type LinkChoices,
  type PageSummary,
  type StaffDocument,
  type StaffPage,
} from 'shared-types/contracts/admin/content'
import { admin } from 'shared-types/contracts/admin/paths'
import type { V1Error } from 'shared-types/errors'
import type { Image } from 'shared-types/image'
import { pathOf } from 'shared-types/urls/path-pattern'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { newShopper } from '../../test/shopper.ts'
import { employ, staffedShop } from '../../test/staff-under-test.ts'
import { content, servicePage } from '../db/schema/content.ts'
import { publicChange } from '../db/schema/products/change.ts'
import { auditLog } from '../db/schema/staff.ts'

const world = staffedShop('content')

it('the pages to which content can link are known to each employee that sees a category', async () => {
  const service = await employ(world.shop, 'service')
  const answer = await service.ask('GET', admin.linkChoices)
  expect(answer.statusCode).toBe(200)
  expect(answer.json<LinkChoices>().pages.map(({ link }) => link)).toContain('/service/shipping-returns/')
})

const readPage = async (id: string) =>
  (await world.staff.ask('GET', pathOf(admin.page, { id }))).json<StaffPage>()
const changed = (
  { id: _id, hasIntro: _hasIntro, canBeDeleted: _canBeDeleted, ...page }: StaffPage,
  by: object,
) => ({
  ...page,
  ...by,
})
const inShop = async (url: string) =>
  (await newShopper(world.shop).ask<Record<string, unknown>>('GET', url)).body

const lastChange = async () =>
  (await world.shop.db.select({ id: max(publicChange.id) }).from(publicChange))[0]?.id ?? 0
const tagsSince = async (id: number) =>
  (await world.shop.db.select().from(publicChange).where(gt(publicChange.id, id))).map(({ tag }) => tag)

const idsOf = async (query: string) =>
  (await world.staff.ask('GET', `${admin.pages}?perPage=100&${query}`))
    .json<{ rows: PageSummary[] }>()
    .rows.map(({ id }) => id)

describe('a page', () => {
  it('is found by its path or title, with those below it', async () => {
    expect(await idsOf('q=retour')).toContain('service/shipping-returns')
    const blog = await idsOf('under=blog')
    expect(blog[0]).toBe('blog')
    expect(blog.length).toBeGreaterThan(3)
    expect(blog.every((id) => id === 'blog' || id.startsWith('blog/'))).toBe(true)
  })

  it('of customer service is corrected, sanitised, and noted for the caches of the shop', async () => {
    const page = await readPage('service/shipping-returns')
    expect(page).toMatchObject({ hasIntro: false, canBeDeleted: false })
    const before = await lastChange()
    const html = '<h2 id="x" onclick="x()">Kop</h2><script>alert(1)</script><a href="javascript:x()">Klik</a>'
    const answer = await world.staff.ask('PUT', pathOf(admin.page, { id: page.id }), changed(page, { html }))
    expect(answer.json()).toMatchObject({ html: '<h2 id="x">Kop</h2><a>Klik</a>', title: page.title })
    expect(await tagsSince(before)).toEqual(['content'])
    expect((await inShop('/v1/content/service-page/shipping-returns')).html).toBe(
      '<h2 id="x">Kop</h2><a>Klik</a>',
    )
    const [stored] = await world.shop.db
      .select()
      .from(servicePage)
      .where(eq(servicePage.slug, 'shipping-returns'))
    expect(stored?.html).not.toContain('script')
    const log = await world.shop.db.select().from(auditLog).where(eq(auditLog.rowId, 'shipping-returns'))
    expect(log.map(({ action }) => action)).toEqual(['save page'])
  })

  it('is not overwritten by a colleague that read it earlier', async () => {
    const page = await readPage('blog')
    const save = (title: string) =>
      world.staff.ask('PUT', pathOf(admin.page, { id: 'blog' }), changed(page, { title }))
    const both = await Promise.all([save('Blog van A'), save('Blog van B')])
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const refused = both.find(({ statusCode }) => statusCode === 409)
    expect(refused?.json<V1Error>().message).toContain(
      'Je hebt dit zelf intussen gewijzigd. Er is niets opgeslagen en wat je typte staat er nog',
    )
    const winner = both.find(({ statusCode }) => statusCode === 200)?.json<StaffPage>()
    expect((await readPage('blog')).title).toBe(winner?.title)
  })

  it('shows an uploaded picture, and refuses one that was not uploaded', async () => {
    const page = await readPage('inspiratie')
    const bytes = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#284' } })
      .png()
      .toBuffer()
    const uploaded = (await world.staff.send('POST', admin.pictures, bytes)).json<Image>()
    const save = (image: object) =>
      world.staff.ask('PUT', pathOf(admin.page, { id: page.id }), changed(page, { image }))
    const unknown = await save({ ...uploaded, file: 'nooit-geladen', alt: 'Een bed' })
    expect([unknown.statusCode, unknown.json<V1Error>().errors]).toEqual([
      422,
      { image: 'Kies deze foto opnieuw.' },
    ])
    expect((await save({ ...uploaded, alt: ' ' })).statusCode).toBe(422)
    expect((await save({ ...uploaded, alt: 'Een bed' })).statusCode).toBe(200)
    expect(await inShop('/v1/content/page?path=inspiratie')).toMatchObject({
      image: { file: uploaded.file, alt: 'Een bed' },
    })
  })

  it('is added to the blog and deleted; others have a fixed address', async () => {
    const body = { parent: 'blog', title: 'Wél of níet wassen?', intro: 'Kort.', html: '<p>Ja.</p>' }
    const added = (await world.staff.ask('POST', admin.pages, body)).json<StaffPage>()
    expect(added).toMatchObject({ id: 'blog/wel-of-niet-wassen', canBeDeleted: true })
    const again = await world.staff.ask('POST', admin.pages, body)
    expect(again.json<V1Error>().errors?.title).toContain('Er is al een pagina')
    const { pages } = await inShop('/v1/content/page?path=blog')
    expect(pages).toHaveProperty([0, 'path'], 'blog/wel-of-niet-wassen')

    const remove = (id: string, version: string) =>
      world.staff.ask('DELETE', `${pathOf(admin.page, { id })}?version=${version}`)
    expect((await remove(added.id, '1')).statusCode).toBe(409)
    expect((await remove(added.id, added.version)).statusCode).toBe(204)
    expect((await remove(added.id, added.version)).statusCode).toBe(404)
    for (const id of ['blog', 'service/privacy']) {
      const { version } = await readPage(id)
      expect.soft((await remove(id, version)).statusCode).toBe(422)
    }
  })

  it.each([
    ['no title', { title: ' ' }, 'title'],
    ['a text that is too long', { html: 'x'.repeat(200_001) }, 'html'],
    ['an introduction that is too long', { intro: 'x'.repeat(1_001) }, 'intro'],
  ])('with %s is refused at its field', async (_name, by, field) => {
    const page = await readPage('inspiratie')
    const answer = await world.staff.ask('PUT', pathOf(admin.page, { id: page.id }), changed(page, by))
    expect(answer.statusCode).toBe(422)
    expect(answer.json<V1Error>().errors).toHaveProperty(field)
    expect(await readPage('inspiratie')).toEqual(page)
  })
})

const readDocument = async (id: string) =>
  (await world.staff.ask('GET', pathOf(admin.document, { id }))).json<
    StaffDocument & { data: Record<string, unknown[]> }
  >()
const saveDocument = (id: string, data: unknown, version: string) =>
  world.staff.ask('PUT', pathOf(admin.document, { id }), { data, version })

describe('a document', () => {
  it('of each kind is stored as it was read', async () => {
    const { rows } = (await world.staff.ask('GET', admin.documents)).json<{ rows: StaffDocument[] }>()
    expect(rows.map(({ id }) => id)).toEqual(DocumentName.options)
    for (const { id, data, version } of rows) {
      const answer = await saveDocument(id, data, version)
      expect.soft([id, answer.statusCode, answer.json<StaffDocument>().data]).toEqual([id, 200, data])
    }
  })

  it('that the shop does not have yet starts with the text of a fresh shop; the first save adds it', async () => {
    const address = '/v1/content/newsletter-popup'
    const shown = await inShop(address)
    await world.shop.db.delete(content).where(eq(content.key, 'newsletter-popup'))
    const { rows } = (await world.staff.ask('GET', admin.documents)).json<{ rows: StaffDocument[] }>()
    expect(rows.map(({ id }) => id)).toEqual(DocumentName.options)
    const { data, version } = await readDocument('newsletter-popup')
    expect((await newShopper(world.shop).ask('GET', address)).status).toBe(404)
    const before = await lastChange()
    const save = (title: string) => saveDocument('newsletter-popup', { ...data, title }, version)
    const both = await Promise.all([save('Van A'), save('Van B')])
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const saved = await readDocument('newsletter-popup')
    expect(await inShop(address)).toEqual({ ...shown, title: saved.data.title })
    expect(['Van A', 'Van B']).toContain(saved.data.title)
    expect(await tagsSince(before)).toEqual(['content'])
    expect((await saveDocument('newsletter-popup', data, saved.version)).statusCode).toBe(200)
    expect(await inShop(address)).toEqual(shown)
  })

  it('changes the bar above every page, and is noted for the caches of the shop', async () => {
    const { data, version } = await readDocument('notification')
    const before = await lastChange()
    await saveDocument('notification', { ...data, text: 'Vrijdag gesloten', usps: ['Eén', 'Twee'] }, version)
    expect(await tagsSince(before)).toEqual(['content'])
    expect(await inShop('/v1/content/notification')).toMatchObject({
      text: 'Vrijdag gesloten',
      usps: ['Eén', 'Twee'],
    })
    const late = await saveDocument('notification', data, version)
    expect([late.statusCode, late.json<V1Error>().message]).toEqual([
      409,
      expect.stringContaining('Je hebt dit zelf intussen gewijzigd'),
    ])
  })

  it('shows an uploaded picture on a new tile of the home page, and refuses one that was not uploaded', async () => {
    const { data, version } = await readDocument('homepage')
    const bytes = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#845' } })
      .png()
      .toBuffer()
    const image = (await world.staff.send('POST', admin.pictures, bytes)).json<Image>()
    const withTile = (file: string) => ({
      ...data,
      categories: [
        ...(data.categories ?? []),
        { title: 'Wasgoed', path: 'kids', image: { ...image, file, alt: 'Een rood laken' } },
      ],
    })
    const refused = await saveDocument('homepage', withTile('nooit-geladen'), version)
    expect([refused.statusCode, Object.keys(refused.json<V1Error>().errors ?? {})]).toEqual([
      422,
      [`data.categories.${data.categories?.length}.image`],
    ])
    expect((await saveDocument('homepage', withTile(image.file), version)).statusCode).toBe(200)
    const { categories } = await inShop('/v1/content/homepage')
    expect((categories as unknown[]).at(-1)).toMatchObject({ title: 'Wasgoed', image: { file: image.file } })
  })

  it('completes a new entry of a menu', async () => {
    const { data, version } = await readDocument('navigation')
    const main = [...(data.main ?? []), { title: 'Cadeaubon', link: '/cadeaubon/', items: [] }]
    const answer = await saveDocument('navigation', { ...data, main }, version)
    const saved = answer.json<{ data: { main: { id: number }[] } }>().data.main
    expect(saved.at(-1)).toMatchObject({
      title: 'Cadeaubon',
      slug: 'cadeaubon',
      homepage: false,
      content: null,
    })
    expect(new Set(saved.map(({ id }) => id)).size).toBe(saved.length)
  })

  it('has ratings of the shop only with their source', async () => {
    const { data, version } = await readDocument('footer')
    const save = (rating: object | null, trustScore: object | null) =>
      saveDocument('footer', { ...data, rating, trustScore }, version)
    const refused = await save({ score: 4.5, count: '12', source: ' ' }, { score: 6, source: '' })
    expect(refused.json<V1Error>().errors).toEqual({
      'data.rating.source': 'Vul dit in.',
      'data.trustScore.score': 'Vul een cijfer van 1 tot en met 5 in.',
      'data.trustScore.source': 'Vul dit in.',
    })
    const rating = { score: 4.5, count: '12', source: 'Klanten na hun aankoop' }
    expect((await save(rating, null)).statusCode).toBe(200)
    expect(await inShop('/v1/content/footer')).toMatchObject({ rating, trust_score: null })
  })

  it('has the details of the company, which only an owner changes', async () => {
    const { data, version } = await readDocument('footer')
    const owner = await employ(world.shop, 'owner')
    const save = (staff: typeof owner, by: object) =>
      staff.ask('PUT', pathOf(admin.document, { id: 'footer' }), {
        data: { ...data, shop: { ...data.shop, ...by } },
        version,
      })
    const email = 'anders@sluimer.example'
    const refused = await save(world.staff, { email })
    expect([refused.statusCode, refused.json<V1Error>().errors]).toEqual([
      422,
      { 'data.shop.email': 'Alleen een eigenaar wijzigt de bedrijfsgegevens.' },
    ])
    const mistaken = await save(owner, { vatNumber: 'NL123456789B01', cocNumber: '1234', email: 'anders' })
    expect([mistaken.statusCode, Object.keys(mistaken.json<V1Error>().errors ?? {}).toSorted()]).toEqual([
      422,
      ['data.shop.cocNumber', 'data.shop.email', 'data.shop.vatNumber'],
    ])
    expect((await readDocument('footer')).data).toEqual(data)
    expect((await save(owner, { email })).statusCode).toBe(200)
    expect(await inShop('/v1/content/footer')).toHaveProperty('shop.email', email)
  })

  it('of an older shop with a mistaken number of the company can still get other links', async () => {
    const { data } = await readDocument('footer')
    const older = { ...data, shop: { ...data.shop, vatNumber: 'NL1' } }
    await world.shop.db.update(content).set({ data: older }).where(eq(content.key, 'footer'))
    const { version } = await readDocument('footer')
    expect((await saveDocument('footer', { ...older, discoverLinks: [] }, version)).statusCode).toBe(200)
  })

  it('refuses what the shop could not show, at its field, and changes nothing', async () => {
    const [bar, footer] = [await readDocument('notification'), await readDocument('footer')]
    const links = [{ title: 'Kwaad', link: 'javascript:alert(1)' }]
    const tries: [string, unknown, string, string][] = [
      ['notification', { ...bar.data, text: null }, bar.version, 'data.text'],
      ['notification', { ...bar.data, extra: 1 }, bar.version, 'data'],
      ['notification', 'weg', bar.version, 'data'],
      ['footer', { ...footer.data, serviceLinks: links }, footer.version, 'data.serviceLinks.0.link'],
      [
        'footer',
        { ...footer.data, discoverLinks: [{ title: 'Dekbedden', link: 'dekbed/' }] },
        footer.version,
        'data.discoverLinks.0.link',
      ],
    ]
    for (const [id, data, version, field] of tries) {
      const answer = await saveDocument(id, data, version)
      expect.soft([field, answer.statusCode]).toEqual([field, 422])
      expect.soft(answer.json<V1Error>().errors).toHaveProperty([field])
    }
    const [stored] = await world.shop.db.select().from(content).where(eq(content.key, 'footer'))
    expect(stored?.data).toEqual(footer.data)
    expect((await world.staff.ask('GET', pathOf(admin.document, { id: 'advice:dekbed' }))).statusCode).toBe(
      404,
    )
  })
})

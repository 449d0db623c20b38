import { eq } from 'drizzle-orm'
import type { StaffCategory } from 'shared-types/contracts/admin/assortment/categories'
import { ProductChange, type StaffProduct } from 'shared-types/contracts/admin/assortment/products'
import { admin } from 'shared-types/contracts/admin/paths'
import type { RedirectImport, StaffRedirect } from 'shared-types/contracts/admin/redirects'
import { v1 } from 'shared-types/contracts/provider/paths'
import { pathOf } from 'shared-types/urls/path-pattern'
import { beforeEach, describe, expect, it } from 'vitest'
import { redirectPayloads } from '../../../shared-types/test/redirect-payloads.ts'
import { waitingForLocks } from '../../test/queue-at.ts'
import { makeArticle } from '../../test/articles.ts'
import { findCategory, putCategory } from '../../test/categories.ts'
import { staffedShop } from '../../test/staff-under-test.ts'
import { content } from '../db/schema/content.ts'
import { variant } from '../db/schema/products/catalog.ts'
import { publicChange } from '../db/schema/products/change.ts'
import { redirect } from '../db/schema/redirect.ts'

const world = staffedShop('content')
beforeEach(() => world.shop.db.delete(redirect))

const read = (url: string) => world.shop.app.inject({ url, headers: { authorization: world.shop.bearer } })
const followed = async (path: string, query?: string) => {
  const answer = await read(`${v1.redirect}?${new URLSearchParams({ path, ...(query && { query }) })}`)
  return answer.statusCode === 200 ? answer.json<{ path: string }>().path : answer.statusCode
}
const add = async (fromPath: string, toPath: string) =>
  world.staff.ask('POST', admin.redirects, { fromPath, toPath })
const errorsOf = async (fromPath: string, toPath: string) =>
  (await add(fromPath, toPath)).json<{ errors?: Record<string, string> }>().errors
const list = async () =>
  (await world.staff.ask('GET', admin.redirects)).json<{ rows: StaffRedirect[]; total: number }>()

const isPage = (of: string) => `Op ${of} is een pagina. Alleen een adres zonder pagina verwijst door.`

describe('a redirect', () => {
  it('leads from an address without a page, in its proper spelling, and ends when it is deleted', async () => {
    const before = await world.shop.db.$count(publicChange, eq(publicChange.tag, 'content'))
    const added = (await add('/Oude//Naam', '/wonen/plaids')).json<StaffRedirect>()
    expect(added).toMatchObject({ fromPath: '/oude/naam/', toPath: '/wonen/plaids/' })
    expect(await world.shop.db.$count(publicChange, eq(publicChange.tag, 'content'))).toBeGreaterThan(before)
    expect(await followed('/oude/naam/')).toBe('/wonen/plaids/')
    expect(await list()).toMatchObject({ total: 1, rows: [{ id: added.id }] })
    const remove = async () =>
      (await world.staff.ask('DELETE', pathOf(admin.redirect, { id: added.id }))).statusCode
    expect([await remove(), await remove()]).toEqual([204, 404])
    expect(await followed('/oude/naam/')).toBe(404)
  })

  it('leads from the two addresses that product pages had by mistake, unless staff chose another page', async () => {
    expect(await followed('/service/bestellen-en-betalen/')).toBe('/service/orderandpayment/')
    expect(await followed('/service/verzenden-en-retourneren/')).toBe('/service/shipping-returns/')
    expect(await followed('/service/constructor/')).toBe(404)
    await add('/service/bestellen-en-betalen/', '/service/privacy/')
    expect(await followed('/service/bestellen-en-betalen/')).toBe('/service/privacy/')
  })

  it('is refused from a page, to no page, out of the shop, and twice', async () => {
    const path = 'Vul een adres van deze winkel in dat met / begint, zoals /wonen/plaids/.'
    for (const of of [
      '/wonen/plaids/',
      '/wonen/plaids/ae-kleur/wit/',
      '/account/orders/1/',
      '/service/herroepen/',
      '/brands/',
      '/zoeken/laken/',
      '/',
    ])
      expect.soft(await errorsOf(of, '/wonen/')).toEqual({ fromPath: isPage(of) })
    expect(await errorsOf('/oud/', '/nieuw/')).toEqual({ toPath: 'Op /nieuw/ is geen pagina.' })
    expect(await errorsOf('/oud/', '/oud/')).toEqual({ toPath: 'Op /oud/ is geen pagina.' })
    expect(await errorsOf('/oud/', '/niet.html')).toEqual({ toPath: 'Op /niet.html is geen pagina.' })
    expect(await errorsOf('/oud/', '/service/niets/')).toEqual({
      toPath: 'Op /service/niets/ is geen pagina.',
    })
    expect(await errorsOf('https://elders.example/', '/wonen/')).toEqual({ fromPath: path })
    expect(await errorsOf('/oud/', '/api/session')).toEqual({ toPath: 'Dit is geen pagina van de winkel.' })
    for (const payload of redirectPayloads)
      expect.soft((await add('/oud/', payload)).statusCode, payload).toBe(422)
    await add('/oud/', '/wonen/')
    expect(await errorsOf('/oud/', '/slapen/')).toEqual({
      fromPath: '/oud/ verwijst al door. Verwijder dat eerst.',
    })
  })
})

const send = (text: string | Buffer, apply: boolean) =>
  world.staff.send('POST', `${admin.redirectImport}?apply=${apply}`, Buffer.from(text))

describe('the address of an earlier shop', () => {
  it('may have capitals, spaces and accents, as they are or encoded', async () => {
    expect((await add('/Oude Pagina/Café', '/wonen/')).json()).toMatchObject({
      fromPath: '/oude%20pagina/caf%C3%A9/',
    })
    for (const path of [
      '/oude%20pagina/caf%C3%A9/',
      '/oude%20pagina/caf%c3%a9/',
      '/OUDE%20pagina/Caf%C3%89/',
    ])
      expect.soft(await followed(path), path).toBe('/wonen/')
    expect(await errorsOf('/oude%20pagina/caf%c3%a9', '/slapen/')).toEqual({
      fromPath: '/oude%20pagina/caf%C3%A9/ verwijst al door. Verwijder dat eerst.',
    })
    for (const wrong of ['/api/Oud', '/%2e%2e/oud', '/oud\\pad', '/%zz', '/a\u202eb'])
      expect.soft((await add(wrong, '/wonen/')).statusCode, wrong).toBe(422)
  })

  it('comes from a file, which is checked by line before it is applied as a whole', async () => {
    await add('/bekend/', '/wonen/')
    const wrong = await send(
      'Van;Naar\n/Oud 1;/wonen/\n;\n/oud-2;/nergens/\n/wonen/;/slapen/\nzonder;/slapen/\n/oud-1b;\n/bekend;/slapen/',
      true,
    )
    expect(wrong.json<RedirectImport>().errors.map(({ line, message }) => [line, message])).toEqual([
      [4, 'Op /nergens/ is geen pagina.'],
      [5, isPage('/wonen/')],
      [6, 'Vul een adres van deze winkel in dat met / begint, zoals /wonen/plaids/.'],
      [7, 'Vul een adres van deze winkel in dat met / begint, zoals /wonen/plaids/.'],
      [8, '/bekend/ verwijst al door. Verwijder dat eerst.'],
    ])
    expect((await list()).total).toBe(1)

    const right = '\uFEFFvan;naar\r\n/Oud 1;/wonen/\r\n/oud.php;/slapen\r\n/bekend;/wonen/\r\n'
    expect((await send(right, false)).json()).toEqual({ added: 2, known: 1, errors: [] })
    expect((await list()).total).toBe(1)
    expect((await send(right, true)).json()).toEqual({ added: 2, known: 1, errors: [] })
    expect(await followed('/oud%201/')).toBe('/wonen/')
    expect(await followed('/oud.php/')).toBe('/slapen/')
    expect((await send(right, true)).json()).toEqual({ added: 0, known: 3, errors: [] })

    const latin = await send(Buffer.from('van,naar\n/café,/wonen/', 'latin1'), true)
    expect(latin.json()).toMatchObject({ added: 1 })
    expect(await followed('/caf%C3%A9/')).toBe('/wonen/')
    expect((await send('oud;nieuw\n/a;/wonen/', false)).json().message).toBe(
      'De eerste regel van het bestand moet van;naar zijn.',
    )
    expect((await send('van;naar\n"/a;/wonen/', false)).statusCode).toBe(422)
  })

  it('comes from a file whose first line decides between semicolons and commas', async () => {
    const commas = await send('van;naar\n/dekbed,wit;/wonen/\n/linnen;/slapen/;\n', true)
    expect(commas.json()).toEqual({ added: 2, known: 0, errors: [] })
    expect(await followed('/dekbed%2Cwit/')).toBe('/wonen/')
    const semicolons = await send('van,naar\n/a;b,/wonen/\n"/a,b",/slapen/\n', true)
    expect(semicolons.json()).toEqual({ added: 2, known: 0, errors: [] })
    expect(await followed('/a%2Cb/')).toBe('/slapen/')

    const tooLong = await send('van;naar\n/c;/slapen/;/wonen/\n', true)
    expect(tooLong.json<RedirectImport>().errors).toEqual([
      {
        line: 2,
        from: '/c',
        message:
          'Deze regel heeft meer kolommen dan de eerste. Zet een adres met ; of , tussen aanhalingstekens.',
      },
    ])
    expect((await send('van,naar\n/c,d,/wonen/\n', true)).json()).toMatchObject({ added: 0 })
    expect((await list()).total).toBe(4)
  })

  it('comes from a large file with the earlier redirects to it, as one by one', async () => {
    await add('/nog-ouder/', '/wonen/')
    const gone = { fromPath: '/slapen/', toPath: '/wonen/' }
    await world.shop.db.insert(redirect).values([gone, { fromPath: '/oudst/', toPath: '/oud-7/' }])
    const lines = Array.from({ length: 5_000 }, (_, index) => `/oud-${index};/slapen/`)
    const answer = await send(['van;naar', ...lines].join('\n'), true)
    expect(answer.json()).toEqual({ added: 5_000, known: 0, errors: [] })
    expect(await followed('/oud-4999/')).toBe('/slapen/')
    expect(await followed('/oudst/')).toBe('/slapen/')
    expect(await followed('/nog-ouder/')).toBe('/wonen/')
    // A redirect from a page is not used.
    expect(await followed('/slapen/')).toBe(404)
  })
})

describe('an old address with a query', () => {
  it('redirects apart from its path and from other queries, in any spelling', async () => {
    await add('/artikel.php', '/slapen/')
    expect((await add('/Artikel.php?id=7&Naam=café+wit', '/wonen/')).json()).toMatchObject({
      fromPath: '/artikel.php/?id=7&Naam=caf%C3%A9+wit',
    })
    expect(await followed('/artikel.php/', 'id=7&Naam=caf%c3%a9%20wit')).toBe('/wonen/')
    expect(await followed('/artikel.php/', 'id=8')).toBe(404)
    expect(await followed('/artikel.php/')).toBe('/slapen/')
    expect(await errorsOf('/artikel.php/?id=7&Naam=café%20wit', '/slapen/')).toEqual({
      fromPath: '/artikel.php/?id=7&Naam=caf%C3%A9+wit verwijst al door. Verwijder dat eerst.',
    })
    await add('/artikel.php?id=9', '/wonen/')
    expect((await read(v1.redirectedQueries)).json()).toEqual({ paths: ['/artikel.php/'] })
  })

  it('may belong to a page, unless the page itself has that query', async () => {
    expect((await add('/?p=12', '/wonen/')).statusCode).toBe(200)
    expect((await add('/wonen/plaids/?product=12', '/wonen/plaids/')).statusCode).toBe(200)
    expect(await followed('/', 'p=12')).toBe('/wonen/')
    for (const own of ['/wonen/plaids/?tn_p=2', '/account/orders/?p=1', '/service/herroepen/?code=1'])
      expect.soft(await errorsOf(own, '/wonen/')).toEqual({
        fromPath: `Op ${own.split('?')[0]} is een pagina, die zelf gebruikt wat na het vraagteken staat.`,
      })
  })
})

describe('an old address that the shop never looks up', () => {
  it.each(['/foto.jpg', '/stijl.CSS?v=2', '/feed.xml'])('%s, a file, is refused', async (file) =>
    expect(await errorsOf(file, '/wonen/')).toEqual({
      fromPath: 'Een bestand, zoals een .jpg, .css of .xml, kan niet doorverwijzen.',
    }),
  )

  it('is refused when it is too long once it is encoded', async () =>
    expect(await errorsOf(`/${'é'.repeat(100)}`, '/wonen/')).toEqual({
      fromPath: 'Dit is langer dan 500 tekens.',
    }))
})

const adviceAt = async (path: string) => {
  const answer = await world.shop.app.inject({
    url: `/v1/catalog/category/path?path=${path}`,
    headers: { authorization: world.shop.bearer },
  })
  return answer.json<{ advice: string | null }>().advice
}

describe('a category', () => {
  it('that moves redirects from its old addresses, with filters and advice, at once and never in a circle', async () => {
    const wonen = await findCategory(world.staff, 'wonen')
    await add('/huis/', '/wonen/')
    const slapen = await findCategory(world.staff, 'slapen')
    const moved = (await putCategory(world.staff, wonen, { parentId: slapen.id })).json<StaffCategory>()
    for (const [from, to] of [
      ['/wonen/', '/slapen/wonen/'],
      ['/wonen/vloerkleden/', '/slapen/wonen/vloerkleden/'],
      ['/wonen/vloerkleden/ae-kleur/wit/', '/slapen/wonen/vloerkleden/ae-kleur/wit/'],
      ['/wonen/vloerkleden/keuzehulp/', '/slapen/wonen/vloerkleden/keuzehulp/'],
      ['/huis/', '/slapen/wonen/'],
      ['/huis/ae-kleur/wit/', '/slapen/wonen/ae-kleur/wit/'],
    ] as const)
      expect.soft(await followed(from), from).toBe(to)
    const renamed = (await putCategory(world.staff, moved, { slug: 'thuis' })).json<StaffCategory>()
    expect(renamed.path).toBe('slapen/thuis')
    expect(await followed('/wonen/vloerkleden/')).toBe('/slapen/thuis/vloerkleden/')
    const back = (
      await putCategory(world.staff, renamed, { slug: 'wonen', parentId: null })
    ).json<StaffCategory>()
    expect(back.path).toBe('wonen')
    expect(await followed('/wonen/')).toBe(404)
    expect(await followed('/slapen/thuis/')).toBe('/wonen/')
    const rows = await world.shop.db.select().from(redirect)
    const old = new Set(rows.map(({ fromPath }) => fromPath))
    expect(rows.filter(({ toPath }) => old.has(toPath))).toEqual([])
  })

  it('keeps its advice at another address', async () => {
    const own = await adviceAt('dekbed')
    expect(own).toBe('dekbed')
    await putCategory(world.staff, await findCategory(world.staff, 'dekbed'), { slug: 'donzen' })
    await expect.poll(() => adviceAt('donzen')).toBe(own)
    expect(await followed('/dekbed/keuzehulp/')).toBe('/donzen/keuzehulp/')
    await putCategory(world.staff, await findCategory(world.staff, 'donzen'), { slug: 'dekbed' })
    await expect.poll(() => adviceAt('dekbed')).toBe(own)
  })

  it.each(['moves', 'is removed'])(
    'that %s takes redirects before content, as a product does, so that they do not deadlock',
    async (way) => {
      const title = `Hangmat die ${way}`
      const body = { title, slug: '', kind: 'overview', parentId: null }
      const shown = (await world.staff.ask('POST', admin.categories, body)).json<StaffCategory>()
      const key = `category-blocks:${shown.path}`
      await world.shop.db.insert(content).values({ key, data: [] })
      const client = await world.shop.pool.connect()
      await client.query('begin')
      await client.query('lock table redirect in share row exclusive mode')
      const changing =
        way === 'moves'
          ? putCategory(world.staff, shown, { slug: `${shown.slug}-elders` })
          : world.staff.ask('DELETE', pathOf(admin.category, { id: shown.id }))
      await expect
        .poll(async () => (await world.shop.db.execute(waitingForLocks)).rowCount)
        .toBeGreaterThan(0)
      const locking = client.query('select from content where key = $1 for update nowait', [key])
      expect(await locking.then(({ rowCount }) => rowCount).catch(String)).toBe(1)
      await client.query('rollback')
      client.release()
      expect((await changing).statusCode).toBeLessThan(300)
    },
  )

  it('cannot get the address of another page', async () => {
    const shown = await findCategory(world.staff, 'wonen')
    for (const [slug, message] of [
      ['service', 'Het adres /service/ gebruikt de winkel zelf al. Kies een ander adres.'],
      ['slapen', 'Er is al een categorie op /slapen/.'],
      ['Wonen!', 'Gebruik kleine letters, cijfers en streepjes.'],
    ])
      expect((await putCategory(world.staff, shown, { slug })).json()).toMatchObject({
        errors: { slug: message },
      })
  })
})

const save = async (shown: StaffProduct, slug: string) => {
  const change = Object.keys(ProductChange.shape).map((key) => [key, shown[key as keyof StaffProduct]])
  return world.staff.ask('PUT', pathOf(admin.product, { id: shown.id }), {
    ...Object.fromEntries(change),
    slug,
  })
}

describe('a product', () => {
  it('with another address redirects from the old one, and cannot get that of another', async () => {
    const [first, other] = await Promise.all(
      [0, 1].map(async (): Promise<StaffProduct> => {
        const [sold] = await world.shop.db
          .select()
          .from(variant)
          .where(eq(variant.id, await makeArticle(world.shop.db)))
        return (await world.staff.ask('GET', pathOf(admin.product, { id: sold?.productId ?? 0 }))).json()
      }),
    )
    if (!first || !other) throw new Error('no products')
    expect((await save(first, other.slug)).json()).toMatchObject({
      errors: { slug: `Er is al een product op /${other.slug}.html. Kies een ander adres.` },
    })
    const saved = (await save(first, `${first.slug}-nieuw`)).json<StaffProduct>()
    expect(saved.slug).toBe(`${first.slug}-nieuw`)
    expect(await followed(`/${first.slug}.html`)).toBe(`/${saved.slug}.html`)
    await save(saved, first.slug)
    expect(await followed(`/${first.slug}.html`)).toBe(404)
    expect(await followed(`/${saved.slug}.html`)).toBe(`/${first.slug}.html`)
  })
})

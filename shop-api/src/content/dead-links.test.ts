import { eq } from 'drizzle-orm'
import type { StaffCategory } from 'shared-types/contracts/admin/assortment/categories'
import type { StaffDocument, StaffPage } from 'shared-types/contracts/admin/content'
import { admin } from 'shared-types/contracts/admin/paths'
import type { Homepage } from 'shared-types/contracts/provider/content'
import { pathOf } from 'shared-types/urls/path-pattern'
import { beforeAll, describe, expect, it } from 'vitest'
import { putCategory } from '../../test/categories.ts'
import { newShopper } from '../../test/shopper.ts'
import { staffedShop } from '../../test/staff-under-test.ts'
import { content } from '../db/schema/content.ts'
import { product } from '../db/schema/products/catalog.ts'
import { redirect } from '../db/schema/redirect.ts'

const world = staffedShop('content')

const inShop = async (key: string) =>
  (await newShopper(world.shop).ask<Record<string, unknown>>('GET', `/v1/content/${key}`)).body

const readCategory = async (id: number) =>
  (await world.staff.ask('GET', pathOf(admin.category, { id }))).json<StaffCategory>()

const save = async (id: number, by: Partial<StaffCategory>) => {
  const answer = await putCategory(world.staff, await readCategory(id), by)
  expect(answer.json()).toMatchObject(by)
}

const add = async (title: string, parentId: number | null = null) => {
  const body = { title, slug: '', kind: 'listing', parentId }
  const { id } = (await world.staff.ask('POST', admin.categories, body)).json<StaffCategory>()
  await save(id, { listed: true })
  return id
}

/** Changes a document as an employee does. */
const change = async (id: string, by: (data: never) => object) => {
  const { data, version } = (
    await world.staff.ask('GET', pathOf(admin.document, { id }))
  ).json<StaffDocument>()
  const answer = await world.staff.ask('PUT', pathOf(admin.document, { id }), {
    data: { ...(data as object), ...by(data as never) },
    version,
  })
  expect(answer.statusCode).toBe(200)
}

const link = { title: 'Hangmatten', link: '/hangmatten/' }

describe('a link to a category', () => {
  let hammocks: number
  let chairs: number
  beforeAll(async () => {
    hammocks = await add('Hangmatten')
    chairs = await add('Stoelen')
    await change('homepage', ({ slides, promo, categories, blocks }: Homepage) => {
      const [slide] = slides
      const [block] = blocks
      const [tile] = categories
      return {
        slides: [...slides, { ...slide, ...link }],
        promo: { ...promo, extra: [...(promo?.extra ?? []), { ...slide, ...link }] },
        categories: [...categories, { ...tile, title: 'Hangmatten', path: 'hangmatten' }],
        blocks: [...blocks, { ...block, ...link, link: '/hangmatten/ae-kleur/wit/' }],
      }
    })
    await change('navigation', ({ main, extra }: { main: object[]; extra: object[] }) => ({
      main: [...main, { title: 'Tuin', link: '/stoelen/', items: [link] }],
      extra: [...extra, link],
    }))
    await change('footer', ({ categoryLinks, discoverLinks }: Record<string, object[]>) => ({
      categoryLinks: [...(categoryLinks ?? []), link],
      discoverLinks: [...(discoverLinks ?? []), { title: 'Welke hangmat?', link: '/hangmatten/keuzehulp/' }],
    }))
    await change('notification', () => ({ link: '/hangmatten/?tn_sort=prijs' }))
    await world.shop.db
      .insert(content)
      .values({ key: 'category-blocks:slapen', data: [] })
      .onConflictDoNothing()
    await world.shop.db
      .update(content)
      .set({
        data: [
          {
            image: null,
            title: 'Buiten',
            subTitle: '',
            description: '',
            buttonText: 'Kijk',
            link: '/hangmatten/',
          },
        ],
      })
      .where(eq(content.key, 'category-blocks:slapen'))
  })

  const documents = ['homepage', 'navigation', 'footer', 'notification', 'category?path=slapen']
  const shown = async () => Promise.all(documents.map(async (key) => JSON.stringify(await inShop(key))))
  const naming = async (text: string) => (await shown()).map((json) => json.includes(text))

  it('is shown while the category is', async () => {
    expect(await naming('hangmat')).toEqual([true, true, true, true, true])
    expect(await inShop('homepage')).toMatchObject({
      blocks: expect.arrayContaining([expect.objectContaining({ title: 'Hangmatten' })]),
    })
  })

  it('is named where an employee hides or removes the category', async () => {
    expect((await readCategory(hammocks)).usedIn).toEqual([
      'Meldingsbalk en pluspunten',
      'Voorpagina: Hangmatten',
      'Hoofdmenu: Hangmatten',
      'Voettekst en winkelgegevens: Hangmatten, Welke hangmat?',
      'Blokken van Slapen: Buiten',
    ])
  })

  it('is left out everywhere while the category is hidden; texts beside it stay', async () => {
    await save(hammocks, { listed: false })
    await expect.poll(() => naming('hangmatten')).toEqual([false, false, false, false, false])
    const { blocks } = (await inShop('homepage')) as { blocks: object[] }
    expect(blocks.at(-1)).toMatchObject({ title: 'Hangmatten', link: null, button_text: null })
    await save(hammocks, { listed: true })
    await expect.poll(() => naming('hangmatten')).toEqual([true, true, true, true, true])
  })

  it('is shown after the category has moved: the old address leads there', async () => {
    await save(hammocks, { parentId: chairs })
    await expect.poll(() => naming('hangmatten')).toEqual([true, true, true, true, true])
  })

  it('is left out when the category is removed, although its address leads to the one above', async () => {
    expect((await world.staff.ask('DELETE', pathOf(admin.category, { id: hammocks }))).statusCode).toBe(204)
    await expect.poll(() => naming('hangmatten')).toEqual([false, false, false, false, false])
    expect((await inShop('navigation')).main).toContainEqual(
      expect.objectContaining({ title: 'Tuin', items: [] }),
    )
  })
})

const extraLinks = async () =>
  ((await inShop('navigation')).extra as { link: string }[]).map(({ link: to }) => to)

describe('a link to a product or a page of text', () => {
  it('is left out while the product is hidden, and when the page is removed, whose address leads to its parent', async () => {
    const page = { parent: 'blog', title: 'Hangen of liggen', intro: 'Kort.', html: '<p>Ja.</p>' }
    const post = (await world.staff.ask('POST', admin.pages, page)).json<StaffPage>()
    const [sold] = await world.shop.db.select().from(product).where(eq(product.active, true)).limit(1)
    if (!sold) throw new Error('the seed has products')
    const links = [
      `/${post.id}/`,
      `/${sold.slug}.html`,
      '/blog/',
      '/service/klantenservice-contact/',
      '/brands/',
    ]
    await change('navigation', () => ({ extra: links.map((to) => ({ title: to, link: to })) }))
    await expect.poll(extraLinks).toEqual(links)

    const activate = (active: boolean) =>
      world.shop.db.update(product).set({ active }).where(eq(product.id, sold.id))
    await activate(false)
    await expect.poll(extraLinks).toEqual(links.filter((to) => !to.includes('.html')))
    await activate(true)
    await expect.poll(extraLinks).toEqual(links)

    const removal = `${pathOf(admin.page, { id: post.id })}?version=${post.version}`
    expect((await world.staff.ask('DELETE', removal)).statusCode).toBe(204)
    await expect.poll(extraLinks).toEqual(links.slice(1))
    const [moved] = await world.shop.db
      .select()
      .from(redirect)
      .where(eq(redirect.fromPath, `/${post.id}/`))
    expect(moved?.toPath).toBe('/blog/')
  })
})

describe('a link that works', () => {
  it('is shown in whatever spelling an employee typed it', async () => {
    await world.shop.db.insert(redirect).values([
      { fromPath: '/oude%20pagina/', toPath: '/wonen/' },
      { fromPath: '/oud/ae-kleur/wit/', toPath: '/wonen/' },
    ])
    const works = ['/outlet/', '/hoofdkussens/', '/Wonen/', '/oude pagina/', '/oude%20pagina/', '/wonen']
    const exact = ['/oud/ae-kleur/wit/', '/voorwaarden.pdf', '/Wonen/ae-kleur/wit/?tn_sort=prijs']
    const dead = ['/nergens/', '/oud/', '/oud/ae-kleur/rood/']
    const links = [...works, ...exact, ...dead]
    await change('navigation', () => ({ extra: links.map((to) => ({ title: to, link: to })) }))
    await expect.poll(extraLinks).toEqual([...works, ...exact])
  })
})

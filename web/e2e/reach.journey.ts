/** @module-tag slow */
import type { Locator, Page, ViewportSize } from 'playwright-core'
import { PageParent } from 'shared-types/contracts/admin/content'
import { CategoryRoute } from 'shared-types/contracts/catalog'
import { apiPaths } from 'shared-types/urls/api-paths'
import { expect, inject, it } from 'vitest'
import { itAtBothWidths, openPage, openRunning, phone, untilRunning } from './browser.ts'

const mostClicks = 4

const shop = (path: string) => inject('shopUrl') + path
const textOf = async (path: string) => (await fetch(shop(path))).text()

const locationsIn = async (file: string): Promise<string[]> =>
  [...(await textOf(file)).matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  )

const groups = new Set<string>(['service', 'brands', ...PageParent.options])

/** Pages of one kind have the same kind of links to them. A text page is a kind of its own. */
const kindOf = async (path: string): Promise<string> => {
  const [first = '', ...more] = path.split('/').filter(Boolean)
  if (path.endsWith('.html')) return 'product'
  if (path.endsWith('/keuzehulp/')) return 'advice'
  if (groups.has(first)) return more.length > 0 ? `${first}, one of many` : path
  const answer = await fetch(shop(apiPaths.categoryRoute(path.slice(1, -1))))
  const kind = answer.ok ? CategoryRoute.parse(await answer.json()).kind : 'other'
  return ['listing', 'overview'].includes(kind) ? `${kind} at level ${more.length}` : path
}

/** The way to the first page found of each kind that search engines may index, as the addresses of the links. */
const waysFromHome = async (): Promise<Map<string, string[]>> => {
  const files = await locationsIn('/sitemap.xml')
  const indexable = new Map<string, string>()
  for (const path of (await Promise.all(files.map(locationsIn))).flat())
    if (path !== '/') indexable.set(path, await kindOf(path))
  const kinds = new Set(indexable.values())
  expect(kinds.size).toBeGreaterThan(15)
  const found = new Map<string, string[]>()
  const ways = new Map<string, string[]>([['/', []]])
  for (const [path, way] of ways) {
    if (found.size === kinds.size || way.length === mostClicks) break
    if (path.endsWith('.html')) continue
    for (const [, link = ''] of (await textOf(path)).matchAll(/<a [^>]*href="(\/[^"#?]*)"/g)) {
      const kind = indexable.get(link)
      if (kind === undefined || ways.has(link)) continue
      ways.set(link, [...way, link])
      if (!found.has(kind)) found.set(kind, [...way, link])
    }
  }
  expect([...kinds].filter((kind) => !found.has(kind))).toEqual([])
  return found
}

/** Links that can be pressed now. The first press of an item with a panel only opens that. */
const linksTo = (within: Page | Locator, path: string): Locator =>
  within.locator(`a[href="${path}"]:not([aria-expanded]):not([inert], [inert] *)`).filter({ visible: true })

/** Opens the menu with this link: on a phone the drawer, on a desktop one of the panels. */
const openMenuWith = async (page: Page, path: string, viewport: ViewportSize): Promise<Locator> => {
  const link = page.locator(`a[href="${path}"]`)
  if (viewport.width === phone.width) {
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    await drawer.locator(`a[href="${path}"]`).first().waitFor({ state: 'attached' })
    // The groups come when the drawer opens; links without one are there at once.
    const grouped = drawer.locator('details', { has: link }).first()
    await grouped.waitFor({ state: 'attached', timeout: 5_000 }).catch(() => undefined)
    // From the outside inwards: a summary can be pressed once it is shown.
    for (const group of await drawer.locator('details', { has: link }).all())
      if ((await linksTo(drawer, path).count()) === 0) await group.locator('summary').first().click()
    return linksTo(drawer, path)
  }
  const menu = page.getByRole('navigation', { name: 'Hoofdmenu' })
  const items = await menu.locator('> ul > li').all()
  for (const item of items) {
    await item.locator('> a').focus()
    await page.keyboard.press('ArrowDown')
    await item.locator('> div a').first().waitFor()
    if ((await linksTo(item, path).count()) > 0) return linksTo(item, path)
  }
  return linksTo(menu, path)
}

const click = async (page: Page, path: string, viewport: ViewportSize): Promise<void> => {
  const inView = linksTo(page, path)
  const links = (await inView.count()) > 0 ? inView : await openMenuWith(page, path, viewport)
  await links.first().click()
  // The new page has replaced the old one.
  await page.waitForFunction(
    (to) => document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href === to,
    shop(path),
  )
  await untilRunning(page)
}

const linksIn = async (path: string): Promise<string[]> => {
  const [, main = ''] = /<main(.*)<\/main>/s.exec(await textOf(path)) ?? []
  return [...main.matchAll(/<a [^>]*href="(\/[^"#?]*)"/g)].map(([, link = '']) => link)
}

it('the site map for people has every page that search engines may index, except products', async () => {
  const files = await locationsIn('/sitemap.xml')
  const pages = (await Promise.all(files.map(locationsIn)))
    .flat()
    .filter((path) => !/\.html$|^\/configurator\/|^\/$/.test(path))
  const links = new Set(await linksIn('/sitemap/'))
  expect(pages.length).toBeGreaterThan(80)
  expect(pages.filter((path) => path !== '/sitemap/' && !links.has(path))).toEqual([])
})

it('the page of customer service leads to its tools and to the advices', async () => {
  expect(await linksIn('/service/')).toEqual(
    expect.arrayContaining([
      '/service/pakketchecker/',
      '/service/beoordelingen/',
      '/service/herroepen/',
      '/nieuwsbrief/',
      '/dekbed/keuzehulp/',
      '/wonen/vloerkleden/keuzehulp/',
    ]),
  )
})

itAtBothWidths(
  'a page of each kind is reached from home by clicks, at most four, on %s',
  async (viewport) => {
    const { page, complaints, close } = await openPage({ viewport, withPictures: false })
    const ways = await waysFromHome()
    expect([...ways.keys()]).toEqual(
      expect.arrayContaining([
        'product',
        'advice',
        'listing at level 0',
        'brands, one of many',
        'blog, one of many',
        'inspiratie, one of many',
        'service, one of many',
        'vacatures, one of many',
        '/showrooms/',
        '/sitemap/',
      ]),
    )
    for (const way of ways.values()) {
      await openRunning(page, shop('/'))
      for (const path of way) await click(page, path, viewport)
    }
    expect(complaints).toEqual([])
    await close()
  },
  600_000,
)

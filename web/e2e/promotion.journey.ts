/** @module-tag slow */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from 'playwright-core'
import { Listing, Product, ProductTiles } from 'shared-types/contracts/catalog'
import { Homepage } from 'shared-types/contracts/content'
import { apiPaths } from 'shared-types/urls/api-paths'
import { expect } from 'vitest'
import { node, root } from '../../commands/project.mjs'
import { expectAccessible, itAtBothWidths, openPage } from './browser.ts'
import { openDataFolder, openShop } from './own-shop.ts'
import { addToCart, chooseMethods, giveAddress, orderButton } from './purchase.ts'

const path = 'acties/vakantiegeld'
const code = 'VAKANTIEGELD'
/** Less than the day by which the clock is moved. */
const leftMs = 12 * 3_600_000

const promoOf = async (url: string) =>
  Homepage.parse(await (await fetch(url + apiPaths.homepage)).json()).promo

/** The promotion follows the clock of the database, so an employee ends it, while the clock of the browser moves. */
const openShopWithPromotion = async () => {
  const dataDir = await openDataFolder()
  const shop = await openShop(dataDir)
  const endsAt = Date.parse((await promoOf(shop.url))?.endsAt ?? '')
  const endPromotion = () =>
    promisify(execFile)(node, [join(root, 'shop-api/src/cli.ts'), 'end-promotion', 'vakantiegeld'], {
      cwd: root,
      env: { ...process.env, DATA_DIR: dataDir },
    })
  return { shop, endsAt, endPromotion }
}

const euros = (cents: number) =>
  new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' }).format(cents / 100)

/** The text of a page's content. */
const textOf = (page: Page) => page.locator('main').innerText()

itAtBothWidths(
  'the end of the countdown ends the promotion everywhere, on %s',
  async (viewport) => {
    const { shop, endsAt, endPromotion } = await openShopWithPromotion()
    const { page: tab, context, complaints, close } = await openPage({ viewport })
    await context.addCookies([
      { name: 'cookie-consent', value: 's0m0', url: shop.url },
      { name: 'newsletter-popup', value: '1', url: shop.url },
    ])
    await context.clock.install({ time: endsAt - leftMs })
    const read = async (url: string): Promise<unknown> => (await fetch(shop.url + url)).json()
    const { products } = Listing.parse(await read(apiPaths.listing('matrassen', '')))
    const tile = products.find(({ available, price }) => available && price.priceOld && price.price >= 7500)
    const readVariants = async () => Product.parse(await read(apiPaths.product(tile?.slug ?? ''))).variants
    // The code needs € 75.
    const bought = (await readVariants()).find(
      ({ available, price }) => available && price.priceOld !== null && price.price >= 7500,
    )
    if (!tile || !bought) throw new Error('no mattress is reduced')
    const reduced = euros(bought.price.price)
    const productUrl = `${shop.url}/${tile.slug}.html?v=${bought.id}`

    const home = await context.newPage()
    await home.goto(shop.url)
    await home.getByRole('timer').getByText('Nog ').waitFor()
    await home
      .getByRole('main')
      .getByRole('button', { name: `${code} kopiëren` })
      .waitFor()
    await expectAccessible(home)

    /** The text of the product's tile among the results of a search for its title. */
    const readTile = async () => {
      await tab.goto(`${shop.url}/zoeken/?${new URLSearchParams({ tn_q: tile.title })}`)
      const link = tab.getByRole('link', { name: tile.title }).first()
      return tab.locator('main article').filter({ has: link }).first().innerText()
    }

    await tab.goto(`${shop.url}/${path}/`)
    await tab.getByRole('timer').waitFor()
    await expectAccessible(tab)
    const reducedTile = await readTile()
    expect(reducedTile).toContain(euros(tile.price.price))
    expect(reducedTile).toContain(euros(tile.price.priceOld ?? 0))
    await tab.goto(productUrl)
    expect(await textOf(tab)).toContain(reduced)
    await addToCart(tab, 'Winkelwagen')
    const totals = tab.getByRole('complementary', { name: 'Totaal' })
    await totals.getByLabel('Kortingscode').fill(code)
    await totals.getByRole('button', { name: 'Toepassen' }).click()
    await totals.getByText(`Kortingscode ${code}`).first().waitFor()
    await tab.getByRole('link', { name: 'Bestellen', exact: true }).click()
    await tab.getByRole('link', { name: 'Doorgaan als gast' }).click()
    await giveAddress(tab, 'op-tijd@voorbeeld.example')
    await chooseMethods(tab)
    await orderButton(tab).waitFor()

    // First in the shop: a page requests it again at the end.
    await endPromotion()
    await expect.poll(() => promoOf(shop.url)).toBeNull()
    await home.clock.fastForward(24 * 3_600_000)
    await home.clock.runFor(10_000)
    await home.getByRole('timer').waitFor({ state: 'detached' })
    await expect.poll(() => home.getByRole('button', { name: `${code} kopiëren` }).count()).toBe(0)
    await orderButton(tab).click()
    await tab
      .getByText(/was geldig tot en met/)
      .first()
      .waitFor()

    const ended = (await readVariants()).find(({ id }) => id === bought.id)
    expect(ended?.price.priceOld).toBeNull()
    expect(ended?.price.price).toBeGreaterThan(bought.price.price)
    const regular = euros(ended?.price.price ?? 0)
    await tab.goto(`${shop.url}/cart/`)
    await tab.getByRole('main').getByRole('link', { name: tile.title }).first().waitFor()
    expect(await textOf(tab)).toContain(`van ${reduced} naar ${regular}`)
    expect((await textOf(tab)).split(reduced)).toHaveLength(2)
    expect(await textOf(tab)).not.toContain(`Kortingscode ${code}`)
    await tab.goto(productUrl)
    expect(await textOf(tab)).toContain(regular)
    expect(await textOf(tab)).not.toContain(reduced)
    const [after] = ProductTiles.parse(await read(apiPaths.products([tile.id]))).products
    expect(after?.price.priceOld).toBeNull()
    expect(after?.price.price).toBeGreaterThan(tile.price.price)
    const regularTile = await readTile()
    expect(regularTile).toContain(euros(after?.price.price ?? 0))
    expect(regularTile).not.toContain(euros(tile.price.price))
    await tab.goto(`${shop.url}/${path}/`)
    await tab.getByRole('heading', { name: 'Deze actie is afgelopen' }).waitFor()
    expect(await tab.locator('main article').count()).toBe(0)
    expect(await tab.getByRole('button', { name: `${code} kopiëren` }).count()).toBe(0)
    await expectAccessible(tab)
    await tab.goto(shop.url)
    expect(await tab.getByText('Vakantiegeld-deals').count()).toBe(0)
    expect(complaints.filter((said) => !/409|422/.test(said))).toEqual([])
    await close()
  },
  300_000,
)

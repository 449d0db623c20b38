import type { Product } from 'shared-types/contracts/catalog'
import { apiPaths } from 'shared-types/urls/api-paths'
import { expect, inject, it } from 'vitest'
import {
  describeAtBothWidths,
  expectAccessible,
  openPage,
  openRunning,
  phone,
  untilRunning,
} from './browser.ts'
import { hasFocus, isInView } from './in-view.ts'
import { placeOrder, post, sheets, sheetsInAndOut } from './order-by-api.ts'
import { fillIn, openFirstProduct } from './purchase.ts'
import { reviews } from './reviews.ts'

describeAtBothWidths('on %s', (viewport, device) => {
  // Each width reviews a different product.
  const which = viewport === phone ? 1 : 0
  it(
    'the picture follows the chosen colour into the cart, also by link, and a sold-out variant offers a back-in-stock mail',
    { tags: ['slow'] },
    async () => {
      const { page, complaints, close } = await openPage({ viewport })
      const { inStock: there, soldOut: gone } = await sheetsInAndOut()
      await page.goto(`${inject('shopUrl')}/${sheets}.html`)
      for (const value of there.values) await page.getByRole('radio', { name: value }).check()
      await page.getByRole('main').getByRole('button', { name: 'In winkelwagen' }).first().click()
      const drawer = page.getByRole('dialog')
      await drawer.getByText('Toegevoegd').waitFor()
      expect(await drawer.locator(`img[src*="${there.image?.file}"]`).count()).toBe(1)
      await page.keyboard.press('Escape')
      await page.reload()
      await untilRunning(page)
      await page.locator(`input[value="${there.values[1]}"]:checked`).waitFor()

      const picture = page.getByRole('link', { name: /^Vergroten/ }).first()
      await picture.click()
      await page.getByRole('dialog').getByRole('button', { name: 'Inzoomen' }).click()
      await page.keyboard.press('+')
      await page.getByRole('button', { name: 'Inzoomen', disabled: true }).waitFor()
      // The button kept the focus, so that the keys still work.
      await page.keyboard.press('-')
      await page.getByRole('button', { name: 'Inzoomen', disabled: false }).waitFor()
      await page.getByRole('dialog').getByRole('button', { name: 'Volgende' }).click()
      await page.getByRole('status').filter({ hasText: 'Afbeelding 2 van' }).waitFor({ state: 'attached' })
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      expect(await picture.evaluate((link) => link === document.activeElement)).toBe(true)

      await page.getByRole('contentinfo').evaluate((footer) => footer.scrollIntoView())
      // On a phone a second button appears in a bar.
      const buttons = page.getByRole('button', { name: 'In winkelwagen', exact: true })
      await expect.poll(() => buttons.count()).toBe(viewport === phone ? 2 : 1)

      await page.goto(`${inject('shopUrl')}/${sheets}.html?v=${gone.id}`)
      const wait = page.getByRole('button', { name: 'Houd me op de hoogte' })
      await wait.click()
      await page.getByText('Vul een geldig e-mailadres in').first().waitFor()
      await page.getByRole('button', { name: 'Schrijf een beoordeling', exact: true }).click()
      for (const name of ['Mail mij als dit er weer is', 'E-mailadres'])
        await page.getByRole('main').getByRole('textbox', { name, exact: true }).waitFor()
      await expectAccessible(page)
      await fillIn(page, { 'Mail mij als dit er weer is': 'wacht@voorbeeld.example' })
      await wait.click()
      await wait.waitFor({ state: 'detached' })
      await expect.poll(() => hasFocus(page)).toBe(true)
      expect(complaints).toEqual([])
      await close()
    },
  )

  it(
    'a review is written, approved by the shop and shown; recently viewed products are remembered',
    { tags: ['slow'] },
    async () => {
      const { page, complaints, close } = await openPage({ viewport })
      await page.goto(`${inject('shopUrl')}/${sheets}.html`)
      // It is stored once the page has loaded.
      await page.waitForFunction(() => localStorage.getItem('last-viewed') !== null)
      await page.goto(`${inject('shopUrl')}/dekbedovertrek/`)
      const link = page.locator('main article h3 a').nth(which)
      const product = await link.innerText()
      await link.click()
      await page.getByRole('heading', { level: 1, name: product }).waitFor()

      await page.getByRole('button', { name: 'Schrijf een beoordeling' }).click()
      const form = page.getByRole('form', { name: 'Schrijf een beoordeling' })
      await form.getByRole('button', { name: 'Plaats beoordeling' }).click()
      await page.getByText('Dit is een verplicht veld').first().waitFor()
      await expectAccessible(page)
      await form.getByRole('radio', { name: '3 sterren' }).focus()
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('ArrowRight')
      const title = `Slaapt als een roos op ${device}`
      await fillIn(page, {
        Titel: title,
        'Je ervaring': 'Het <script>alert(1)</script> zit goed om de hoeken.',
        Naam: 'Fleur',
        'E-mailadres': 'geen adres',
      })
      await form.getByRole('button', { name: 'Plaats beoordeling' }).click()
      await page.getByText('Dit is geen geldig e-mailadres').first().waitFor()
      await fillIn(page, { 'E-mailadres': 'fleur@voorbeeld.example' })
      await form.getByRole('button', { name: 'Plaats beoordeling' }).click()
      await form.waitFor({ state: 'detached' })

      // It loads when it is near the viewport.
      await page.getByRole('contentinfo').evaluate((footer) => footer.scrollIntoView())
      const viewed = page.getByRole('list', { name: 'Laatst bekeken' })
      await viewed.getByText('Hoeslaken katoen basis').first().waitFor()
      await expectAccessible(page)

      const [, id = ''] = new RegExp(`(\\d+) {2}★★★★★[^\\n]*\\n${title}`).exec(await reviews()) ?? []
      expect(await reviews('approve', id)).toContain('approved')
      await page.getByLabel('Sorteren').selectOption('Hoogste score eerst')
      await page.getByRole('heading', { level: 3, name: title }).waitFor()
      expect(await page.getByText('<script>alert(1)</script>').count()).toBe(1)

      expect(await reviews('answer', id, 'Fijn om te horen!')).toContain('answered')
      await page.reload()
      await page.getByRole('button', { name: /^5 sterren/ }).click()
      await page.getByText('Fijn om te horen!').waitFor()
      const search = page.getByRole('search', { name: 'Zoeken in beoordelingen' })
      await search.getByLabel('Zoek in beoordelingen').fill('eenhoorn')
      await page.keyboard.press('Enter')
      await page.getByText('Geen beoordelingen met 5 sterren en ‘eenhoorn’.').waitFor()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Toon alle beoordelingen' }).click()
      await page.getByRole('heading', { level: 3, name: title }).waitFor()
      await search.getByLabel('Zoek in beoordelingen').fill('hoeken')
      await search.getByRole('button', { name: 'Zoeken' }).click()
      await page.getByText(/^1 van \d+ beoordelingen, met ‘hoeken’$/).waitFor()
      expect(complaints).toEqual([])

      await page.route(/\/reviews\?/, (route) => route.abort())
      await search.getByLabel('Zoek in beoordelingen').fill('zacht')
      await page.keyboard.press('Enter')
      await page.getByText('De beoordelingen konden niet worden geladen. Probeer het zo nog eens.').waitFor()
      expect(await page.getByRole('heading', { level: 3, name: title }).count()).toBe(0)
      await close()
    },
  )
})

it('a promised guarantee leads to its conditions, and beside paying later stands that credit costs money', async () => {
  const { page, complaints, close } = await openPage()
  await page.goto(`${inject('shopUrl')}/matrassen/`)
  await openFirstProduct(page)
  await page.getByText('Let op! Geld lenen kost geld.').waitFor()
  await page.getByRole('link', { name: 'garantievoorwaarden' }).click()
  await page.getByRole('heading', { name: 'Wie geeft de garantie?' }).waitFor()
  await expectAccessible(page)
  expect(complaints).toEqual([])
  await close()
})

it.each([
  [639, 1],
  [640, 2],
  [767, 2],
  [768, 3],
  [1440, 3],
])('at %i pixels, %i related products are whole, and a part of the next one shows', async (width, whole) => {
  const { page, close } = await openPage({ viewport: { width, height: 900 } })
  await page.goto(`${inject('shopUrl')}/${sheets}.html`)
  const row = page.getByRole('list', { name: 'Past hier mooi bij' })
  await row.locator('article').first().waitFor()
  const seen = await row.evaluate((list) => {
    const edge = list.getBoundingClientRect().right
    const tiles = [...list.children].map((tile) => tile.getBoundingClientRect())
    return [tiles.filter(({ right }) => right <= edge), tiles.filter(({ left }) => left < edge)].map(
      ({ length }) => length,
    )
  })
  expect(seen).toEqual([whole, whole + 1])
  await close()
})

it('a link to a size that is no longer sold says so, until the shopper chooses one', async () => {
  const { page, complaints, close } = await openPage()
  await openRunning(page, `${inject('shopUrl')}/${sheets}.html?v=999999999`)
  const note = page.getByText('De uitvoering van deze link is er niet (meer). Je ziet nu een andere.')
  expect(await note.isVisible()).toBe(true)
  await expectAccessible(page)
  await page.locator('main fieldset label:has(input:not(:checked))').first().click()
  await note.waitFor({ state: 'detached' })
  await page.waitForURL(/\?v=(?!999999999)\d+$/)
  expect(complaints).toEqual([])
  await close()
})

it('who waits for an article that has come back meanwhile is led to the button', async () => {
  const { page, close } = await openPage({ viewport: phone })
  const { fewest } = await sheetsInAndOut()
  const other = await openPage()
  const held = await placeOrder(other.page, { article: fewest.id, quantity: fewest.stock })
  const isSold = async () => {
    const answer = await page.request.get(inject('shopUrl') + apiPaths.product(sheets))
    const { variants } = (await answer.json()) as Product
    return !variants.find(({ id }) => id === fewest.id)?.available
  }
  await expect.poll(isSold).toBe(true)
  await openRunning(page, `${inject('shopUrl')}/${sheets}.html?v=${fewest.id}`)
  const email = page.getByLabel('Mail mij als dit er weer is')
  await email.waitFor()

  await post(other.page, apiPaths.orderCancel(held.orderId), {})
  await other.close()
  await expect.poll(isSold).toBe(false)
  await email.fill('wacht@voorbeeld.example')
  await page.getByRole('button', { name: 'Houd me op de hoogte' }).click()
  await page.getByText('Dit artikel is op voorraad: je kunt het nu bestellen.').waitFor()
  await expect.poll(() => hasFocus(page)).toBe(true)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Naar de bestelknop' }).click()
  await page.getByRole('main').getByRole('button', { name: 'In winkelwagen' }).first().waitFor()
  await close()
})

it('Tab stops at the picture in view and at the thumbnails, not at each large picture', async () => {
  const { page, close } = await openPage()
  await openRunning(page, `${inject('shopUrl')}/${sheets}.html`)
  await page.getByRole('button', { name: 'Afbeelding 3 van' }).press('Enter')
  const pictures = page.getByRole('link', { name: /^Vergroten/ })
  const stops = () =>
    pictures.evaluateAll((links) => links.flatMap((link, index) => (link.tabIndex < 0 ? [] : [index])))
  await expect.poll(stops).toEqual([2])
  await page.getByRole('button', { name: 'Afbeelding 1 van' }).focus()
  await page.keyboard.press('Shift+Tab')
  expect(await isInView(page.locator(':focus'))).toBe(true)
  await close()
})

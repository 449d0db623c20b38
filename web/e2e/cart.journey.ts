import { mostPiecesText } from 'shared-types/forms/most-pieces'
import { describe, expect, inject, test } from 'vitest'
import { chunkOf, describeAtBothWidths, expectAccessible, openPage, openRunning, phone } from './browser.ts'
import { serveFakeTags } from './measured.ts'
import { hasFocus, isInView } from './in-view.ts'
import { fillCart, restoreLink, sheets, sheetsInAndOut } from './order-by-api.ts'
import { openFirstProduct } from './purchase.ts'

const shopUrl = inject('shopUrl')

describeAtBothWidths('the cart on %s', (viewport) => {
  test('applies a voucher, adds the promised gift, and restores a line removed by mistake', async () => {
    const { page, complaints, close } = await openPage({ viewport })
    await page.goto(`${shopUrl}/gratis-dekbed/`)
    const bed = await openFirstProduct(page)
    await page.getByRole('button', { name: 'In winkelwagen' }).first().click()
    const drawer = page.getByRole('dialog')
    await drawer.getByText('Gratis', { exact: true }).waitFor()
    await drawer.getByRole('heading', { name: 'Past hier mooi bij' }).waitFor()
    await expectAccessible(page)
    await drawer.getByRole('link', { name: 'Winkelwagen', exact: true }).click()

    await page.getByText('cadeau, komt vanzelf mee').waitFor()
    // The cart's upsells are for all products in it.
    const suggested = page.waitForResponse((answer) => answer.url().includes('/api/catalog/suggested?ids='))
    await page.reload()
    expect((await suggested).status()).toBe(200)
    await page.getByRole('main').getByRole('heading', { name: 'Past hier mooi bij' }).waitFor()
    const totals = page.getByRole('complementary', { name: 'Totaal' })
    const code = totals.getByLabel('Kortingscode')
    await code.fill('lenteschoon')
    await code.press('Enter')
    await totals.getByText(/was geldig tot/).waitFor()
    expect(await code.getAttribute('aria-invalid')).toBe('true')
    await expectAccessible(page)

    await code.fill('vakantiegeld')
    await totals.getByRole('button', { name: 'Toepassen' }).click()
    await totals.getByText('Kortingscode VAKANTIEGELD').first().waitFor()
    await expect.poll(() => hasFocus(page)).toBe(true)
    await expectAccessible(page)

    await page.getByRole('button', { name: new RegExp(`^Verwijderen.*${bed}`) }).click()
    await page.getByText(new RegExp(`${bed}.* is verwijderd uit je winkelwagen`)).waitFor()
    await page.getByText('Je winkelwagen is nog leeg').waitFor()
    await page.getByRole('button', { name: 'Ongedaan maken' }).click()
    await page.getByText('cadeau, komt vanzelf mee').waitFor()
    await expect.poll(() => hasFocus(page)).toBe(true)

    await page.getByRole('button', { name: 'Kortingscode VAKANTIEGELD verwijderen' }).click()
    await totals.getByLabel('Kortingscode').waitFor()
    await expect.poll(() => hasFocus(page)).toBe(true)
    expect(complaints.filter((said) => !said.includes('422'))).toEqual([])
    await close()
  })
})

test('the drawer shows the gift of the added article only', async () => {
  const { page, close } = await openPage()
  await page.goto(`${shopUrl}/gratis-dekbed/`)
  await openFirstProduct(page)
  const added = page.getByRole('dialog', { name: 'Toegevoegd' })
  const gift = added.getByText('Gratis', { exact: true })
  const add = page.getByRole('button', { name: 'In winkelwagen' }).first()
  await add.click()
  await gift.waitFor()
  await page.goto(`${shopUrl}/${sheets}.html?v=${(await sheetsInAndOut()).inStock.id}`)
  await add.click()
  await added.getByText('Het artikel ligt in je winkelwagen.').waitFor()
  expect(await gift.count()).toBe(0)
  await openRunning(page, `${shopUrl}/gratis-dekbed/`)
  await page
    .getByRole('button', { name: /^Snel bekijken/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'In winkelwagen' }).click()
  await gift.waitFor()
  await close()
})

test('the drawer, the cart and the checkout tell a price that rose after the shopper saw it', async () => {
  const { page, close } = await openPage()
  await page.route('**/api/cart/items', (route) => {
    const { shownPrice, ...request } = route.request().postDataJSON()
    return route.continue({ postData: { ...request, shownPrice: shownPrice - 100 } })
  })
  await openRunning(page, `${shopUrl}/${sheets}.html?v=${(await sheetsInAndOut()).inStock.id}`)
  await page.getByRole('button', { name: 'In winkelwagen' }).first().click()
  const added = page.getByRole('dialog', { name: 'Toegevoegd' })
  const change = /^De prijs is verhoogd van .* sinds je dit zag\.$/
  await added.getByText(change).waitFor()
  await expectAccessible(page)
  await added.getByRole('link', { name: 'Winkelwagen', exact: true }).click()
  const line = page.getByRole('list', { name: 'Artikelen in je winkelwagen' }).getByRole('listitem')
  await line.getByText(change).waitFor()
  await page.getByRole('link', { name: 'Bestellen', exact: true }).click()
  const summary = page.getByRole('complementary', { name: 'Overzicht van je bestelling' })
  const shown = summary.getByText(change).filter({ visible: true })
  await expect.poll(() => shown.count()).toBe(1)
  await close()
})

test('a typed quantity that is too high or too low is changed with a message, on the product page and in the cart', async () => {
  const { page, complaints, close } = await openPage({ viewport: phone })
  await page.goto(`${shopUrl}/dekbedovertrek/`)
  await openFirstProduct(page)
  const field = page.getByRole('main').getByRole('spinbutton', { name: 'Aantal' })
  const note = page.getByRole('main').getByRole('status')
  const most = async () => Number(await field.getAttribute('max'))
  const tooMany = async () =>
    (await most()) === 99
      ? /^(Je kunt maximaal 99 stuks van een artikel bestellen|Er zijn nog maar 99 stuks op voorraad)\.$/
      : `Er zijn nog maar ${await most()} stuks op voorraad.`
  const type = async (quantity: number) => {
    await field.fill(String(quantity))
    await field.press('Enter')
  }
  await type(9_999)
  await note.getByText(await tooMany()).waitFor()
  expect(await field.inputValue()).toBe(String(await most()))
  await expectAccessible(page)
  await type(1)
  await expect.poll(() => note.getByText(/stuks/).count()).toBe(0)
  await page.getByRole('button', { name: 'In winkelwagen' }).first().click()
  await page.getByRole('dialog').getByRole('link', { name: 'Winkelwagen', exact: true }).click()

  await page.getByRole('main').getByRole('button', { name: 'Verwijderen' }).waitFor()
  await type(9_999)
  await note.getByText(await tooMany()).waitFor()
  expect(await field.inputValue()).toBe(String(await most()))
  await expectAccessible(page)
  await type(0)
  await note.getByText('Je bestelt er minstens 1.').waitFor()
  expect(await field.inputValue()).toBe('1')
  // It goes by itself (spec §9), or with the next focus.
  await expect.poll(() => note.getByText('Je bestelt er minstens 1.').count()).toBe(0)
  await type(0)
  await note.getByText('Je bestelt er minstens 1.').waitFor()
  await field.blur()
  await field.focus()
  await expect.poll(() => note.getByText('Je bestelt er minstens 1.').count(), { timeout: 3_000 }).toBe(0)
  expect(complaints).toEqual([])
  await close()
})

test('a quantity that could not be changed is shown as it was, with its price', async () => {
  const { context, page, close } = await openPage({ viewport: phone })
  await fillCart(context, 2)
  await openRunning(page, `${shopUrl}/cart/`)
  const line = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('spinbutton') })
  const more = line.getByRole('button', { name: 'Eén meer' })
  await more.waitFor()
  const price = await line.getByText(/€/).first().innerText()
  await context.setOffline(true)
  await more.click()
  await line.getByRole('alert').waitFor()
  await expect.poll(() => line.getByRole('spinbutton').inputValue()).toBe('2')
  expect(await line.getByText(/€/).first().innerText()).toBe(price)

  // Also when two changes were queued, the second on top of the first.
  await more.click()
  await more.click()
  await expect.poll(() => line.getByRole('spinbutton').inputValue()).toBe('2')
  await context.setOffline(false)
  await more.click()
  await expect.poll(() => line.getByRole('spinbutton').inputValue()).toBe('3')
  await close()
})

test('a chosen variant with less stock than the chosen quantity says so, and the first one keeps that quantity', async () => {
  const { inStock: many, sameSize } = await sheetsInAndOut()
  const [few] = sameSize.toSorted((a, b) => a.stock - b.stock)
  const { page, complaints, close } = await openPage({ viewport: phone })
  await openRunning(page, `${shopUrl}/${sheets}.html?v=${many.id}`)
  const main = page.getByRole('main')
  const field = main.getByRole('spinbutton', { name: 'Aantal' })
  const note = main.getByRole('status').filter({ hasText: 'op voorraad' })
  const wanted = String(few!.stock + 1)
  const choose = ({ values }: typeof many) => main.locator(`input[value="${values[1]}"]`).check()
  await field.fill(wanted)
  await field.press('Enter')
  await choose(few!)
  await note.getByText(mostPiecesText(few!.stock)).waitFor()
  await expect.poll(() => isInView(note)).toBe(true)
  expect(await field.inputValue()).toBe(String(few!.stock))
  await expectAccessible(page)
  await choose(many)
  await expect.poll(() => field.inputValue()).toBe(wanted)
  await field.fill('1')
  await field.press('ArrowUp')
  await expect.poll(() => field.inputValue()).toBe('2')
  expect(await note.count()).toBe(0)
  expect(complaints).toEqual([])
  await close()
})

test('two colours of one product have different names in the cart, also when one is removed', async () => {
  const { inStock, sameSize } = await sheetsInAndOut()
  const { page, close } = await openPage()
  for (const { id } of [inStock, sameSize[0]!]) await fillCart(page, 1, id)
  await openRunning(page, `${shopUrl}/cart/`)
  const buttons = page
    .getByRole('list', { name: 'Artikelen in je winkelwagen' })
    .getByRole('button', { name: /^Verwijderen/ })
  await expect.poll(() => buttons.count()).toBe(2)
  const [first, second] = await buttons.allTextContents()
  expect(first).not.toBe(second)
  await buttons.first().click()
  const article = first!.replace('Verwijderen: ', '')
  await page.getByText(`${article} is verwijderd uit je winkelwagen.`).waitFor()
  await close()
})

test('a cart without the code of its parts can be changed, and the field for a code has a retry', async () => {
  const { page, close } = await openPage()
  await page.addInitScript(() => sessionStorage.setItem('reloaded-for-chunk', String(Date.now())))
  const parts = [
    'pages/cart/cart-extras',
    'features/cart/line/removed-note',
    'features/cart/summary/voucher-field',
  ]
  const chunks = await Promise.all(parts.map((part) => chunkOf(`src/${part}.tsx`)))
  for (const chunk of chunks) await page.route(chunk, (route) => route.fulfill({ status: 404 }))
  const { inStock, sameSize } = await sheetsInAndOut()
  for (const { id } of [inStock, sameSize[0]!]) await fillCart(page, 1, id)
  await openRunning(page, `${shopUrl}/cart/`)
  const retry = page.getByRole('button', { name: 'Probeer opnieuw' })
  await retry.waitFor()
  const refused = page.waitForResponse(chunks[1]!)
  const remove = page
    .getByRole('list', { name: 'Artikelen in je winkelwagen' })
    .getByRole('button', { name: /^Verwijderen/ })
  await remove.first().click()
  await refused
  await expect.poll(() => remove.count()).toBe(1)

  await page.unrouteAll()
  await retry.click()
  await page.getByLabel('Kortingscode').waitFor()
  await close()
})

test('a repeated press after a lost response counts once', { tags: ['slow'] }, async () => {
  const { page, close } = await openPage()
  await page.goto(`${shopUrl}/dekbedovertrek/`)
  await openFirstProduct(page)
  const button = page.getByRole('button', { name: 'In winkelwagen' }).first()
  const drawer = page.getByRole('dialog')
  await button.click()
  await drawer.getByText('Toegevoegd').waitFor()
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'hidden' })

  let lost = 0
  await page.route('**/api/cart/items', async (route) => {
    await route.fetch()
    lost += 1
    await route.abort('connectionreset')
  })
  await button.click()
  await page.getByText('Geen verbinding.').first().waitFor()
  await page.unroute('**/api/cart/items')
  await button.click()
  await drawer.getByText('Toegevoegd').waitFor()
  const { items } = await (await page.request.get(`${shopUrl}/api/cart`)).json()
  expect(lost).toBe(1)
  expect(items.map(({ quantity }: { quantity: number }) => quantity)).toEqual([2])
  await close()
})

test('increasing a quantity takes at most three React commits', { tags: ['slow'] }, async () => {
  const { page, close } = await openPage()
  // The hook that React reports commits to, in production too.
  await page.addInitScript(() =>
    Object.assign(window, {
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: () => 1,
        checkDCE: () => {},
        onCommitFiberRoot: () => void performance.mark('react-commit'),
        onPostCommitFiberRoot: () => {},
        onCommitFiberUnmount: () => {},
      },
    }),
  )
  const commits = () => page.evaluate(() => performance.getEntriesByName('react-commit').length)
  await fillCart(page)
  // The cart counts down at every hour, to a moment that does not change the text while this runs.
  const orderBefore = new Date(Date.now() + 2 * 3_600_000 + 55_000).toISOString()
  await page.route('**/api/cart*', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), orderBefore } })
  })
  await page.goto(`${shopUrl}/cart/`)
  // This part of the page loads last; then wait until rendering has finished.
  await page.getByRole('heading', { name: 'Past hier mooi bij' }).waitFor()
  await page.getByText(/^Nog 2 u 1 min om te bestellen: /).waitFor()
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(
    (state) => {
      const earlier = state.commits
      state.commits = performance.getEntriesByName('react-commit').length
      return state.commits === earlier
    },
    await page.evaluateHandle(() => ({ commits: 0 })),
    { polling: 1500 },
  )
  const before = await commits()
  expect(before).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Eén meer' }).click()
  await page.getByRole('complementary', { name: 'Totaal' }).getByText('Subtotaal (2 artikelen)').waitFor()
  expect((await commits()) - before).toBeLessThanOrEqual(3)
  await close()
})

describe('an abandoned cart', { tags: ['slow'] }, () => {
  test('is restored on another device, and an invalid link says what to do', async () => {
    const left = await openPage()
    await left.page.goto(`${shopUrl}/dekbedovertrek/`)
    const title = await openFirstProduct(left.page)
    await left.page.getByRole('button', { name: 'In winkelwagen' }).first().click()
    await left.page.getByRole('dialog').getByText('Toegevoegd').waitFor()
    const link = await restoreLink(left.page)
    await left.close()

    const { page, complaints, close } = await openPage({ viewport: phone })
    await page.goto(link)
    await page.waitForURL(`${shopUrl}/cart/`)
    await page.getByRole('main').getByRole('link', { name: title }).first().waitFor()
    expect(complaints).toEqual([])
    await page.goto(`${link.slice(0, -3)}xxx`)
    await page.getByText(/Deze winkelwagen is er niet meer/).waitFor()
    await expectAccessible(page)
    await page.goto(`${shopUrl}/cart/afmelden/?token=x`)
    await page.getByRole('button', { name: 'Afmelden' }).click()
    await page.getByText(/Deze link klopt niet/).waitFor()
    await expectAccessible(page)
    await close()
  })

  test.each([
    ['s1m1', 0],
    ['s1m0r1', 1],
  ])('is reported only with consent: with %s %i time', async (consent, times) => {
    const { context, page, close } = await openPage()
    await context.addCookies([{ name: 'cookie-consent', value: consent, url: shopUrl }])
    await serveFakeTags(context)
    const statuses: string[] = []
    page.on('response', (answer) => {
      if (answer.url().includes('/api/abandonment/browse')) statuses.push(`${answer.status()}`)
    })
    await page.goto(`${shopUrl}/dekbedovertrek/`)
    await openFirstProduct(page)
    const expected = Array.from({ length: times }, () => '200')
    await expect.poll(() => statuses).toEqual(expected)
    await page.waitForLoadState('networkidle')
    expect(statuses).toEqual(expected)
    await close()
  })
})

test('the header counts what the cart has when the last of a series of changes is refused', async () => {
  const { page, close } = await openPage()
  const { inStock, sameSize } = await sheetsInAndOut()
  for (const { id } of [inStock, sameSize[0]!]) await fillCart(page, 1, id)
  await openRunning(page, `${shopUrl}/cart/`)
  const more = page.getByRole('button', { name: 'Eén meer' })
  await expect.poll(() => more.count()).toBe(2)
  let changes = 0
  const pressed = Promise.withResolvers<void>()
  await page.route('**/api/cart/items/*', async (route) => {
    changes += 1
    if (changes > 1) return route.abort()
    await pressed.promise
    return route.fallback()
  })
  await more.first().click()
  await expect.poll(() => changes).toBe(1)
  await more.last().press('Enter')
  pressed.resolve()
  await expect.poll(() => changes).toBe(2)
  await expect
    .poll(
      () =>
        page
          .getByRole('banner')
          .getByRole('link', { name: /^Winkelwagen/ })
          .innerText(),
      { timeout: 10_000 },
    )
    .toContain('3')
  await close()
})

import { expect, inject, it } from 'vitest'
import {
  chunkOf,
  describeAtBothWidths,
  expectAccessible,
  openPage,
  openRunning,
  untilRunning,
} from './browser.ts'

it('finds an article by its number, and for the number of an order leads to the pakketchecker', async () => {
  const { page, complaints, close } = await openPage()
  const search = (term: string) =>
    page.goto(`${inject('shopUrl')}/zoeken/?${new URLSearchParams({ tn_q: term })}`)
  await search('dek-0122-03')
  await page.locator('main article a[href*="?v="]').first().waitFor()
  expect(await page.locator('main article').count()).toBe(1)
  await search('dkbd1000001')
  await page.getByRole('heading', { level: 1, name: 'Zoek je bestelling ‘DKBD1000001’?' }).waitFor()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'pakketchecker' }).click()
  await page.waitForURL(/\/service\/pakketchecker\/$/)
  expect(complaints).toEqual([])
  await close()
})

describeAtBothWidths('searching on %s', (viewport) => {
  it('suggests while typing, works by keyboard, and finds products despite a typing error', async () => {
    const { page, complaints, close } = await openPage({ viewport })
    await page.goto(`${inject('shopUrl')}/`)
    const box = page.getByRole('combobox', { name: 'Zoeken' })
    await box.pressSequentially('ma')
    await box.press('Enter')
    expect(new URL(page.url()).pathname).toBe('/')
    // The browser itself says so at the field.
    expect(await box.evaluate((input) => input instanceof HTMLInputElement && input.validity.tooShort)).toBe(
      true,
    )
    await box.fill('matras')
    await page.getByRole('option').first().waitFor()
    // It would cover the last suggestion on a phone.
    expect(await page.getByRole('button', { name: 'Chat' }).isVisible()).toBe(false)
    await expectAccessible(page)
    await box.press('ArrowDown')
    const pointedAt = await box.getAttribute('aria-activedescendant')
    expect(await page.locator(`#${pointedAt}`).getAttribute('aria-selected')).toBe('true')
    await box.press('Escape')
    await expect.poll(() => page.getByRole('option').count()).toBe(0)

    await box.fill('dekbdovertrk')
    await box.press('Enter')
    await page.getByRole('heading', { level: 1, name: /dekbdovertrk/ }).waitFor()
    await expect.poll(() => page.locator('main article').count()).toBeGreaterThan(5)
    expect(await page.getByRole('option').count()).toBe(0)
    await expectAccessible(page)
    expect(complaints).toEqual([])
    await close()
  })
})

it(
  'a typed size is the size of the suggested product and of the page behind it',
  { tags: ['slow'] },
  async () => {
    const { page, complaints, close } = await openPage()
    await page.goto(`${inject('shopUrl')}/`)
    await page.getByRole('combobox', { name: 'Zoeken' }).fill('dekbedovertrek 140 x 220')
    const suggested = page.getByRole('group', { name: 'Producten' }).getByRole('option').first()
    await suggested.getByText('140x220 cm').waitFor()
    expect(await suggested.innerText()).not.toContain('Vanaf')
    const price = (await suggested.innerText()).match(/€\s?[\d.,]+/)?.[0] ?? 'no price'
    expect(await suggested.locator('img').getAttribute('src')).toContain('-eenpersoons.')
    await suggested.click()
    await page.waitForURL(/\.html\?v=\d+$/)
    const main = page.getByRole('main')
    await expect.poll(() => main.getByRole('radio', { name: /^140x220 cm/ }).isChecked()).toBe(true)
    expect(await main.innerText()).toContain(price)
    expect(await main.locator('img').first().getAttribute('src')).toContain('-eenpersoons.')
    expect(complaints).toEqual([])
    await close()
  },
)

it(
  'part of a compound word and any spelling of a size find the same products as the full term',
  { tags: ['slow'] },
  async () => {
    const { page, close } = await openPage({ javaScriptEnabled: false })
    const totalFor = async (term: string) => {
      await page.goto(`${inject('shopUrl')}/zoeken/?${new URLSearchParams({ tn_q: term })}`)
      const count = await page.locator('main output', { hasText: /^\d+ product/ }).innerText()
      return Number.parseInt(count, 10)
    }
    expect(await totalFor('overtrek')).toBeGreaterThanOrEqual(await totalFor('dekbedovertrek'))
    const sizes = [await totalFor('240x220'), await totalFor('240 x 220'), await totalFor('240/220')]
    expect(sizes[0]).toBeGreaterThan(0)
    expect(new Set(sizes).size).toBe(1)
    await close()
  },
)

it(
  'the search box works without JavaScript, and an empty result offers suggestions',
  { tags: ['slow'] },
  async () => {
    const { page, close } = await openPage({ javaScriptEnabled: false })
    await page.goto(`${inject('shopUrl')}/`)
    await page.getByRole('combobox', { name: 'Zoeken' }).fill('<b>qqqqxyz')
    await page.getByRole('combobox', { name: 'Zoeken' }).press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Niets gevonden voor ‘<b>qqqqxyz’' }).waitFor()
    await page.goto(`${inject('shopUrl')}/zoeken/?tn_q=%3Cscript%3E`)
    await page.getByRole('heading', { level: 1, name: 'Niets gevonden voor ‘<script>’' }).waitFor()
    await page.getByText('Deze pagina’s noemen het wel').waitFor()
    await page.getByRole('heading', { name: 'Populaire categorieën' }).waitFor()
    expect(await page.locator('main a').count()).toBeGreaterThan(2)
    await close()
  },
)

it(
  'the button searches for three letters, and results name the found pages and the ignored words',
  { tags: ['slow'] },
  async () => {
    const { page, complaints, close } = await openPage()
    await page.goto(`${inject('shopUrl')}/`)
    const box = page.getByRole('combobox', { name: 'Zoeken' })
    await box.fill('wol')
    await box.press('Enter')
    expect(new URL(page.url()).pathname).toBe('/')
    await page.getByRole('button', { name: 'Zoeken' }).click()
    await page.getByRole('heading', { level: 1, name: 'Zoekresultaten voor ‘wol’' }).waitFor()

    await box.fill('retourneren')
    await page.getByRole('option', { name: 'Verzenden & retourneren' }).waitFor()
    await expectAccessible(page)
    await box.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Pagina’s over ‘retourneren’' }).waitFor()
    await expectAccessible(page)

    await page.goto(`${inject('shopUrl')}/zoeken/?tn_q=wollen+hoeslaken`)
    await page.getByText('dit vonden we voor hoeslaken, zonder te letten op ‘wollen’').waitFor()
    await expectAccessible(page)
    const found = page.getByRole('navigation', { name: 'Gevonden pagina’s' })
    await found.getByRole('link', { name: 'Hoeslakens', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Hoeslakens' }).waitFor()
    expect(complaints).toEqual([])
    await close()
  },
)

/** Searches, the title of the first result, and the sentence that names the replaced words. */
const firstResults: [term: string, title: RegExp, note?: string][] = [
  ['dekbed 240x220', /dekbed\b/i],
  ['hoeslaken 180x200', /^hoeslaken/i],
  ['flanellen overtrek', /dekbedovertrek.*flanel/i],
  ['gestreepte overtrek', /dekbedovertrek.*(streep|strandcabine)/i],
  ['boxspring met opbergruimte', /opbergboxspring/i],
  ['kinder dekbedovertrek dinosaurus', /kinderdekbedovertrek dino/i],
  ['plumeau', /dekbed\b/i],
  ['tapijt', /vloerkleed/i],
  ['topdekmatras', /topper/i],
  ['hoeslaken hoge matras', /^hoeslaken (percal|katoensatijn)/i],
  ['matras hoeslaken', /^hoeslaken/i, 'dit vonden we voor hoeslaken, zonder te letten op'],
  ['vloerkleed 200x300', /vloerkleed/i, 'dit vonden we voor vloerkleed 200x290'],
]

describeAtBothWidths("a shopper's own words on %s", (viewport) => {
  it('find the expected product first, and name the replaced words', { tags: ['slow'] }, async () => {
    const { page, complaints, close } = await openPage({ viewport, withPictures: false })
    await page.goto(`${inject('shopUrl')}/zoeken/`)
    for (const [term, title, note] of firstResults) {
      const box = page.getByRole('combobox', { name: 'Zoeken' })
      await box.fill(term)
      await box.press('Enter')
      await page.getByRole('heading', { level: 1, name: `Zoekresultaten voor ‘${term}’` }).waitFor()
      expect(await page.locator('main article h3').first().innerText()).toMatch(title)
      if (note) await page.getByText(note).waitFor()
    }
    expect(complaints).toEqual([])
    await close()
  })
})

it('failing suggestions close, and searching still works', { tags: ['slow'] }, async () => {
  const { page, close } = await openPage()
  await page.goto(`${inject('shopUrl')}/`)
  await page.route(/search\/suggestions/, (route) => route.abort())
  const box = page.getByRole('combobox', { name: 'Zoeken' })
  await box.fill('kussen')
  await expect.poll(() => box.getAttribute('aria-expanded')).toBe('false')
  await box.press('Enter')
  await page.getByRole('heading', { level: 1, name: /kussen/ }).waitFor()
  await close()
})

it('without the code of the suggestions the box still searches, and a later key tries again', async () => {
  const { page, close } = await openPage()
  // It has just reloaded for a missing chunk, and does not do so again.
  await page.addInitScript(() => sessionStorage.setItem('reloaded-for-chunk', String(Date.now())))
  await openRunning(page, `${inject('shopUrl')}/dekbed/`)
  const chunk = await chunkOf('src/features/search/suggestions.tsx')
  await page.route(chunk, (route) => route.fulfill({ status: 404 }))
  const box = page.getByRole('combobox', { name: 'Zoeken' })
  const refused = page.waitForResponse(chunk)
  await box.focus()
  await refused
  const refusedAgain = page.waitForResponse(chunk)
  await box.pressSequentially('kuss')
  await refusedAgain
  await page.waitForLoadState('networkidle')
  expect(await box.getAttribute('aria-expanded')).toBe('false')

  await page.unroute(chunk)
  await box.pressSequentially('en')
  await page.getByRole('option').first().waitFor()
  await box.press('Enter')
  await page.getByRole('heading', { level: 1, name: /kussen/ }).waitFor()
  await close()
})

it('the number of suggestions is announced, and Enter searches when the chosen one is gone', async () => {
  const { page, close } = await openPage()
  await openRunning(page, `${inject('shopUrl')}/`)
  const box = page.getByRole('combobox', { name: 'Zoeken' })
  const announced = () => page.getByRole('search').getByRole('status').textContent()
  await box.fill('dekbed')
  await page.getByRole('option').first().waitFor()
  // The last option leads to all results.
  expect(await announced()).toBe(`${(await page.getByRole('option').count()) - 1} suggesties voor dekbed`)

  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/search/suggestions?*', async (route) => {
    await promise
    await route.fallback()
  })
  await box.fill('qqqqxyz')
  await box.press('ArrowDown')
  resolve()
  await expect.poll(announced).toBe('Niets gevonden voor qqqqxyz')
  expect(await page.getByRole('option').count()).toBe(0)
  await box.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Niets gevonden voor ‘qqqqxyz’' }).waitFor()
  await close()
})

it('brands are grouped by letter and link to their products, page by page', { tags: ['slow'] }, async () => {
  const { page, complaints, close } = await openPage()
  await page.goto(`${inject('shopUrl')}/brands/`)
  await expectAccessible(page)
  await page.getByRole('link', { name: /Duynhuys/ }).click()
  await page.getByRole('heading', { level: 1, name: 'Duynhuys' }).waitFor()
  await expectAccessible(page)
  // A real click would scroll to it first, and near the end the list loads its next page automatically.
  await page.getByRole('link', { name: 'Laad meer' }).dispatchEvent('click')
  await expect.poll(() => page.locator('main article').count()).toBeGreaterThan(24)
  expect(complaints).toEqual([])
  await close()
})

it('the arrows show the suggestions of the term in the box', async () => {
  const { page, close } = await openPage()
  await openRunning(page, `${inject('shopUrl')}/`)
  const box = page.getByRole('combobox', { name: 'Zoeken' })
  await box.fill('matras')
  await box.press('Enter')
  await page.getByRole('heading', { level: 1, name: /matras/ }).waitFor()
  await box.fill('dekbed')
  await page.getByRole('option').first().waitFor()
  await page.goBack()
  await page.goForward()
  await page.getByRole('heading', { level: 1, name: /matras/ }).waitFor()
  await untilRunning(page)
  await page.evaluate(() => document.querySelector<HTMLInputElement>('input[name=tn_q]')?.blur())
  // A search by its address fills the box in.
  await page.evaluate(() => {
    const state = { key: 'wol' }
    history.pushState(state, '', '/zoeken/?tn_q=kussen')
    dispatchEvent(new PopStateEvent('popstate', { state }))
  })
  await page.getByRole('heading', { level: 1, name: /kussen/ }).waitFor()
  expect(await page.getByRole('option').count()).toBe(0)
  const request = page.waitForRequest((sent) => sent.url().includes('suggestions'))
  await box.press('ArrowDown')
  expect(decodeURIComponent((await request).url())).toContain('kussen')
  await page.getByRole('option').first().waitFor()
  await close()
})

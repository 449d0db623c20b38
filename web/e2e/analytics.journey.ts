/** @module-tag slow */
import type { Page } from 'playwright-core'
import { Telemetry } from 'shared-types/measuring/telemetry'
import { expect, inject, it } from 'vitest'
import { paths } from '../src/paths.ts'
import { account } from './account.ts'
import { openRunning, openPage } from './browser.ts'
import { serveFakeTags } from './measured.ts'
import { fillCart, order as orderByApi, restoreLink } from './order-by-api.ts'
import {
  addToCart,
  chooseMethods,
  giveAddress,
  openFirstProduct,
  orderAsGuest,
  orderButton,
} from './purchase.ts'

/** The shop's own events that were measured in this visit. */
const eventsIn = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? []).flatMap((entry) =>
      typeof entry === 'object' && entry !== null && 'event' in entry ? [String(entry.event)] : [],
    ),
  )

/** A page of a shopper who has accepted measuring. */
const openMeasured = async () => {
  const opened = await openPage()
  await opened.context.addCookies([{ name: 'cookie-consent', value: 's1m1', url: inject('shopUrl') }])
  await serveFakeTags(opened.context)
  return opened
}

/** From browsing to the last step before the order, without a page load. */
const visit = async (page: Page) => {
  await openRunning(page, `${inject('shopUrl')}/dekbedovertrek/`)
  await openFirstProduct(page)
  await addToCart(page, 'Winkelwagen')
  await page.getByRole('heading', { level: 1, name: 'Winkelwagen' }).waitFor()
  await orderAsGuest(page)
  await giveAddress(page, 'gemeten@voorbeeld.example')
  await chooseMethods(page)
  await orderButton(page).waitFor()
}

it('with consent, a visit is measured step by step, in euros', async () => {
  const { page, complaints, close } = await openMeasured()
  await visit(page)
  const steps = [
    'view_item_list',
    'select_item',
    'view_item',
    'add_to_cart',
    'view_cart',
    'begin_checkout',
    'add_shipping_info',
    'add_payment_info',
  ]
  await expect
    .poll(async () => (await eventsIn(page)).filter((event) => steps.includes(event)))
    .toEqual(expect.arrayContaining(steps))
  const order = (await eventsIn(page)).filter((event) => steps.includes(event))
  expect([...new Set(order)]).toEqual(steps)
  // Opening the address step again does not repeat the event.
  await page.getByRole('navigation', { name: 'Stappen' }).getByRole('link', { name: 'Adres' }).click()
  await page.getByLabel('Voornaam').first().waitFor()
  expect((await eventsIn(page)).filter((event) => event === 'begin_checkout')).toHaveLength(1)
  expect((await eventsIn(page)).filter((event) => event === 'page_view').length).toBeGreaterThanOrEqual(5)

  const added = await page.evaluate(() => {
    const layer = window.dataLayer ?? []
    const at = layer.findIndex((entry) => Object(entry).event === 'add_to_cart')
    return { before: layer[at - 1], entry: layer[at] }
  })
  expect(added.before).toEqual({ ecommerce: null })
  expect(added.entry).toMatchObject({
    ecommerce: { currency: 'EUR', items: [{ quantity: 1, item_id: expect.any(String) }] },
  })
  // Every event describes an item with the same fields, from its page to the payment.
  const articles = await page.evaluate(() =>
    (window.dataLayer ?? [])
      .filter((entry) => !['view_item_list', 'select_item'].includes(String(Object(entry).event)))
      .flatMap((entry): Record<string, unknown>[] => Object(entry).ecommerce?.items ?? [])
      .map(({ quantity: _quantity, ...article }) => JSON.stringify(article)),
  )
  expect(articles.length).toBeGreaterThanOrEqual(6)
  expect([...new Set(articles)]).toHaveLength(1)
  expect(articles[0]).toContain('"item_category":"Dekbedovertrek')
  expect(complaints).toEqual([])
  await close()
})

it('ordering again is measured like adding to the cart', async () => {
  const { page, complaints, close } = await openMeasured()
  const id = await orderByApi(page, 'paid', 2)
  await fillCart(page)
  await openRunning(page, inject('shopUrl') + paths.order(id))
  await page.getByRole('button', { name: 'Opnieuw bestellen' }).click()
  await page.getByText('Alles ligt in je winkelwagen').waitFor()
  const added = () =>
    page.evaluate(() => (window.dataLayer ?? []).find((entry) => Object(entry).event === 'add_to_cart'))
  await expect.poll(added).toMatchObject({ ecommerce: { items: [{ quantity: 2 }] } })
  expect(await eventsIn(page)).toContain('cartupdate')
  expect(complaints).toEqual([])
  await close()
})

it('a restored cart is measured like adding to it, and an emptied one is not viewed', async () => {
  const left = await openPage()
  await fillCart(left.page, 2)
  const link = await restoreLink(left.page)
  await left.close()
  const { page, complaints, close } = await openMeasured()
  await openRunning(page, link)
  await page.getByRole('heading', { level: 1, name: 'Winkelwagen' }).waitFor()
  await expect.poll(() => eventsIn(page)).toContain('view_cart')
  const added = await page.evaluate(() =>
    (window.dataLayer ?? []).find((entry) => Object(entry).event === 'add_to_cart'),
  )
  expect(added).toMatchObject({ ecommerce: { items: [{ quantity: 2 }] } })
  await page
    .getByRole('button', { name: /verwijderen/i })
    .first()
    .click()
  await page.getByText('Je winkelwagen is nog leeg').first().waitFor()
  await openRunning(page, inject('shopUrl') + paths.cart())
  await expect.poll(() => eventsIn(page)).toContain('page_view')
  expect(await eventsIn(page)).not.toContain('view_cart')
  expect(complaints).toEqual([])
  await close()
})

it('a page view has the title of its own page, also where the earlier one stays while it loads', async () => {
  const { page, complaints, close } = await openMeasured()
  const views = () =>
    page.evaluate(() =>
      (window.dataLayer ?? []).flatMap((entry) =>
        Object(entry).event === 'page_view' ? [String(Object(entry).page_title)] : [],
      ),
    )
  await openRunning(page, inject('shopUrl') + paths.search('dekbed'))
  await expect.poll(views).toHaveLength(1)
  await page.getByRole('combobox', { name: 'Zoeken' }).fill('molton')
  await page.getByRole('combobox', { name: 'Zoeken' }).press('Enter')
  await page.getByRole('heading', { level: 1, name: /molton/ }).waitFor()
  await expect.poll(views).toHaveLength(2)
  const [first, second] = await views()
  expect(first).toContain('dekbed')
  expect(second).toContain('molton')
  expect(complaints).toEqual([])
  await close()
})

it('opening a product from favourites, an article or suggestions is measured with its list', async () => {
  const { page, complaints, close } = await openMeasured()
  const listsOf = (name: string) =>
    page.evaluate(
      (event) =>
        (window.dataLayer ?? []).flatMap((entry): { list: string; items: number }[] =>
          Object(entry).event === event
            ? [{ list: Object(entry).ecommerce.item_list_id, items: Object(entry).ecommerce.items.length }]
            : [],
        ),
      name,
    )
  const openTile = async () => {
    await page.getByRole('main').locator('article h3 a').first().click()
    await page.getByRole('button', { name: 'In winkelwagen' }).first().waitFor()
  }
  await openRunning(page, `${inject('shopUrl')}/dekbedovertrek/`)
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Favorieten: / })
    .first()
    .click()
  await openRunning(page, inject('shopUrl') + paths.favourites())
  await expect.poll(() => listsOf('view_item_list')).toEqual([{ list: 'favorieten', items: 1 }])
  await openTile()
  expect(await listsOf('select_item')).toEqual([{ list: 'favorieten', items: 1 }])

  await openRunning(page, `${inject('shopUrl')}/blog/beddengoed-wassen/`)
  await expect
    .poll(() => listsOf('view_item_list'))
    .toEqual([{ list: 'Past hierbij', items: expect.any(Number) }])
  await openTile()
  expect(await listsOf('select_item')).toEqual([{ list: 'Past hierbij', items: 1 }])

  await page.getByRole('combobox', { name: 'Zoeken' }).fill('overtrek')
  await page.getByRole('group', { name: 'Producten' }).getByRole('option').first().click()
  await expect
    .poll(async () => (await listsOf('select_item')).at(-1))
    .toEqual({ list: 'zoeksuggesties', items: 1 })
  expect(complaints).toEqual([])
  await close()
})

it('a registration and a login are measured with their method, without personal data', async () => {
  const { page, context, close } = await openPage()
  await context.addCookies([{ name: 'cookie-consent', value: 's1m0', url: inject('shopUrl') }])
  await serveFakeTags(context)
  const events = (name: string) =>
    page.evaluate((event) => (window.dataLayer ?? []).filter((entry) => Object(entry).event === event), name)
  const zoe = account(page)
  await zoe.ask()
  await expect.poll(() => events('sign_up')).toEqual([{ event: 'sign_up', method: 'email' }])
  await zoe.confirm()
  await page.goto(`${inject('shopUrl')}/account/login/`)
  await zoe.logIn()
  await expect.poll(() => events('login')).toEqual([{ event: 'login', method: 'email' }])
  await close()
})

it('a search is measured with its number of results, and a viewed category only with consent to reminders', async () => {
  const { page, context, complaints, close } = await openPage()
  await context.addCookies([{ name: 'cookie-consent', value: 's1m0r1', url: inject('shopUrl') }])
  await serveFakeTags(context)
  const reminded = page.waitForRequest('**/api/abandonment/category')
  await page.goto(`${inject('shopUrl')}/dekbed/`)
  expect((await reminded).postDataJSON()).toMatchObject({ category: 'dekbed' })
  await page.getByRole('combobox', { name: 'Zoeken' }).fill('overtrek')
  await page.getByRole('combobox', { name: 'Zoeken' }).press('Enter')
  await page.getByRole('heading', { level: 1, name: /overtrek/ }).waitFor()
  const found = await page.locator('main output', { hasText: /^\d+ product/ }).innerText()
  const search = () =>
    page.evaluate(() => (window.dataLayer ?? []).find((entry) => Object(entry).event === 'search'))
  await expect.poll(search).toMatchObject({ search_term: 'overtrek', results: Number.parseInt(found, 10) })
  // The listing is measured too: first that of the category, then the search results.
  await expect
    .poll(async () => (await eventsIn(page)).filter((event) => event === 'view_item_list').length)
    .toBe(2)
  expect(complaints).toEqual([])
  await close()
})

it('a configuration is measured once it is complete, with its price; later changes are not measured again', async () => {
  const { page, complaints, close } = await openMeasured()
  const nearly =
    'dimension:180x200|headboard:verticaal|upholstery:petrol|mattress-left:medium|mattress-right:stevig|topper:koudschuim|legs:eiken|storage:geen'
  await openRunning(
    page,
    `${inject('shopUrl')}/configurator/boxsprings/hotel-boxspring-set/step-8/?config=${nearly}`,
  )
  for (const choice of ['Geen verlichting', 'Ledstrip', 'Geen verlichting']) {
    const radio = page.getByRole('radio', { name: choice })
    await radio.check({ force: true })
    await expect.poll(() => radio.isChecked()).toBe(true)
  }
  const ofBeds = async () => (await eventsIn(page)).filter((event) => event.startsWith('configurator_'))
  const choice = 'configurator_choice'
  await expect.poll(ofBeds).toEqual(['configurator_start', choice, 'configurator_complete', choice, choice])
  const complete = await page.evaluate(() =>
    (window.dataLayer ?? []).find((entry) => Object(entry).event === 'configurator_complete'),
  )
  expect(complete).toMatchObject({ product: 'hotel-boxspring-set', price: 1730 })
  expect(complaints).toEqual([])
  await close()
})

it.each(['/zoeken/?tn_q=dekbed', '/brands/duynhuys/'])(
  'more products of %s are no page view',
  async (list) => {
    const { page, complaints, close } = await openMeasured()
    const viewed = () =>
      page.evaluate(() =>
        (window.dataLayer ?? []).flatMap((entry): string[] =>
          Object(entry).event === 'page_view' ? [new URL(Object(entry).page_location).pathname] : [],
        ),
      )
    const { pathname } = new URL(list, inject('shopUrl'))
    await openRunning(page, inject('shopUrl') + list)
    await expect.poll(viewed).toEqual([pathname])
    await page.getByRole('link', { name: 'Laad meer' }).dispatchEvent('click')
    await expect.poll(() => page.locator('main article').count()).toBeGreaterThan(24)
    await expect.poll(() => new URL(page.url()).pathname).toBe(`${pathname}2/`)
    await page.locator('main article h3 a').last().click()
    await page.getByRole('button', { name: 'In winkelwagen' }).first().waitFor()
    await expect.poll(async () => (await viewed()).at(-1)).toMatch(/\.html$/)
    expect(await viewed()).toHaveLength(2)
    expect(complaints).toEqual([])
    await close()
  },
)

it('a question of an advice counts as answered only if it was answered or skipped', async () => {
  const { page, close } = await openMeasured()
  await openRunning(page, `${inject('shopUrl')}/dekbed/keuzehulp/`)
  await page.getByRole('main').getByLabel('Een groot tweepersoonsbed').check()
  await page.getByRole('button', { name: 'Volgende', exact: true }).click()
  await page.getByText('Vraag 2 van 4').waitFor()
  await page.getByRole('button', { name: 'Toon resultaten', exact: true }).click()
  await page.waitForURL(/\/dekbed\/ae-maat\//)
  const ofAdvice = async () => (await eventsIn(page)).filter((event) => event.startsWith('wizard_'))
  await expect.poll(ofAdvice).toContain('wizard_result')
  expect(await ofAdvice()).toEqual(['wizard_start', 'wizard_answer', 'wizard_result'])
  await close()
})

it('without consent, the same visit is not measured', async () => {
  const { page, close } = await openPage()
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(inject('shopUrl'))) elsewhere.push(request.url())
  })
  await visit(page)
  expect(await eventsIn(page)).toEqual([])
  expect(elsewhere).toEqual([])
  await close()
})

/** The measurements that the browser sent when a page with an error was hidden. */
const telemetryOf = async (consent: string) => {
  const { page, context, close } = await openPage()
  await context.addCookies([{ name: 'cookie-consent', value: consent, url: inject('shopUrl') }])
  await serveFakeTags(context)
  const sent: { body: unknown; status?: number | undefined }[] = []
  page.on('request', async (request) => {
    if (!request.url().endsWith('/api/telemetry')) return
    sent.push({ body: request.postDataJSON(), status: (await request.response())?.status() })
  })
  await openRunning(page, `${inject('shopUrl')}/dekbedovertrek/`)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => {
    setTimeout(() => {
      throw new RangeError('zoe@example.org typed this')
    })
    setTimeout(() => {
      throw Object.assign(new Error('of another script'), { name: 'not a name' })
    })
  })
  await page.getByRole('button', { name: 'Zoeken' }).first().click()
  // Headless pages are never hidden, and requests of a closing page cannot be observed.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })
  await page.waitForLoadState('networkidle')
  if (consent.startsWith('s1')) await expect.poll(() => sent.length).toBe(1)
  await close()
  return sent
}

it('with consent for statistics, web vitals and errors are sent when a page is hidden', async () => {
  const [sent] = await telemetryOf('s1m0')
  expect(sent?.status).toBe(200)
  expect(Telemetry.parse(sent?.body)).toMatchObject({
    vitals: expect.arrayContaining([{ name: 'LCP', value: expect.any(Number) }]),
    errors: [
      { name: 'RangeError', source: '' },
      { name: 'Error', source: '' },
    ],
  })
})

it('without that consent, no measurements are sent', async () => {
  expect(await telemetryOf('s0m1')).toEqual([])
})

it('a searched e-mail address or order number is not measured', async () => {
  const { page, close } = await openMeasured()
  for (const term of ['zoe@voorbeeld.example', 'dkbd1000001']) {
    await page.goto(`${inject('shopUrl')}/zoeken/?${new URLSearchParams({ tn_q: term })}`)
    await page.getByRole('heading', { level: 1, name: new RegExp(term, 'i') }).waitFor()
    await expect.poll(() => eventsIn(page)).toContain('page_view')
    expect(await page.evaluate(() => JSON.stringify(window.dataLayer).toLowerCase())).not.toContain(term)
    expect((await page.title()).toLowerCase()).not.toContain(term)
  }
  await close()
})

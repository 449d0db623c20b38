import type { Page } from 'playwright-core'
import { expect, inject, it } from 'vitest'
import {
  desktop,
  expectAccessible,
  headsOf,
  openRunning,
  openPage,
  phone,
  surroundings,
  untilPainted,
} from './browser.ts'
import { isInView } from './in-view.ts'
import { fillCart, guest, order } from './order-by-api.ts'

const shop = (path: string) => `${inject('shopUrl')}${path}`

/** One page per layout, tested with its header and footer. */
const layouts = new Set(['/', '/account/login/', '/cart/', '/checkout/checkout-login/'])

/** One page of each other kind, tested in a real browser. */
const kinds = `/dekbedovertrek/ /boxspring/ /acties/ /brands/ /brands/wolhoeve/ /zoeken/
  /zoeken/?tn_q=wol /favorieten/ /vergelijken/ /service/herroepen/ /service/pakketchecker/
  /service/beoordelingen/   /blog/ /blog/dons-wol-of-vezel/ /inspiratie/hotelgevoel-thuis/ /vacatures/ /vacatures/bezorger-monteur/ /service/
  /service/klantenservice-contact/ /service/orderandpayment/ /sitemap/ /cop/ /pop/ /textpage/ /vloerkleed-retourneren/
  /showrooms/ /telefoon/ /dekbedovertrek-steenbakkerij-terra-halflinnen.html /boxspring-terschelling-met-gecapitonneerd-hoofdbord-beige.html`
  .trim()
  .split(/\s+/)

const read = async (path: string) => {
  const answer = await fetch(shop(path), { redirect: 'manual' })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

it('a missing page has a message and status 404', async () => {
  for (const path of [
    '/blog/bestaat-niet/',
    '/vacatures/bestaat-niet/',
    '/service/bestaat-niet/',
    '/nergens/',
  ]) {
    const { status, text } = await read(path)
    expect(`${path} ${status}`).toBe(`${path} 404`)
    expect(text).toContain('<meta name="robots" content="noindex"')
  }
})

it(
  'each link of a home, listing, product, cart and service page leads to a page',
  { tags: ['slow'] },
  async () => {
    const { page, close } = await openPage({ withPictures: false })
    const found = new Set<string>()
    const [product = ''] = /\/[^"/]+\.html/.exec(await (await fetch(shop('/dekbedovertrek/'))).text()) ?? []
    for (const path of ['/', '/dekbedovertrek/', product, '/cart/', '/service/shipping-returns/']) {
      await openRunning(page, shop(path))
      const links = await page
        .locator('a[href^="/"]')
        .evaluateAll((all: HTMLAnchorElement[]) => all.map(({ pathname, search }) => pathname + search))
      expect(links.length).toBeGreaterThan(20)
      for (const link of links) found.add(link)
    }
    await close()
    const answers = new Map<string, number>()
    for (const link of found) answers.set(link, (await fetch(shop(link), { redirect: 'manual' })).status)
    expect([...answers].filter(([, status]) => status !== 200)).toEqual([])
  },
)

it("private pages are not indexed, and redirects stay on the shop's own site", async () => {
  for (const path of ['/cart/', '/checkout/address-details/']) {
    const { headers, text } = await read(path)
    expect(headers.get('x-robots-tag')).toBe('noindex')
    expect(text).toContain('content="noindex"')
  }
  const away = await read(`/redirect?url=${encodeURIComponent('https://evil.example/')}`)
  expect([away.status, away.headers.get('location')]).toEqual([302, '/'])
  expect((await read('/redirect?url=/dekbed/')).headers.get('location')).toBe('/dekbed/')
  expect((await read('/outlet')).headers.get('location')).toBe('/outlet-overzicht/outlet/')
})

it('repeated requests get the same cached page, and their time is logged', { tags: ['slow'] }, async () => {
  const times: number[] = []
  const answers = new Set<string>()
  for (let opened = 0; opened < 200; opened += 1) {
    const begun = performance.now()
    const { status, headers } = await read('/blog/dons-wol-of-vezel/')
    times.push(performance.now() - begun)
    answers.add(`${status} ${headers.get('etag')}`)
  }
  const ordered = times.toSorted((a, b) => a - b)
  const [p50, p95] = [ordered[100], ordered[190]].map((time = 0) => time.toFixed(2))
  console.log(`HTML from memory, one request after the other: p50 ${p50} ms, p95 ${p95} ms`)
  expect([...answers]).toEqual([expect.stringMatching(/^200 "/)])
})

/** Structured data of a page, by type. */
const structured = (html: string): Map<string, Record<string, unknown>> => {
  const found = html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)
  return new Map(Array.from(found, ([, json = '']) => JSON.parse(json)).map((one) => [one['@type'], one]))
}

it('describes each page for search engines and for sharing', async () => {
  const home = structured((await read('/')).text)
  expect([...home.keys()]).toEqual(expect.arrayContaining(['Organization', 'WebSite']))
  expect(JSON.stringify(home.get('WebSite'))).toContain('/zoeken/?tn_q={search_term_string}')

  const post = (await read('/blog/dons-wol-of-vezel/')).text
  const data = structured(post)
  expect(data.get('Article')).toMatchObject({
    headline: 'Dons, wol of vezel: welk dekbed past bij jou?',
    author: { '@type': 'Person' },
    datePublished: expect.stringMatching(/^\d{4}-/),
  })
  expect(data.get('BreadcrumbList')?.itemListElement).toHaveLength(3)
  expect([...structured((await read('/vacatures/bezorger-monteur/')).text).keys()]).toContain('JobPosting')

  const bed = structured((await read('/configurator/boxsprings/hotel-boxspring-set/step-1/')).text)
  expect(bed.get('Product')).toMatchObject({
    name: 'Hotel boxspring set',
    offers: {
      '@type': 'AggregateOffer',
      priceCurrency: 'EUR',
      lowPrice: expect.stringMatching(/^\d+\.\d\d$/),
    },
  })
  const [cover = ''] = /\/dekbedovertrek-[\w-]+\.html/.exec((await read('/dekbedovertrek/')).text) ?? []
  expect([...structured((await read(cover)).text).keys()]).toEqual(
    expect.arrayContaining(['ProductGroup', 'BreadcrumbList']),
  )

  for (const path of ['/', '/blog/dons-wol-of-vezel/', '/service/privacy/', '/sitemap/']) {
    const { text } = await read(path)
    const picture = /property="og:image" content="([^"]+)"/.exec(text)?.[1] ?? ''
    const answer = await fetch(shop(new URL(picture).pathname))
    expect(`${path} ${answer.headers.get('content-type')}`).toMatch(/ image\/(png|webp)$/)
  }
})

it.each([
  ['/dekbedovertrek/', 'Home > Dekbedovertrekken'],
  ['/dekbedovertrek/ae-kleur/zand/', 'Home > Dekbedovertrekken'],
  ['/wonen/vloerkleden/', 'Home > Wonen > Vloerkleden'],
  ['/boxspring/', 'Home > Boxsprings'],
  ['/showrooms/', 'Home > Showrooms'],
  ['/dekbed/keuzehulp/', 'Home > Dekbedden > Keuzehulp'],
  ['/configurator/boxsprings/hotel-boxspring-set/step-1/', 'Home > Boxsprings > Hotel boxspring set'],
  ['/brands/', 'Home > Merken'],
  ['/brands/wolhoeve/', 'Home > Merken > Wolhoeve'],
  ['/service/privacy/', 'Home > Klantenservice > Privacyverklaring'],
  ['/service/herroepen/', 'Home > Klantenservice > Herroepen'],
  ['/service/pakketchecker/', 'Home > Klantenservice > Pakketchecker'],
  ['/service/beoordelingen/', 'Home > Klantenservice > Beoordelingen'],
  ['/nieuwsbrief/', 'Home > Nieuwsbrief'],
  ['/sitemap/', 'Home > Sitemap'],
])('%s has breadcrumbs with its own URL', async (path, way) => {
  const { text } = await read(path)
  const list = structured(text).get('BreadcrumbList')?.itemListElement as Record<string, unknown>[]
  expect(list.map(({ name }) => name).join(' > ')).toBe(way)
  expect(list.map(({ position }) => position)).toEqual(list.map((_, index) => index + 1))
  for (const { item } of list) expect((await read(new URL(String(item)).pathname)).status).toBe(200)
  const address = /<link rel="canonical" href="([^"]+)"/.exec(text)?.[1]
  expect(list.at(-1)?.item).toBe(address)
  expect(text).toContain(`property="og:url" content="${address}"`)
})

it('has a manifest with existing icons', async () => {
  const manifest: { icons: { src: string }[] } = JSON.parse((await read('/site.webmanifest')).text)
  for (const src of [...manifest.icons.map((icon) => icon.src), '/apple-touch-icon.png', '/favicon.svg']) {
    expect(`${src} ${(await read(src)).status}`).toBe(`${src} 200`)
  }
})

const expectWhole = async (page: Page, path: string) => {
  expect(`${path} ${await page.locator('h1').count()} × h1`).toBe(`${path} 1 × h1`)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(`${path} ${Math.max(overflow, 0)} px too wide`).toBe(`${path} 0 px too wide`)
  await expectAccessible(page, layouts.has(path) ? [] : surroundings)
}

it(
  'every kind of page is complete, without layout shifts, and accessible, on a desktop and at phone width',
  { tags: ['slow'], timeout: 240_000 },
  async () => {
    const left = [...layouts, ...kinds]
    const walk = async () => {
      const { page, complaints, close } = await openPage()
      // The checkout redirects if the cart is empty.
      await fillCart(page)
      for (let path = left.shift(); path !== undefined; path = left.shift()) {
        await page.setViewportSize(desktop)
        await page.goto(shop(path))
        await page.locator('h1').first().waitFor({ state: 'attached' })
        await expectWhole(page, path)
        await page.setViewportSize(phone)
        await expectWhole(page, path)
      }
      expect(complaints).toEqual([])
      await close()
    }
    // Two browser pages at once: one is checked while the other loads.
    await Promise.all([walk(), walk()])
  },
)

it('keeps its metadata for crawlers when its scripts run', async () => {
  const { page, complaints, close } = await openPage({ withPictures: false })
  for (const path of ['/', '/dekbedovertrek/', '/blog/dons-wol-of-vezel/']) {
    await openRunning(page, shop(path))
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    const { sent, running } = await headsOf(page)
    expect(sent).toContain('meta description')
    expect(running).toEqual(sent)
  }
  await page.getByRole('link', { name: 'Sluimer' }).first().click()
  await expect.poll(() => page.title()).not.toContain('Dons')
  expect(await page.locator('head meta[name=description]').count()).toBe(0)
  expect(complaints.filter((line) => !line.includes('image loading is disabled'))).toEqual([])
  await close()
})

/** The links of a footer list, by the list's heading. */
const listed = (html: string, heading: string): string[] => {
  const footer = html.slice(html.lastIndexOf('<footer'))
  const list = new RegExp(`<nav aria-label="${heading}">(.*?)</nav>`, 's').exec(footer)?.[1] ?? ''
  return Array.from(list.matchAll(/href="([^"]+)"/g), ([, link = '']) => link)
}

it('the footer has the links that the specification requires', async () => {
  const { text } = await read('/showrooms/')
  expect(listed(text, 'Assortiment')).toEqual(
    `/dekbedovertrek/ /dekbed/ /hoeslaken/ /hoofdkussen/hoofdkussens/ /boxspring/boxspring-kopen/ /matrassen/ /molton/
    /kids/ /wonen/vloerkleden/ /wonen/gordijnen/ /wonen/badtextiel/`.split(/\s+/),
  )
  expect(listed(text, 'Klantenservice')).toEqual(
    expect.arrayContaining(
      `/service/klantenservice-contact/ /service/shipping-returns/ /service/orderandpayment/ /service/herroepen/ /service/beoordelingen/`.split(
        ' ',
      ),
    ),
  )
  const footer = text.slice(text.lastIndexOf('<footer'))
  for (const said of [
    'Hulp nodig met bestellen?',
    'href="tel:0850000000"',
    'Cookie-instellingen',
    'Klantbeoordelingen',
    '55.000+',
    'iDEAL | Wero',
    'href="/brands/"',
    'KvK',
    'BTW',
  ]) {
    expect(footer).toContain(said)
  }
})

const outbox = async (): Promise<string> => (await fetch(`${inject('shopApiUrl')}/outbox`)).text()

/** Fills in a form without a mouse: by its labels, and submits with Enter. */
const fill = async (page: Page, values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values)) {
    await page.getByRole('textbox', { name: label }).fill(value)
  }
}

it(
  'a question reaches customer service by keyboard, and is not lost if sending fails',
  { tags: ['slow'] },
  async () => {
    const { page, context, complaints, close } = await openPage()
    // A key press during hydration is lost.
    await openRunning(page, shop('/blog/'))
    await page.getByRole('link', { name: 'Stel je vraag' }).press('Enter')
    const form = page.locator('#contactformulier')
    await form.getByRole('heading').waitFor()
    await expect.poll(() => form.evaluate((box) => box.getBoundingClientRect().top)).toBeLessThan(300)

    await form.getByRole('button', { name: 'Versturen' }).press('Enter')
    await form.getByText('Vul je naam in').first().waitFor()
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name')
    await expectAccessible(page)

    const name = `Toets ${Date.now()}`
    await fill(page, {
      Naam: name,
      'E-mailadres': 'toets@voorbeeld.example',
      'Je vraag': 'Past een dekbed van 240 breed?',
    })
    await page.getByLabel('Waar gaat je vraag over?').selectOption({ label: 'Advies over een product' })

    await context.setOffline(true)
    await form.getByRole('button', { name: 'Versturen' }).press('Enter')
    await form.getByText('Geen verbinding').waitFor()
    expect(await page.getByRole('textbox', { name: 'Je vraag' }).inputValue()).toContain('240 breed')
    await context.setOffline(false)
    complaints.length = 0

    await page.reload()
    await expect.poll(() => page.getByLabel('Naam').inputValue()).toBe(name)
    await form.getByRole('button', { name: 'Versturen' }).press('Enter')
    await form.getByText('Bedankt voor je bericht').waitFor()
    await expectAccessible(page)
    expect(await outbox()).toContain(`Advies over een product: bericht van ${name}`)
    expect(complaints).toEqual([])
    await close()
  },
)

it('the order that prefills the return form leaves what was typed before it came', async () => {
  const { page, context, close } = await openPage()
  const id = await order(context, 'paid')
  const held = Promise.withResolvers<void>()
  await page.route(`**/api/orders/${id}*`, async (route) => {
    await held.promise
    await route.continue()
  })
  await openRunning(page, shop(`/vloerkleed-retourneren/?order=${id}`))
  await page.getByLabel('Toelichting').fill('De kleur valt tegen')
  held.resolve()
  await expect.poll(() => page.getByLabel('E-mailadres').inputValue()).toBe(guest.customer.email)
  expect(await page.getByLabel('Bestelnummer').inputValue()).toMatch(/^DKBD/)
  expect(await page.getByLabel('Toelichting').inputValue()).toBe('De kleur valt tegen')
  await close()
})

it('collection of a rug can be requested without an account', { tags: ['slow'] }, async () => {
  const { page, complaints, close } = await openPage({ viewport: phone })
  await page.goto(shop('/vloerkleed-retourneren/'))
  await fill(page, { Bestelnummer: 'dkbd 7654321', 'E-mailadres': 'kleed@voorbeeld.example' })
  await page.getByLabel('Waarom gaat het kleed terug?').selectOption({ label: 'De maat past niet' })
  await page.getByRole('button', { name: 'Retour aanmelden' }).click()
  await page.getByText('We hebben je aanvraag ontvangen').waitFor()
  expect(await outbox()).toContain('Retour vloerkleed, bestelling DKBD7654321')
  expect(complaints).toEqual([])
  await close()
})

it('on a phone the row of service pages begins at the current one', async () => {
  const { page, close } = await openPage({ viewport: phone })
  for (const path of ['/service/cookies/', '/service/klantenservice-contact/']) {
    await page.goto(shop(path))
    const current = page.getByRole('navigation', { name: 'klantenservice' }).locator('[aria-current]')
    await expect.poll(() => isInView(current), { message: path }).toBe(true)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  }
  await close()
})

it('the pictures of the promotions on the home page are as large as their boxes', async () => {
  const { page, close } = await openPage()
  await openRunning(page, shop('/'))
  await untilPainted(page)
  const sizes = await page.locator('main img').evaluateAll((pictures: HTMLImageElement[]) =>
    pictures.flatMap((picture) => {
      const { width, height, bottom } = picture.getBoundingClientRect()
      const { naturalWidth, naturalHeight, currentSrc } = picture
      return width > 0 && bottom < innerHeight
        ? [{ currentSrc, larger: Math.max(width / naturalWidth, height / naturalHeight) }]
        : []
    }),
  )
  expect(sizes.length).toBeGreaterThanOrEqual(3)
  expect(sizes.filter(({ larger }) => larger > 1.1)).toEqual([])
  await close()
})

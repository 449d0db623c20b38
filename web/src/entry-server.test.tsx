import { Product } from 'shared-types/contracts/catalog'
import { apiPaths } from 'shared-types/urls/api-paths'
import type { PageAnswers, PageReads } from 'shared-types/servers/web-server'
import { describe, expect, it } from 'vitest'
import { product } from '../test/sample-catalog.ts'
import { configurator } from '../test/sample-configurator.ts'
import { footer, shell } from '../test/sample-shell.ts'
import { answers } from '../test/sample-shop.ts'
import { listedPaths, match, openDocuments } from './entry-server.tsx'

const template = `<!doctype html><html lang="nl"><head><!--head--><link rel="stylesheet" href="/assets/shop.css">
<script type="module" src="/a.js"></script></head><body><div id="root"><!--page--></div><!--data--></body></html>`

const build = {
  template,
  manifest: '{"src/start.ts":{"file":"start.js"}}',
  readAsset: (file: string) => `/* ${file} */`,
  origin: 'https://sluimer.example',
  tagManager: null,
}
const { renderDocument, unrenderedDocument, unavailableDocument } = openDocuments(build)

/** As the bff sorts them. */
const sorted = async (
  pathname: string,
  query: string,
  known: Record<string, unknown>,
): Promise<PageAnswers> => {
  const data: PageAnswers['data'] = {}
  const onlyRendered: PageAnswers['data'] = {}
  const reads: PageReads = {
    required: async (address) => JSON.parse(JSON.stringify((data[address] = known[address]) ?? null)),
    optional: async (address) => (data[address] = known[address]),
    onlyRendered: async (address) => (onlyRendered[address] = known[address]),
    absent: () => {},
  }
  await match(pathname, query).load(reads)
  return { data, onlyRendered }
}

const renderPath = async (path: string, known: Record<string, unknown> = answers) => {
  const [, pathname = '', query = ''] = /^([^?]*)\??(.*)$/.exec(path) ?? []
  const { text } = await renderDocument(match(pathname, query), await sorted(pathname, query, known))
  const [, head = ''] = /<head>(.*)<\/head>/s.exec(text) ?? []
  const [, html = ''] =
    /<div id="root">(.*)<\/div>(?=<noscript|<script type="application\/json" id)/s.exec(text) ?? []
  return { text, head, html }
}

/** The answers that the page at a URL reads, in order. */
const readsOf = async (pathname: string, query = '', data: Record<string, unknown> = answers) => {
  const urls: string[] = []
  const absent: (string | undefined)[] = []
  const reads: PageReads = {
    required: async (address) => {
      urls.push(address)
      return JSON.parse(JSON.stringify(data[address] ?? null))
    },
    optional: async (address) => void urls.push(`${address} (optional)`),
    onlyRendered: async (address) => void urls.push(`${address} (only rendered)`),
    absent: (address) => void absent.push(address),
  }
  await match(pathname, query).load(reads)
  return { urls, absent }
}

const pages: [path: string, title: string, texts: string[]][] = [
  ['/', 'Sluimer | Alles voor een goede nacht', ['Slapen als in de tuin', 'Uitgelicht', 'Matrassen']],
  ['/dekbedovertrek/', 'Dekbedovertrekken kopen? | Sluimer', ['48 producten', 'Laad meer', 'Terrazzo']],
  [
    '/botanisch.html',
    'Dekbedovertrek Botanisch | Sluimer',
    ['In winkelwagen', 'Materiaal', 'Heerlijk zacht'],
  ],
  ['/boxspring/', 'Boxsprings | Sluimer', ['Begin hier, en neem de tijd.', 'Boxspring kopen']],
  ['/showrooms/', 'Boxsprings | Sluimer', ['verende onderbak']],
  ['/service/shipping-returns/', 'Verzenden & retourneren | Sluimer', ['Wij verzenden gratis']],
]

it.each([
  ['/', []],
  ['/dekbedovertrek/', ['Slapen']],
  ['/service/shipping-returns/', []],
])('%s marks the tabs %j of the departments as current', async (path, tabs) => {
  const { html } = await renderPath(path)
  const [, menu = ''] = /<nav aria-label="Winkel">(.*?)<\/nav>/s.exec(html) ?? []
  expect(menu).toContain('Slapen')
  expect([...menu.matchAll(/aria-current="true"[^>]*>([^<]+)/g)].map(([, title]) => title)).toEqual(tabs)
})

it('a vacancy has no headings above nothing', async () => {
  const path = 'vacatures/monteur'
  const page = {
    path,
    title: 'Monteur',
    intro: '',
    image: null,
    html: '<p>Rijden</p>',
    author: null,
    publishedAt: null,
  }
  const lists = { facts: [], breadcrumbs: [], pages: [], categories: [], products: [] }
  const rest = { updatedAt: '2026-11-01T08:00:00.000Z', meta: { title: 'Monteur', description: '' } }
  const known = { ...answers, [apiPaths.contentPage(path)]: { ...page, ...lists, ...rest } }
  const { html } = await renderPath(`/${path}/`, known)
  expect(html).toContain('Rijden')
  expect(html).not.toContain('In het kort')
  expect(html).not.toContain('Andere vacatures')
})

const emptyPage = (path: string) => ({
  path,
  title: 'Blog',
  intro: '',
  image: null,
  html: '',
  author: null,
  publishedAt: null,
  facts: [],
  breadcrumbs: [],
  pages: [],
  categories: [],
  products: [],
  updatedAt: '2026-11-01T08:00:00.000Z',
  meta: { title: 'Blog', description: '' },
})

it('an empty list of pages, brands or categories links to other pages', async () => {
  const known = {
    ...answers,
    [apiPaths.contentPage('blog')]: emptyPage('blog'),
    [apiPaths.contentPage('cop')]: emptyPage('cop'),
    [apiPaths.sitemap]: { categories: [], brands: [], services: [], pages: [] },
    [apiPaths.brands]: { brands: [] },
  }
  for (const path of ['/blog/', '/cop/', '/brands/']) {
    const [, main = ''] = /<main(.*?)<\/main>/s.exec((await renderPath(path, known)).html) ?? []
    expect.soft(main, path).toMatch(/<h2[^>]*>[^<]+ nog [^<]+<\/h2>/)
    expect.soft(main, path).toMatch(/<a [^>]*href="\/"[^>]*>Verder winkelen/)
  }
  const written = {
    ...known,
    [apiPaths.contentPage('blog')]: { ...emptyPage('blog'), html: '<p>Straks meer.</p>' },
  }
  const { html } = await renderPath('/blog/', written)
  expect(html).toContain('Straks meer.')
  expect(html).not.toContain('Verder winkelen')
})

it('the configurator says that it lacks a bed only if the address names one', async () => {
  const instead = { ...configurator, isDefaultSet: true }
  const known = {
    ...answers,
    ...Object.fromEntries(
      ['hotel-boxspring-set', 'weg'].map((slug) => [apiPaths.configurator(slug), instead]),
    ),
  }
  const note = 'Deze boxspring hebben we niet.'
  expect((await renderPath('/configurator/boxsprings/weg/', known)).html).toContain(note)
  expect((await renderPath('/configurator/boxsprings/hotel-boxspring-set/', known)).html).toContain(note)
  expect((await renderPath('/configurator/?slug=weg', known)).html).toContain(note)
  const { html } = await renderPath('/configurator/', known)
  expect(html).toContain(configurator.name)
  expect(html).not.toContain(note)
})

describe.each(pages)('%s', (path, title, texts) => {
  it('is complete without script: menus, one heading, its own texts, footer', async () => {
    const { html } = await renderPath(path)
    expect(html.match(/<h1/g)).toHaveLength(1)
    for (const text of [...texts, 'GRATIS VERZENDING op alles!', 'Hoeslakens', footer.shop.legalName])
      expect(html).toContain(text)
    expect(html).not.toContain('aria-busy="true"')
  })
  it('describes itself in the head', async () => {
    const { head } = await renderPath(path)
    expect(head).toContain(title.replace('&', '&amp;'))
    expect(head).toMatch(/<link rel="canonical" href="https:\/\/sluimer\.example\//)
  })
  it('has nothing that the security policy forbids', async () => {
    const { html } = await renderPath(path)
    expect(html).not.toMatch(/ style=| on[a-z]+=|<script|javascript:/i)
  })
  it('gives every picture its size', async () => {
    const { html } = await renderPath(path)
    for (const [img] of html.matchAll(/<img [^>]*>/g)) expect(img).toMatch(/width="\d+" height="\d+"/)
  })
})

describe('a comparison', () => {
  const terrazzo: Product = {
    ...product,
    slug: 'terrazzo',
    title: 'Dekbedovertrek Terrazzo',
    specifications: [{ title: 'Draaddichtheid', value: '200 draden' }],
  }
  const known = { ...answers, [apiPaths.product('terrazzo')]: terrazzo }

  it('is complete without script, for everyone with its URL', async () => {
    const { html, head } = await renderPath('/vergelijken/?p=terrazzo&p=botanisch', known)
    expect(head).toContain('noindex')
    expect(html.match(/<th scope="col"/g)).toHaveLength(3)
    expect(html.indexOf('href="/terrazzo.html"')).toBeLessThan(html.indexOf('href="/botanisch.html"'))
    for (const text of [
      'Vanaf',
      '140 x 200/220',
      'Draaddichtheid',
      '200 draden',
      'Niet bekend',
      'Materiaal',
      'Knopen',
    ])
      expect(html).toContain(text)
    expect(html).not.toContain('aria-busy="true"')
  })
  it('without one of its products shows a message and the others', async () => {
    const { html } = await renderPath('/vergelijken/?p=weg&p=botanisch', known)
    expect(html).toContain('Een artikel uit deze vergelijking verkopen we niet')
    expect(html.match(/<th scope="col"/g)).toHaveLength(2)
  })
  it('without products says what to do next', async () => {
    const { html } = await renderPath('/vergelijken/?p=..', known)
    expect(html).toContain('Zet artikelen naast elkaar')
    expect(html).not.toContain('<table')
  })
})

describe('what does not exist', () => {
  it.each(['/bestaat-niet/', '/weg.html'])('%s has a message, and is not indexed', async (path) => {
    const { html, head } = await renderPath(path)
    expect(html).toContain('Deze pagina bestaat niet')
    expect(head).toContain('noindex')
    expect(head).not.toContain('canonical')
  })
})

it('shows skeletons for a page without data, and a message for a failure', async () => {
  const { html, head } = await renderPath('/botanisch.html', { [apiPaths.shell]: shell })
  expect(html).toContain('aria-busy="true"')
  expect(head).toContain('<title data-head="">Er ging iets mis | Sluimer</title>')
  expect(head).toContain('noindex')
})

it('has the price and the reviews of a product as structured data', async () => {
  const { head } = await renderPath('/botanisch.html')
  const said = [...head.matchAll(/<script type="application\/ld[^>]*>(.*)<\/script>/g)].map(([, json = '']) =>
    JSON.parse(json),
  )
  expect(said[0]).toMatchObject({
    '@type': 'ProductGroup',
    aggregateRating: { ratingValue: 4.4, reviewCount: 3 },
    hasVariant: expect.arrayContaining([
      expect.objectContaining({
        offers: expect.objectContaining({ price: '39.95', priceCurrency: 'EUR' }),
      }),
    ]),
  })
  expect(said[1]).toMatchObject({ '@type': 'BreadcrumbList' })
})

it('shows texts of others as text', async () => {
  const { html } = await renderPath('/botanisch.html')
  expect(html).toContain('&lt;b&gt;Geen&lt;/b&gt; opmaak hier.')
})

it('renders the same page for everyone, every time', async () => {
  const [first, second] = await Promise.all([renderPath('/botanisch.html'), renderPath('/botanisch.html')])
  expect(first).toEqual(second)
})

it('is tested with a shop that fits the contract', () => {
  expect(Product.safeParse(product).success).toBe(true)
})

it('the home page describes the shop to search engines, without its data for the browser', async () => {
  const { head, text } = await renderPath('/')
  expect(head).toContain('"Organization"')
  expect(text).not.toContain(`"${apiPaths.footer}"`)
})

describe('a private page', () => {
  const data = { [apiPaths.shell]: shell, [apiPaths.footer]: footer }
  it('has its title, the common data, and no content', async () => {
    const { text, head, html } = await renderPath('/checkout/payment-methods/', data)
    expect(head).toContain('<title data-head="">Verzend- &amp; betaalmethode | Sluimer</title>')
    expect(head).toContain('noindex')
    expect(html).toBe('')
    expect(text).toContain(`>${footer.shop.phone}</a>`)
  })
  it('has one document for all its URLs', async () => {
    const [one, other] = ['DKBD1', 'DKBD2'].map((order) =>
      match(`/checkout/status/${order}/`, 'token=canary'),
    )
    expect(one?.cacheKey).toBe(other?.cacheKey)
    expect(one).toMatchObject({ isPrivate: true, cacheKey: '/checkout/status/:order?/' })
    expect((await renderPath('/checkout/status/DKBD1/?token=canary', data)).text).not.toMatch(/DKBD|canary/)
  })
  it.each([
    '/account/',
    '/account/orders/DKBD1/',
    '/login/',
    '/cart/',
    '/cart/restore/AbC',
    '/checkout/',
    '/checkout/thankyou',
    '/service/bestelling/DKBD1/',
    '/nieuwsbrief/afmelden/',
  ])('%s reads only what surrounds every page', async (path) => {
    expect(match(path, '').isPrivate).toBe(true)
    expect((await readsOf(path)).urls).toEqual([
      `${apiPaths.shell} (optional)`,
      `${apiPaths.footer} (optional)`,
    ])
  })
})

describe('the data of a public page', () => {
  const surroundings = [apiPaths.shell, `${apiPaths.footer} (only rendered)`]
  const shown = `${apiPaths.footer} (optional)`
  it.each<[path: string, query: string, urls: string[]]>([
    ['/', '', [apiPaths.homepage, `${apiPaths.featuredProducts} (optional)`]],
    ['/favorieten/', '', []],
    ['/vergelijken/', '', []],
    [
      '/vergelijken/',
      'p=terrazzo&p=botanisch&p=terrazzo',
      [`${apiPaths.product('terrazzo')} (optional)`, `${apiPaths.product('botanisch')} (optional)`],
    ],
    ['/nieuwsbrief/', '', [`${apiPaths.document('newsletter-popup')} (optional)`]],
    ['/brands/', '', [apiPaths.brands]],
    [
      '/brands/linde/ae-kleur/wit/2/',
      '',
      [apiPaths.brand('linde', { path: 'ae-kleur/wit', query: 'tn_p=2' })],
    ],
    ['/zoeken/', 'tn_q=Wol&x=1', [apiPaths.search('wol')]],
    ['/configurator/', '', [apiPaths.configurator('hotel-boxspring-set'), shown]],
    ['/configurator/', 'slug=bed', [apiPaths.configurator('bed'), shown]],
    ['/configurator/boxsprings/bed/step-2/', '', [apiPaths.configurator('bed'), shown]],
    ['/service/', '', [apiPaths.contentPage('service'), apiPaths.sitemap, shown]],
    ['/service/klantenservice-contact/', '', [apiPaths.servicePage('klantenservice-contact'), shown]],
    ['/blog/wol/', '', [apiPaths.contentPage('blog/wol')]],
    ['/vloerkleed-retourneren/', '', [apiPaths.contentPage('vloerkleed-retourneren'), shown]],
    ['/blog/een/twee/', '', [apiPaths.categoryRoute('blog/een/twee')]],
    ['/cop/', '', [apiPaths.contentPage('cop'), apiPaths.sitemap, shown]],
    ['/checkout/nergens/', '', [apiPaths.categoryRoute('checkout/nergens')]],
    ['/dekbed/keuzehulp/', 'qs1=3', [apiPaths.categoryRoute('dekbed')]],
  ])('%s?%s', async (path, query, urls) => {
    expect((await readsOf(path, query)).urls).toEqual([...surroundings, ...urls])
  })

  it('follows from an earlier answer if the URL alone does not name it', async () => {
    expect((await readsOf('/botanisch.html')).urls.slice(3)).toEqual([
      `${apiPaths.relatedProducts(product.id)} (optional)`,
      `${apiPaths.productReviews(product.id)} (optional)`,
    ])
    const soldOut = await readsOf('/botanisch.html', '', {
      ...answers,
      [apiPaths.product('botanisch')]: { ...product, available: false },
    })
    expect(soldOut.urls.at(-1)).toBe(`${apiPaths.similarProducts(product.id)} (optional)`)
    expect((await readsOf('/boxspring/')).urls.slice(-2)).toEqual([
      apiPaths.categoryContent('boxspring'),
      shown,
    ])
    const route = { path: 'dekbed', id: 3, kind: 'listing', advice: 'dekbed' }
    const advised = await readsOf('/dekbed/keuzehulp/', 'vraag=2&qs1=3', {
      [apiPaths.categoryRoute('dekbed')]: route,
    })
    expect(advised.urls.at(-1)).toBe(apiPaths.advice('dekbed', 3, 'qs1=3'))
  })

  it('does not exist at a URL with an encoded slash, which would be a duplicate of the page', async () => {
    const found = await readsOf('/wonen%2Fvloerkleden/')
    expect(found.urls).toEqual(surroundings)
    expect(found.absent).toEqual([apiPaths.categoryRoute('wonen/vloerkleden')])
  })
})

describe('the address of a document', () => {
  it.each([
    ['/dekbed/', 'utm_source=x&tn_p=2', '/dekbed/?tn_p=2'],
    ['/dekbed/', 'tn_p=onzin', '/dekbed/'],
    ['/botanisch.html', 'v=71&x=1', '/botanisch.html?v=71'],
    ['/vergelijken/', 'x=1&p=b&p=a&p=b&p=..', '/vergelijken/?p=b&p=a'],
    ['/zoeken/', 'x=1&tn_q=Wol&tn_p=2', '/zoeken/?tn_q=wol&tn_p=2'],
    ['/brands/linde/', 'tn_sort=prijs&x=1', '/brands/linde/?tn_sort=prijs'],
    ['/configurator/', 'slug=bed&config=a:1', '/configurator/?slug=bed'],
    ['/configurator/boxsprings/bed/', 'slug=ander', '/configurator/boxsprings/bed/'],
    ['/dekbed/keuzehulp/', 'vraag=2&qs1=3', '/dekbed/keuzehulp/?qs1=3&vraag=2'],
    ['/service/privacy/', 'x=1', '/service/privacy/'],
  ])('%s?%s is %s', (pathname, query, address) => {
    expect(match(pathname, query)).toMatchObject({ address, cacheKey: address, isPrivate: false })
  })
})

describe('a document', () => {
  const nothing = { data: {}, onlyRendered: {} }
  it('names the tag manager if the shop has one', async () => {
    const measured = openDocuments({ ...build, tagManager: 'https://tags.example/gtm.js?id=A&b="c"' })
    const meta = '<meta name="tag-manager" content="https://tags.example/gtm.js?id=A&amp;b=&quot;c&quot;">'
    expect((await measured.renderDocument(match('/cart/', ''), nothing)).text).toContain(meta)
    expect((await renderDocument(match('/cart/', ''), nothing)).text).not.toContain('tag-manager')
  })
  it('that could not be rendered has the data without the page', () => {
    const text = unrenderedDocument({ '/api/x': 1 })
    expect(text).toContain('<div id="root"></div>')
    expect(text).toContain('{"/api/x":1}')
  })
  it('for a shop that is down starts no script', () => {
    expect(unavailableDocument).toContain('<h1>Er ging iets mis</h1>')
    expect(unavailableDocument).not.toContain('<script')
  })
})

it('names the pages that search engines find nowhere else', () => {
  expect(listedPaths).toEqual([
    '/',
    '/nieuwsbrief/',
    '/brands/',
    '/service/herroepen/',
    '/service/pakketchecker/',
    '/service/beoordelingen/',
  ])
})

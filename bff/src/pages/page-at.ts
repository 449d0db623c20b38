import { usualPageSize } from 'shared-types/page-size'
import { readAdviceAnswers, writeAdviceAnswers } from 'shared-types/api/advice-answers'
import { advisedCategory, adviceQuery } from 'shared-types/api/advice-place'
import { listingPlace, type ListingPlace, withoutFilters } from 'shared-types/api/listing-place'
import { listingQuery } from 'shared-types/api/listing-query'
import { apiPaths } from 'shared-types/api/paths'
import { defaultSet } from 'shared-types/configuration'
import { searchTerm } from 'shared-types/search-term'
import { variantIn, variantQuery } from 'shared-types/api/variant-query'
import { isSegment } from '../public-reads/query-schemas.ts'
import { advice } from '../routes/advice/reads.ts'
import * as catalog from '../routes/catalog/reads.ts'
import * as content from '../routes/content/reads.ts'
import { contentPathOf, showsSitemap } from './content-paths.ts'
import { configurator } from '../routes/configurator/reads.ts'
import { newsletterPopup } from '../routes/newsletter/reads.ts'
import type { RouteData } from './route-data.ts'

/** A public page is rendered, the same for everyone; a private one is only a frame that the browser fills. */
export type Page = { kind: 'public'; query: string; tell: Tell } | { kind: 'private'; title: string }

/** Gathers the data of a page. True when there is such a page. */
type Tell = (data: RouteData) => Promise<boolean>

/** As the provider is asked by; anything else is no page. */
const isPath = (path: string) => path.length <= 400 && path.split('/').every(isSegment)

const home: Tell = async ({ need, like }) => {
  const [homepage] = await Promise.all([
    need(content.homepage, {}),
    need(content.shell, {}),
    like(catalog.featuredProducts, {}),
  ])
  return homepage !== null
}

const product =
  (slug: string): Tell =>
  async ({ need, like }) => {
    const [found] = await Promise.all([need(catalog.product, { slug }), need(content.shell, {})])
    if (!found) return false
    const { id } = found
    await Promise.all([
      like(catalog.relatedProducts, { id }),
      like(catalog.productReviews, { id, page: 1, pageSize: usualPageSize, sort: 'newest' }),
    ])
    return true
  }

const configuratorOf =
  (slug: string): Tell =>
  async ({ need }) => {
    const [found] = await Promise.all([need(configurator, { slug }), need(content.shell, {})])
    return found !== null
  }

const servicePage =
  (page: string): Tell =>
  async ({ need }) => {
    const [found] = await Promise.all([need(content.servicePage, { page }), need(content.shell, {})])
    return found !== null
  }

const contentPage =
  (path: string): Tell =>
  async ({ need }) => {
    const [found] = await Promise.all([
      need(content.contentPage, { path }),
      need(content.shell, {}),
      showsSitemap(path) ? need(catalog.sitemap, {}) : null,
    ])
    return found !== null
  }

/** A page whose words are in the code, or whose contents are in the browser: it is told no more than every page. */
const fixed: Tell = async ({ need }) => (await need(content.shell, {})) !== null

/** The form is there whatever the provider has to say about it. */
const newsletter: Tell = async ({ need, like }) => {
  const [shell] = await Promise.all([need(content.shell, {}), like(newsletterPopup, {})])
  return shell !== null
}

const category =
  (path: string, query: string): Tell =>
  async ({ need, tellAbsent }) => {
    const [route] = await Promise.all([need(catalog.categoryRoute, { path }), need(content.shell, {})])
    if (!route) return false
    if (!isPath(path)) {
      const { kind } = route
      tellAbsent(kind === 'listing' ? apiPaths.listing(path, query) : apiPaths.categoryContent(path))
      return false
    }
    const found =
      route.kind === 'listing'
        ? await need(catalog.listing, { path, query })
        : await need(content.categoryContent, { path })
    return found !== null
  }

/** The advice about a category, after these answers. */
const adviceAt =
  (path: string, query: string): Tell =>
  async ({ need }) => {
    const [route] = await Promise.all([need(catalog.categoryRoute, { path }), need(content.shell, {})])
    if (!route || route.advice === null) return false
    const answers = writeAdviceAnswers(readAdviceAnswers(query))
    return (await need(advice, { code: route.advice, category: route.id, answers })) !== null
  }

const search =
  (term: string, place: ListingPlace): Tell =>
  async ({ need }) => {
    const [found] = await Promise.all([
      need(catalog.search, { tn_q: term, ...place }),
      need(content.shell, {}),
    ])
    return found !== null
  }

const brands: Tell = async ({ need }) => {
  const [found] = await Promise.all([need(catalog.brands, {}), need(content.shell, {})])
  return found !== null
}

const brand =
  (slug: string, place: ListingPlace): Tell =>
  async ({ need }) => {
    const [found] = await Promise.all([
      need(catalog.brand, { brand: slug, ...place }),
      need(content.shell, {}),
    ])
    return found !== null
  }

const absent =
  (address: string): Tell =>
  async ({ need, tellAbsent }) => {
    tellAbsent(address)
    await need(content.shell, {})
    return false
  }

const publicPage = (tell: Tell, query = ''): Page => ({ kind: 'public', query, tell })

/** What the tab says of a page that only the browser fills, until it does. */
const checkoutTitles = new Map([
  ['', 'Bestellen'],
  ['checkout-login', 'Bestellen'],
  ['address-details', 'Adres'],
  ['payment-methods', 'Verzend- & betaalmethode'],
  ['pay', 'Betaling'],
  ['pending', 'Je betaling'],
  ['thankyou', 'Bedankt voor je bestelling'],
])
/** These may name an order. */
const checkoutOrderTitles = new Map([
  ['status', 'Je bestelling'],
  ['betalen', 'Betalen'],
])

const accountTitles = new Map([
  ['', 'Mijn account'],
  ['information', 'Accountinformatie'],
  ['billing-address', 'Factuuradres'],
  ['shipping-address', 'Afleveradres'],
  ['orders', 'Mijn bestellingen'],
  ['subscription', 'Nieuwsbrieven'],
  ['login', 'Inloggen'],
  ['register', 'Account maken'],
  ['thankyou', 'Bedankt'],
  ['forgot-password', 'Wachtwoord vergeten'],
  ['reset-password', 'Nieuw wachtwoord'],
  ['confirm-email', 'Account bevestigen'],
])

/** Pages for customer service that are no text of the provider's. */
const servicePages = new Set(['herroepen', 'pakketchecker'])

/** Where the links in its mails lead. */
const newsletterTitles = new Map([
  ['bevestigen', 'Nieuwsbrief bevestigen'],
  ['afmelden', 'Nieuwsbrief afmelden'],
])

const cartTitle = (second: string, more: number): string | undefined => {
  if (second === 'afmelden' && more === 0) return 'Geen herinneringen meer'
  return second === '' || (second === 'restore' && more <= 1) ? 'Winkelwagen' : undefined
}

const privateTitle = ([first, second = '', ...rest]: string[]): string | undefined => {
  if (first === 'account') {
    if (second === 'orders' && rest.length === 1) return 'Je bestelling'
    return rest.length === 0 ? accountTitles.get(second) : undefined
  }
  if (first === 'login') return second === '' ? 'Inloggen' : undefined
  if (first === 'cart') return cartTitle(second, rest.length)
  if (first === 'service') return second === 'bestelling' && rest.length === 1 ? 'Je bestelling' : undefined
  if (first === 'nieuwsbrief') return rest.length === 0 ? newsletterTitles.get(second) : undefined
  if (first !== 'checkout') return undefined
  if (rest.length === 0 && checkoutTitles.has(second)) return checkoutTitles.get(second)
  return rest.length <= 1 ? checkoutOrderTitles.get(second) : undefined
}

/** What of the address bar tells one state of a list from another, for keeping its page. */
const stateOf = (query: string, term = '') =>
  [...(term ? [String(new URLSearchParams({ tn_q: term }))] : []), ...(query ? [query] : [])].join('&')

const areFilters = ({ path }: ListingPlace) => path === '' || isPath(path)

const searchPage = (following: string[], query: string): Page => {
  const term = searchTerm(new URLSearchParams(query).get('tn_q') ?? '')
  const place = listingPlace(following, query)
  if (!areFilters(place)) return publicPage(absent(apiPaths.search(term, place)))
  return publicPage(search(term, place), stateOf(place.query, term))
}

const brandsPage = ([slug, ...following]: string[], query: string): Page => {
  if (slug === undefined) return publicPage(brands)
  const place = listingPlace(following, query)
  if (!isSegment(slug) || !areFilters(place)) return publicPage(absent(apiPaths.brand(slug, place)))
  return publicPage(brand(slug, place), stateOf(place.query))
}

/** `/configurator/{category}/{product}/{step}/`, each as far as it is known; the product may also be `?slug=` (spec §2). */
const configuratorPage = ([, named]: string[], query: string): Page => {
  const asked = new URLSearchParams(query).get('slug') ?? ''
  const slug = named ?? (asked === '' ? defaultSet : asked)
  const state = named === undefined && asked !== '' ? String(new URLSearchParams({ slug })) : ''
  return publicPage(isSegment(slug) ? configuratorOf(slug) : absent(apiPaths.configurator(slug)), state)
}

/** The page at a path of decoded segments: its address says which data it is told. What nobody knows may be a category. */
export const pageAt = (pathname: string, segments: string[], searched: string): Page => {
  const [first = '', second = ''] = segments
  if (segments.length === 0) return publicPage(home)
  const title = privateTitle(segments)
  if (title !== undefined) return { kind: 'private', title: `${title} | Sluimer` }
  if (segments.length === 1 && pathname.endsWith('.html')) {
    const slug = first.replace(/\.html$/, '')
    if (!isSegment(slug)) return publicPage(absent(apiPaths.product(slug)))
    return publicPage(product(slug), variantQuery(variantIn(searched)))
  }
  if (segments.length === 2 && first === 'service') {
    if (servicePages.has(second)) return publicPage(fixed)
    return publicPage(isSegment(second) ? servicePage(second) : absent(apiPaths.servicePage(second)))
  }
  if (segments.length === 1 && first === 'favorieten') return publicPage(fixed)
  if (segments.length === 1 && first === 'nieuwsbrief') return publicPage(newsletter)
  if (first === 'configurator' && segments.length <= 4) return configuratorPage(segments.slice(1), searched)
  if (first === 'zoeken') return searchPage(segments.slice(1), searched)
  if (first === 'brands') return brandsPage(segments.slice(1), searched)
  const contentPath = contentPathOf(segments)
  if (contentPath !== undefined) {
    return publicPage(
      segments.every(isSegment) ? contentPage(contentPath) : absent(apiPaths.contentPage(contentPath)),
    )
  }
  const path = segments.join('/')
  const isCategory = isPath(withoutFilters(path)) && !segments.some((segment) => segment.includes('/'))
  if (!isCategory) return publicPage(absent(apiPaths.categoryRoute(path)))
  const advised = advisedCategory(path)
  if (advised !== null) {
    const asked = adviceQuery(searched)
    return publicPage(adviceAt(advised, asked), asked)
  }
  const query = listingQuery(searched)
  return publicPage(category(path, query), query)
}

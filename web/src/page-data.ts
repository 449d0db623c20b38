import type { Params } from 'react-router-dom'
import { readAdviceAnswers, writeAdviceAnswers } from 'shared-types/urls/advice-answers'
import { advisedCategory, adviceQuery } from 'shared-types/urls/advice-url'
import { comparedIn, comparedSlug, comparisonQuery } from 'shared-types/urls/comparison-url'
import type { CategoryRoute, Product } from 'shared-types/contracts/catalog'
import { listingQuery, parseListingPath } from 'shared-types/urls/listing-url'
import { apiPaths } from 'shared-types/urls/api-paths'
import { variantIn, variantQuery } from 'shared-types/urls/product-url'
import { readConfiguratorUrl } from 'shared-types/urls/configurator-url'
import { searchTerm } from 'shared-types/search-term'
import type { PageReads } from 'shared-types/servers/web-server'
import { typedTerm } from './paths.ts'

// Not part of the first load: the server entry and the prefetching of links import this, the router does not.

export interface PageAddress {
  /** Decoded, without outer slashes: `wonen/vloerkleden`. */
  path: string
  /** The parameters of the route's pattern. */
  params: Params
  /** As in the address bar, with or without `?`. */
  search: string
}

interface PageData {
  /** Reads what the first view needs. */
  load: (at: PageAddress, reads: PageReads) => Promise<unknown>
  /** The part of the query that changes the page, in its canonical spelling; omitted if there is none. */
  query?: (at: PageAddress) => string
}

const home: PageData = {
  load: (_at, { required, optional }) =>
    Promise.all([required(apiPaths.homepage), optional(apiPaths.featuredProducts)]),
}

const newsletter: PageData = {
  load: (_at, { optional }) => optional(apiPaths.document('newsletter-popup')),
}

const product: PageData = {
  query: ({ search }) => variantQuery(variantIn(search)),
  load: async ({ path }, { required, optional }) => {
    const found = await required<Product>(apiPaths.product(path.slice(0, -'.html'.length)))
    if (!found) return
    await Promise.all([
      optional(apiPaths.relatedProducts(found.id)),
      optional(apiPaths.productReviews(found.id)),
      ...(found.available ? [] : [optional(apiPaths.similarProducts(found.id))]),
    ])
  },
}

/** A comparison without one of its products is still a page. */
const comparison: PageData = {
  query: ({ search }) => comparisonQuery(comparedIn(search)),
  load: ({ search }, { optional }) =>
    Promise.all(comparedIn(search).map((entry) => optional(apiPaths.product(comparedSlug(entry))))),
}

const category: PageData = {
  query: ({ search }) => listingQuery(search),
  load: async ({ path, search }, { required, optional }) => {
    const route = await required<CategoryRoute>(apiPaths.categoryRoute(path))
    if (!route) return null
    if (route.kind === 'listing') return required(apiPaths.listing(path, listingQuery(search)))
    return Promise.all([required(apiPaths.categoryContent(path)), optional(apiPaths.footer)])
  },
}

const advice: PageData = {
  query: ({ search }) => adviceQuery(search),
  load: async ({ path, search }, { required, absent }) => {
    const route = await required<CategoryRoute>(apiPaths.categoryRoute(advisedCategory(path) ?? ''))
    if (!route) return
    if (route.advice === null) return absent()
    const answers = writeAdviceAnswers(readAdviceAnswers(search))
    await required(apiPaths.advice(route.advice, route.id, answers))
  },
}

const search: PageData = {
  query: ({ search: query }) => {
    const term = searchTerm(typedTerm(query))
    return [term && String(new URLSearchParams({ tn_q: term })), listingQuery(query)]
      .filter(Boolean)
      .join('&')
  },
  load: ({ path, search: query }, { required }) =>
    required(apiPaths.search(typedTerm(query), parseListingPath(path.split('/').slice(1), query))),
}

const brand: PageData = {
  query: ({ search: query }) => listingQuery(query),
  load: ({ path, search: query }, { required }) => {
    const [, slug = '', ...following] = path.split('/')
    return required(apiPaths.brand(slug, parseListingPath(following, query)))
  },
}

const configurator: PageData = {
  // The bed may be named in the query instead of the path (spec §2).
  query: ({ params, search: query }) => {
    const slug = params.product === undefined ? new URLSearchParams(query).get('slug') : null
    return slug ? String(new URLSearchParams({ slug })) : ''
  },
  load: ({ params, search: query }, { required, optional }) =>
    Promise.all([
      required(apiPaths.configurator(readConfiguratorUrl(params, query).slug)),
      optional(apiPaths.footer),
    ]),
}

const content: PageData = {
  load: ({ path }, { required }) => required(apiPaths.contentPage(path)),
}

/** A content page with the contact details of the shop. */
const contentWithHelp: PageData = {
  load: (at, reads) => Promise.all([content.load(at, reads), reads.optional(apiPaths.footer)]),
}

/** Content pages that also list the pages of the whole shop. */
const siteMap: PageData = {
  load: ({ path }, { required, optional }) =>
    Promise.all([
      required(apiPaths.contentPage(path)),
      required(apiPaths.sitemap),
      optional(apiPaths.footer),
    ]),
}

const servicePage: PageData = {
  load: ({ path }, { required, optional }) =>
    Promise.all([required(apiPaths.servicePage(path.slice('service/'.length))), optional(apiPaths.footer)]),
}

const loaders = {
  home,
  newsletter,
  product,
  comparison,
  category,
  advice,
  search,
  brand,
  configurator,
  content,
  contentWithHelp,
  siteMap,
  servicePage,
}

/** The data of the first view of a page: these addresses of `/api`, or a loader for the page's URL. */
export type DataKeys = string[] | keyof typeof loaders

const fixed = (addresses: string[]): PageData => ({
  load: (_at, { required }) => Promise.all(addresses.map((address) => required(address))),
})

export const pageData = (keys: DataKeys): PageData => (typeof keys === 'string' ? loaders[keys] : fixed(keys))

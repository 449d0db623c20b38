import type { ReviewFilter, ReviewSort } from '../contracts/catalog.ts'
import type { DocumentKey } from '../contracts/content.ts'
import { type ListingState, withoutFilters } from './listing-url.ts'
import { fillPattern, type Values } from './path-pattern.ts'
import { usualPageSize } from '../limits.ts'
import { searchTerm } from '../search-term.ts'

/**
 * Every `/api` address is declared in this file. The bff registers its routes from the same declarations: a string is
 * its own route, an `address` has the pattern of its route. The browser requests these addresses, and the first view
 * of a page has its data under the same keys, so both must be equal to the character.
 *
 * `fill` gives the segments of the pattern by name; what else it gives is the query.
 */
const address = <const Pattern extends string, Arguments extends unknown[]>(
  pattern: Pattern,
  fill: (...given: Arguments) => Values<Pattern> & Record<string, string | number | undefined>,
) => {
  const build = (...given: Arguments): string => {
    const values = fill(...given)
    const segments = pattern.split('/')
    const query = Object.entries(values).flatMap(([name, value]) =>
      segments.includes(`:${name}`) || value === undefined || value === '' ? [] : [[name, String(value)]],
    )
    const path = fillPattern(pattern, values)
    return query.length === 0 ? path : `${path}?${new URLSearchParams(query)}`
  }
  return Object.assign(build, { pattern })
}

/** Which reviews of a product, and in what order. */
interface ReviewQuery extends ReviewFilter {
  page?: number
  sort?: ReviewSort
  pageSize?: number
}

/** The maximum number of products in one address. */
export const mostProducts = 20

export const apiPaths = {
  shell: '/api/shell',
  menuPanels: '/api/menu-panels',
  footer: '/api/footer',
  session: '/api/session',
  login: '/api/auth/login',
  logout: '/api/auth/logout',
  /** The logged-in customer, for other clients. */
  user: '/api/auth/user',
  customer: '/api/customer',
  customerPassword: '/api/customer/password',
  forgotPassword: '/api/customer/password/forgot',
  resetPassword: '/api/customer/password/reset',
  customerEmail: '/api/customer/email',
  confirmEmail: '/api/customer/email/confirm',
  customerExport: '/api/customer/export',
  customerOrders: address('/api/customer/orders', (page?: number) => ({
    page: page === 1 ? undefined : page,
  })),
  /** With the token of a signed link, also an order that is not yet in the account. */
  customerOrder: address('/api/customer/orders/:id', (id: string, token?: string) => ({ id, token })),
  /** A PDF; also that of an order which `customerOrder` opens with a link. */
  invoice: address('/api/customer/orders/:id/invoice', (id: string, token?: string) => ({ id, token })),
  /** Also for a guest whose session opens the order. */
  reorder: address('/api/customer/orders/:id/reorder', (id: string) => ({ id })),
  subscription: '/api/customer/subscription',
  homepage: '/api/content/homepage',
  document: (key: DocumentKey) => `/api/content/${key}`,
  categoryContent: address('/api/content/category', (path: string) => ({ path })),
  servicePage: address('/api/content/service-pages/:page', (page: string) => ({ page })),
  contentPage: address('/api/content/pages', (path: string) => ({ path })),
  contact: '/api/contact',
  serviceFeeRequest: '/api/customer/service-fee-request',
  sitemap: '/api/catalog/sitemap',
  /** The same for every choice within a category, because its kind does not depend on filters. */
  categoryRoute: address('/api/catalog/routes', (path: string) => ({ path: withoutFilters(path) })),
  /**
   * `path` is the category with its filter segments, without outer slashes; `query` as in the address bar,
   * without `?`.
   */
  listing: address('/api/catalog/listing', (path: string, query?: string) => ({ path, query })),
  /** `typed` as in the address bar (`tn_q`); path and query as `parseListingPath` reads them. */
  search: address('/api/catalog/search', (typed: string, state?: ListingState) => ({
    tn_q: searchTerm(typed),
    path: state?.path,
    query: state?.query,
  })),
  searchSuggestions: address('/api/catalog/search/suggestions', (typed: string) => ({
    term: searchTerm(typed),
  })),
  brands: '/api/catalog/brands',
  /** Path and query as `parseListingPath` reads them. */
  brand: address('/api/catalog/brands/:brand', (brand: string, state?: ListingState) => ({
    brand,
    path: state?.path,
    query: state?.query,
  })),
  /** The quick view has no description. */
  product: address('/api/catalog/products/:slug', (slug: string, view?: 'quick') => ({ slug, view })),
  relatedProducts: address('/api/catalog/products/:id/related', (id: number) => ({ id })),
  similarProducts: address('/api/catalog/products/:id/similar', (id: number) => ({ id })),
  productReviews: address(
    '/api/catalog/products/:id/reviews',
    (id: number, { page = 1, sort = 'newest', pageSize = usualPageSize, stars, q }: ReviewQuery = {}) => ({
      id,
      page: page > 1 ? page : undefined,
      pageSize: pageSize === usualPageSize ? undefined : pageSize,
      sort: sort === 'newest' ? undefined : sort,
      stars,
      q: q && searchTerm(q),
    }),
  ),
  backInStock: '/api/catalog/back-in-stock',
  featuredProducts: '/api/catalog/featured',
  /** The products with these ids that are for sale. */
  products: address('/api/catalog/products', (ids: number[]) => ({ ids: ids.join(',') })),
  suggestedProducts: address('/api/catalog/suggested', (ids: number[]) => ({ ids: ids.join(',') })),
  /** `answers` as `writeAdviceAnswers` writes them. */
  advice: address('/api/advice/:code', (code: string, category?: number, answers?: string) => ({
    code,
    category,
    answers,
  })),
  configurator: address('/api/configurator/:slug', (slug: string) => ({ slug })),
  configuratorCart: address('/api/configurator/:slug/cart', (slug: string) => ({ slug })),
  cart: '/api/cart',
  cartItems: '/api/cart/items',
  cartItem: address('/api/cart/items/:id', (id: number) => ({ id })),
  cartDiscount: '/api/cart/discount',
  cartRestore: '/api/cart/restore',
  telemetry: '/api/telemetry',
  abandonment: (what: 'cart' | 'browse' | 'category' | 'email' | 'unsubscribe') => `/api/abandonment/${what}`,
  checkout: '/api/checkout',
  checkoutCustomer: '/api/checkout/customer',
  checkoutAccount: '/api/checkout/customer/account',
  address: address(
    '/api/checkout/address',
    (query: { zipcode: string; houseNumber: string; extension: string; country: string }) => query,
  ),
  /** The suggestions for a partly typed Dutch zipcode. */
  addressSuggestions: address(
    '/api/checkout/postcode/autocomplete',
    (query: { zipcode: string; houseNumber: string }) => query,
  ),
  vat: address('/api/checkout/vat', (query: { country: string; number: string }) => query),
  shippingMethods: '/api/checkout/shipping-methods',
  paymentMethods: '/api/checkout/payment-methods',
  paymentUrl: '/api/checkout/payment-url',
  order: address('/api/orders/:id', (id: string, token?: string) => ({ id, token })),
  /** A PDF. */
  orderCreditNote: address(
    '/api/orders/:id/refunds/:refund/credit-note',
    (id: string, refund: string, token?: string) => ({ id, refund, token }),
  ),
  /** A PDF: an invoice that was replaced, or the credit note that takes it back. */
  orderDocument: address(
    '/api/orders/:id/documents/:number',
    (id: string, number: string, token?: string) => ({ id, number, token }),
  ),
  orderStatus: address('/api/orders/:id/status', (id: string, token?: string) => ({ id, token })),
  orderEvent: address('/api/orders/:id/event', (id: string, token?: string) => ({ id, token })),
  /** A PDF, for guests. */
  orderInvoice: address('/api/orders/:id/invoice', (id: string, token?: string) => ({ id, token })),
  orderCancel: address('/api/orders/:id/cancel', (id: string) => ({ id })),
  orderLookup: '/api/orders/lookup',
  chatMessages: '/api/chat/messages',
  chatSave: '/api/chat/save',
  withdrawals: '/api/withdrawals',
  newsletter: '/api/newsletter',
  newsletterConfirm: '/api/newsletter/confirm',
  newsletterUnsubscribe: '/api/newsletter/unsubscribe',
  orderPaymentUrl: address('/api/orders/:id/payment-url', (id: string) => ({ id })),
} as const

/** Whether the answer at an address is one shopper's own, and is dropped on logout: the bff tests it for all its routes. */
export const isShoppersOwn = (path: string): boolean =>
  /^\/api\/(?:session|auth|customer|cart|checkout|orders)(?:[/?]|$)/.test(path)

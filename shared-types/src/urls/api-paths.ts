import type { ReviewSort } from '../contracts/catalog.ts'
import { type ListingState, withoutFilters } from './listing-url.ts'
import { usualPageSize } from '../limits.ts'
import { searchTerm } from '../search-term.ts'

/**
 * Every `/api` address, built in this file: the browser requests these, and the first view of a page
 * carries its data under the very same keys, so that the two may never differ by a character.
 */
const withQuery = (path: string, query: Record<string, string | undefined>): string => {
  const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`
}

/** How many products one address asks for at most. */
export const mostProducts = 20

export const apiPaths = {
  shell: '/api/shell',
  session: '/api/session',
  login: '/api/auth/login',
  logout: '/api/auth/logout',
  customer: '/api/customer',
  customerPassword: '/api/customer/password',
  forgotPassword: '/api/customer/password/forgot',
  resetPassword: '/api/customer/password/reset',
  confirmEmail: '/api/customer/email/confirm',
  customerExport: '/api/customer/export',
  customerOrders: (page = 1) =>
    withQuery('/api/customer/orders', { page: page > 1 ? String(page) : undefined }),
  /** With the token of a signed link, also an order that is not the account's yet. */
  customerOrder: (id: string, token?: string) =>
    withQuery(`/api/customer/orders/${encodeURIComponent(id)}`, { token }),
  /** A PDF. */
  invoice: (order: string) => `/api/customer/orders/${encodeURIComponent(order)}/invoice`,
  subscription: '/api/customer/subscription',
  subscriptionOf: (id: string) => `/api/customer/subscription/${encodeURIComponent(id)}`,
  homepage: '/api/content/homepage',
  cartPromo: '/api/content/cart-promo',
  categoryContent: (path: string) => withQuery('/api/content/category', { path }),
  servicePage: (page: string) => `/api/content/service-pages/${encodeURIComponent(page)}`,
  contentPage: (path: string) => withQuery('/api/content/pages', { path }),
  contact: '/api/contact',
  serviceFeeRequest: '/api/customer/service-fee-request',
  sitemap: '/api/catalog/sitemap',
  /** The same for every choice within a category: what it is does not depend on its filters. */
  categoryRoute: (path: string) => withQuery('/api/catalog/routes', { path: withoutFilters(path) }),
  /** `path` is the category with its filter segments, without slashes around it; `query` as in the address bar, without `?`. */
  listing: (path: string, query = '') => withQuery('/api/catalog/listing', { path, query }),
  /** `typed` as in the address bar (`tn_q`); path and query as `parseListingPath` reads them. */
  search: (typed: string, { path, query }: ListingState = { path: '', query: '' }) =>
    withQuery('/api/catalog/search', { tn_q: searchTerm(typed), path, query }),
  searchSuggestions: (typed: string) =>
    withQuery('/api/catalog/search/suggestions', { term: searchTerm(typed) }),
  brands: '/api/catalog/brands',
  /** Path and query as `parseListingPath` reads them. */
  brand: (slug: string, { path, query }: ListingState = { path: '', query: '' }) =>
    withQuery(`/api/catalog/brands/${encodeURIComponent(slug)}`, { path, query }),
  product: (slug: string) => `/api/catalog/products/${encodeURIComponent(slug)}`,
  quickView: (slug: string) => `/api/catalog/products/${encodeURIComponent(slug)}?view=quick`,
  relatedProducts: (id: number) => `/api/catalog/products/${id}/related`,
  similarProducts: (id: number) => `/api/catalog/products/${id}/similar`,
  productReviews: (id: number, page = 1, sort: ReviewSort = 'newest', pageSize = usualPageSize) =>
    withQuery(`/api/catalog/products/${id}/reviews`, {
      page: page > 1 ? String(page) : undefined,
      pageSize: pageSize === usualPageSize ? undefined : String(pageSize),
      sort: sort === 'newest' ? undefined : sort,
    }),
  backInStock: '/api/catalog/back-in-stock',
  featuredProducts: '/api/catalog/featured',
  /** The products with these ids that are for sale. */
  products: (ids: number[]) => withQuery('/api/catalog/products', { ids: ids.join(',') }),
  suggestedProducts: (ids: number[]) => withQuery('/api/catalog/suggested', { ids: ids.join(',') }),
  /** `answers` as `writeAdviceAnswers` writes them. */
  advice: (code: string, categoryId: number | undefined, answers = '') =>
    withQuery(`/api/advice/${encodeURIComponent(code)}`, {
      category: categoryId === undefined ? undefined : String(categoryId),
      answers,
    }),
  configurator: (slug: string) => `/api/configurator/${encodeURIComponent(slug)}`,
  configuratorCart: (slug: string) => `/api/configurator/${encodeURIComponent(slug)}/cart`,
  cart: '/api/cart',
  cartItems: '/api/cart/items',
  cartItem: (id: number) => `/api/cart/items/${id}`,
  cartDiscount: '/api/cart/discount',
  cartRestore: '/api/cart/restore',
  telemetry: '/api/telemetry',
  abandonment: (what: 'cart' | 'browse' | 'category' | 'email' | 'unsubscribe') => `/api/abandonment/${what}`,
  checkout: '/api/checkout',
  checkoutCustomer: '/api/checkout/customer',
  checkoutAccount: '/api/checkout/customer/account',
  address: (query: { zipcode: string; houseNumber: string; extension: string; country: string }) =>
    withQuery('/api/checkout/address', query),
  /** What a Dutch zipcode that is being typed can become. */
  addressSuggestions: (query: { zipcode: string; houseNumber: string }) =>
    withQuery('/api/checkout/postcode/autocomplete', query),
  vat: (query: { country: string; number: string }) => withQuery('/api/checkout/vat', query),
  shippingMethods: '/api/checkout/shipping-methods',
  paymentMethods: '/api/checkout/payment-methods',
  paymentUrl: '/api/checkout/payment-url',
  order: (id: string, token?: string) => withQuery(`/api/orders/${encodeURIComponent(id)}`, { token }),
  orderStatus: (id: string, token?: string) =>
    withQuery(`/api/orders/${encodeURIComponent(id)}/status`, { token }),
  orderEvent: (id: string, token?: string) =>
    withQuery(`/api/orders/${encodeURIComponent(id)}/event`, { token }),
  orderReorder: (id: string) => `/api/orders/${encodeURIComponent(id)}/reorder`,
  orderLookup: '/api/orders/lookup',
  chatMessages: '/api/chat/messages',
  chatSave: '/api/chat/save',
  withdrawals: '/api/withdrawals',
  newsletterPopup: '/api/content/newsletter-popup',
  newsletter: '/api/newsletter',
  newsletterConfirm: '/api/newsletter/confirm',
  newsletterUnsubscribe: '/api/newsletter/unsubscribe',
  orderPaymentUrl: (id: string) => `/api/orders/${encodeURIComponent(id)}/payment-url`,
} as const

/** Whether what is answered at an address is one shopper's own, and is dropped when they log out. */
export const isShoppersOwn = (path: string): boolean =>
  /^\/api\/(?:session|auth|customer|cart|checkout|orders)(?:[/?]|$)/.test(path)

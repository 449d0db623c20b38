import { comparisonQuery } from 'shared-types/urls/comparison-url'
import type { FoundPage, ProductTile } from 'shared-types/contracts/catalog'
import * as pages from 'shared-types/urls/page-paths'
import { pathOf } from 'shared-types/urls/path-pattern'
import { properPath } from 'shared-types/urls/proper-path'
import type { ServiceSlug } from 'shared-types/urls/slug'
import { configuratorPath, productPath } from 'shared-types/urls/product-url'

const segments = (path: string) => path.split('/').filter(Boolean).map(encodeURIComponent).join('/')

type Shown = Pick<ProductTile, 'slug' | 'variantId' | 'variantChosen' | 'configuration'>

/** Opens the form for a review on the page of a product. */
export const reviewHash = '#beoordeling-schrijven'

const termKey = 'tn_q'

/** The search term in a query string, as typed. */
export const typedTerm = (search: string): string => new URLSearchParams(search).get(termKey) ?? ''

/** Builds every URL of the shop. URLs end in a slash unless spec §2 makes an exception. */
export const paths = {
  home: () => pages.home,
  /** With `variantId`, that variant is preselected. */
  product: productPath,
  /** The form for a review of a product, opened. */
  writeReview: (slug: string) => productPath(slug) + reviewHash,
  /** The product of a tile, with what the filters of the list chose: its variant, or the size of a configurable bed. */
  tile: ({ slug, variantId, variantChosen, configuration }: Shown) =>
    configuration
      ? paths.configurator(slug, { options: configuration })
      : paths.product(slug, variantChosen ? variantId : null),
  /** `path` is the catalogue's, such as `wonen/vloerkleden`. */
  category: (path: string) => (segments(path) ? `/${segments(path)}/` : '/'),
  /** The advice about a category. */
  advice: (path: string) => `/${segments(path)}/keuzehulp/`,
  /** A page of customer service that each shop has. */
  service: (page: ServiceSlug) => paths.servicePage(page),
  /** A page of customer service by the slug that an answer gives. */
  servicePage: (page: string): string => pathOf(pages.service, { page }),
  contactForm: () => `${pages.contact}#contactformulier`,
  serviceIndex: () => pages.serviceIndex,
  newsletter: () => pages.newsletter,
  favourites: () => pages.favourites,
  /** These products side by side, in this order: slugs, or `slug/71` for a variant. */
  comparison: (entries: string[]) =>
    pages.comparison + (entries.length > 0 ? `?${comparisonQuery(entries)}` : ''),
  account: () => pages.account,
  accountInformation: () => pages.accountInformation,
  accountOrders: () => pages.accountOrders,
  accountOrder: (order: string) => pathOf(pages.accountOrder, { order }),
  billingAddress: () => pages.billingAddress,
  shippingAddress: () => pages.shippingAddress,
  subscription: () => pages.subscription,
  /** `search` is the current query string, with the page to return to. */
  login: (search = '') => pages.login + search,
  register: (search = '') => pages.register + search,
  accountThankYou: () => pages.accountThankYou,
  forgotPassword: () => pages.forgotPassword,
  /** Where a guest looks up an order and its parcel. */
  parcelChecker: () => pages.parcelChecker,
  /** The ratings of the shop, and how reviews are checked. */
  reviews: () => pages.reviews,
  /** The search results; without a term, the empty search page. */
  search: (typed = '') => pathOf(pages.search) + (typed && `?${new URLSearchParams({ [termKey]: typed })}`),
  brands: () => pages.brands,
  configurator: configuratorPath,
  brand: (slug: string) => pathOf(pages.brand, { brand: slug }),
  /** `order` prefills the order number. */
  withdrawal: (order?: string) =>
    pages.withdrawal + (order ? `?${new URLSearchParams({ bestelling: order })}` : ''),
  /** The form to have a rug collected, prefilled from an order. */
  rugReturn: (order: string) => `${pages.rugReturn}?${new URLSearchParams({ order })}#aanmelden`,
  order: (id: string) => pathOf(pages.order, { order: id }),
  cart: () => pages.cart,
  /** `id` is that of a signed link, which brings the cart into any browser. */
  cartRestore: (id: string) => pathOf(pages.cartRestore, { id }),
  checkoutLogin: () => pathOf(pages.checkoutLogin),
  checkoutAddress: () => pages.checkoutAddress,
  checkoutPaymentMethods: () => pages.checkoutPaymentMethods,
  checkoutPay: () => pages.checkoutPay,
  checkoutStatus: (order: string) => pathOf(pages.checkoutStatus, { order }),
  checkoutThankYou: () => pages.checkoutThankYou,
} as const

/** A page that a search found. */
export const pathToFound = ({ kind, path }: FoundPage): string => {
  if (kind === 'brand') return paths.brand(path)
  return kind === 'service' ? paths.servicePage(path) : paths.category(path)
}

/** The canonical spelling of a shop URL, with its query and fragment: spec §2 requires a trailing slash. */
export const withSlash = (address: string): string => {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? []
  return `${properPath(path)}${rest}`
}

/** True for a URL inside the shop, which the router can follow; false for mailto:, tel: and other sites. */
export const isShopAddress = (address: string): boolean => /^\/(?![/\\])/.test(address)

import { properPath } from 'shared-types/api/proper-path'
import { variantQuery } from 'shared-types/api/variant-query'

const trim = (path: string) => path.replace(/^\/+|\/+$/g, '')
const segments = (path: string) => trim(path).split('/').map(encodeURIComponent).join('/')

interface ConfiguratorPlace {
  /** From 1. */
  step?: number
  /** `writeChoices` wrote them: they are chosen when the address is opened. */
  options?: string
  /** The line of the cart that is being changed. */
  line?: number
}

// Colon and bar mean nothing in a query: a shared link may be read.
const readable = (options: string) =>
  encodeURIComponent(options).replaceAll('%3A', ':').replaceAll('%7C', '|')

const configuratorQuery = ({ options, line }: ConfiguratorPlace) => {
  const query = [...(options ? [`config=${readable(options)}`] : []), ...(line ? [`regel=${line}`] : [])]
  return query.length > 0 ? `?${query.join('&')}` : ''
}

/** Every address of the shop is built here. They end in a slash unless spec §2 excepts them. */
export const paths = {
  home: () => '/',
  /** With a variant: opened on that one. */
  product: (slug: string, variantId: number | null = null) => {
    const query = variantQuery(variantId)
    return `/${encodeURIComponent(slug)}.html${query && `?${query}`}`
  },
  /** `path` as the catalogue has it: `wonen/vloerkleden`. */
  category: (path: string) => (trim(path) ? `/${segments(path)}/` : '/'),
  /** The advice about a category. */
  advice: (path: string) => `/${segments(path)}/keuzehulp/`,
  service: (page: string) => `/service/${encodeURIComponent(page)}/`,
  contactForm: () => '/service/klantenservice-contact/#contactformulier',
  serviceIndex: () => '/service/',
  newsletter: () => '/nieuwsbrief/',
  favourites: () => '/favorieten/',
  account: () => '/account/',
  accountInformation: () => '/account/information/',
  accountOrders: () => '/account/orders/',
  accountOrder: (id: string) => `/account/orders/${encodeURIComponent(id)}/`,
  billingAddress: () => '/account/billing-address/',
  shippingAddress: () => '/account/shipping-address/',
  subscription: () => '/account/subscription/',
  /** `search` as in the address bar, with the path that is remembered. */
  login: (search = '') => `/account/login/${search}`,
  register: (search = '') => `/account/register/${search}`,
  accountThankYou: () => '/account/thankyou/',
  forgotPassword: () => '/account/forgot-password/',
  /** Where a guest finds an order and its parcel. */
  parcelChecker: () => '/service/pakketchecker/',
  /** The results for what was typed; without a term the page to type one on. */
  search: (typed = '') => (typed ? `/zoeken/?${new URLSearchParams({ tn_q: typed })}` : '/zoeken/'),
  brands: () => '/brands/',
  /** Spec §2: its category is always boxsprings. */
  configurator: (slug: string, place: ConfiguratorPlace = {}) =>
    `/configurator/boxsprings/${encodeURIComponent(slug)}/${place.step ? `step-${place.step}/` : ''}${configuratorQuery(place)}`,
  brand: (slug: string) => `/brands/${encodeURIComponent(slug)}/`,
  /** `order` is the number that is filled in for who comes from an order. */
  withdrawal: (order?: string) =>
    order ? `/service/herroepen/?${new URLSearchParams({ bestelling: order })}` : '/service/herroepen/',
  /** To have a rug fetched; with what opens the order, as below, for who comes from it. */
  rugReturn: (order: string, token?: string) =>
    `/vloerkleed-retourneren/?${new URLSearchParams(token ? { order, token } : { order })}#aanmelden`,
  /** `token` is the signed link's, which opens the order in any browser. */
  order: (id: string, token?: string) =>
    `/service/bestelling/${encodeURIComponent(id)}/${token ? `?${new URLSearchParams({ token })}` : ''}`,
  cart: () => '/cart/',
  checkoutLogin: () => '/checkout/checkout-login/',
  checkoutAddress: () => '/checkout/address-details/',
  checkoutPaymentMethods: () => '/checkout/payment-methods/',
  checkoutPay: () => '/checkout/pay/',
  checkoutPayOrder: (order: string) => `/checkout/betalen/${encodeURIComponent(order)}/`,
  checkoutPending: () => '/checkout/pending/',
  checkoutStatus: (order: string) => `/checkout/status/${encodeURIComponent(order)}/`,
  checkoutThankYou: () => '/checkout/thankyou',
} as const

/** The proper spelling of an address of the shop, with its query and fragment kept: spec §2 wants a slash at its end. */
export const withSlash = (address: string): string => {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? []
  return `${properPath(path)}${rest}`
}

/** True for an address inside the shop, which the router can follow; false for mailto:, tel: and other sites. */
export const isShopAddress = (address: string): boolean => /^\/(?![/\\])/.test(address)

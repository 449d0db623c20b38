const trim = (path: string) => path.replace(/^\/+|\/+$/g, '')
const segments = (path: string) => trim(path).split('/').map(encodeURIComponent).join('/')

/** Every address of the shop is built here. They end in a slash unless spec §2 excepts them. */
export const paths = {
  home: () => '/',
  product: (slug: string) => `/${encodeURIComponent(slug)}.html`,
  /** `path` as the catalogue has it: `wonen/vloerkleden`. */
  category: (path: string) => (trim(path) ? `/${segments(path)}/` : '/'),
  service: (page: string) => `/service/${encodeURIComponent(page)}/`,
  favourites: () => '/favorieten/',
  account: () => '/account/',
  /** Where one reads how a parcel is followed. */
  parcelChecker: () => '/service/shipping-returns/#pakketchecker',
  /** The results for what was typed; without a term the page to type one on. */
  search: (typed = '') => (typed ? `/zoeken/?${new URLSearchParams({ tn_q: typed })}` : '/zoeken/'),
  brands: () => '/brands/',
  brand: (slug: string) => `/brands/${encodeURIComponent(slug)}/`,
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

const keepsItsEnd = (path: string) =>
  path.endsWith('/') || path.endsWith('.html') || path === '/checkout/thankyou' || path.includes('restore')

/** The trailing-slash rule of spec §2 for an address of the shop, with its query and fragment kept. */
export const withSlash = (address: string): string => {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? []
  return keepsItsEnd(path) ? address : `${path}/${rest}`
}

/** True for an address inside the shop, which the router can follow; false for mailto:, tel: and other sites. */
export const isShopAddress = (address: string): boolean => /^\/(?![/\\])/.test(address)

/**
 * Every `/api` address, built in one place: the browser asks these, and the first view of a page
 * carries its data under the very same keys, so that the two may never differ by a character.
 */
const withQuery = (path: string, query: Record<string, string | undefined>): string => {
  const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`
}

export const apiPaths = {
  shell: '/api/shell',
  session: '/api/session',
  homepage: '/api/content/homepage',
  categoryContent: (path: string) => withQuery('/api/content/category', { path }),
  servicePage: (page: string) => `/api/content/service-pages/${encodeURIComponent(page)}`,
  categoryRoute: (path: string) => withQuery('/api/catalog/routes', { path }),
  /** `path` is the category with its filter segments, without slashes around it; `query` as in the address bar, without `?`. */
  listing: (path: string, query = '') => withQuery('/api/catalog/listing', { path, query }),
  product: (slug: string) => `/api/catalog/products/${encodeURIComponent(slug)}`,
  relatedProducts: (id: number) => `/api/catalog/products/${id}/related`,
  productReviews: (id: number, page = 1) =>
    withQuery(`/api/catalog/products/${id}/reviews`, { page: page > 1 ? String(page) : undefined }),
  featuredProducts: '/api/catalog/featured',
  suggestedProducts: (ids: number[]) => withQuery('/api/catalog/suggested', { ids: ids.join(',') }),
  cart: '/api/cart',
  cartItems: '/api/cart/items',
  cartItem: (id: number) => `/api/cart/items/${id}`,
  checkout: '/api/checkout',
  checkoutCustomer: '/api/checkout/customer',
  address: (query: { zipcode: string; houseNumber: string; extension: string; country: string }) =>
    withQuery('/api/checkout/address', query),
  shippingMethods: '/api/checkout/shipping-methods',
  paymentMethods: '/api/checkout/payment-methods',
  paymentUrl: '/api/checkout/payment-url',
  order: (id: string, token?: string) => withQuery(`/api/orders/${encodeURIComponent(id)}`, { token }),
  orderStatus: (id: string, token?: string) =>
    withQuery(`/api/orders/${encodeURIComponent(id)}/status`, { token }),
  orderPaymentUrl: (id: string) => `/api/orders/${encodeURIComponent(id)}/payment-url`,
} as const

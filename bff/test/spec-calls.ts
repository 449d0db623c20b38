import type { ErrorCode } from 'shared-types/errors'
import { addressStep } from '../../shop-api/test/shopper.ts'

export const email = 'zoe@example.com'
export const password = 'Zacht&Warm1'

/** The ids and slugs that exist in the test shop. */
export interface World {
  product: number
  category: number
  brand: string
  bed: number
  bedToAdd: object
  article: number
  line: number
  order: string
  subscription: string
}

type Call = [method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, params?: object, refused?: ErrorCode]

/**
 * Every `/v1` call of spec §7, in its order, with its parameters: in the query of GET and DELETE, else in the
 * body. The code at the end is the refusal that the values of an example cause; the request itself is
 * well-formed.
 */
export const callsOf = ({
  product,
  category,
  brand,
  bed,
  bedToAdd,
  article,
  line,
  order,
  subscription,
}: World): Call[] => [
  ['GET', '/v1/catalog/overview/category', { path: 'dekbed', querystring: 'tn_p=1' }],
  ['GET', `/v1/catalog/product/${product}`, { debug: 'quickview' }],
  ['GET', '/v1/catalog/product/hotel-boxspring-set'],
  ['GET', '/v1/catalog/featured-products'],
  ['GET', '/v1/catalog/suggested-products', { ids: '1,2' }],
  ['GET', `/v1/catalog/suggested-products/${product}`],
  ['GET', `/v1/catalog/similar-products/${product}`],
  [
    'GET',
    '/v1/catalog/overview/brand/products',
    {
      path: '',
      querystring: 'tn_sort=nieuwste',
      brand,
      fullPath: `/brands/${brand}/`,
      func: 'brandProducts',
    },
  ],
  ['GET', '/v1/catalog/category/path', { path: 'dekbed' }],
  ['GET', '/v1/catalog/sitemap', { url: '/wonen/', components: 'categories,brands,services' }],
  ['GET', '/v1/catalog/search', { tn_q: 'dekbed' }],
  ['GET', '/v1/catalog/search', { search_term: 'dekbed', path: '', querystring: '' }],
  ['GET', '/v1/catalog/search/suggestions', { search_term: 'dekbed' }],
  ['GET', `/v1/catalog/product/${product}/reviews`],
  [
    'POST',
    `/v1/catalog/product/${product}/review`,
    {
      product: { title: 'Dekbed', url: 'http://localhost/dekbed.html', description: '' },
      review: { title: 'Warm', content: 'Heerlijk warm dekbed', score: 5 },
      customer: { name: 'Zoë', email },
    },
  ],
  ['GET', `/v1/catalog/configurator/${bed}`],
  ['GET', '/v1/catalog/configurator/HBS'],
  ['GET', '/v1/catalog/configurator/hotel-boxspring-set'],
  ['GET', '/v1/catalog/configurator/hotel-boxspring-set.json'],
  ['POST', '/v1/catalog/guided-selling', { code: 'dekbed', questions: { qs1: 3 } }],
  // Other calls: the wizard questions.
  ['GET', '/v1/catalog/guided-selling', { code: 'dekbed', category_id: category, qs1: '3', qs3: '1,3' }],

  ['GET', '/v1/content/footer'],
  ['GET', '/v1/content/cart-promo'],
  ['GET', '/v1/content/homepage'],
  ['GET', '/v1/content/newsletter-popup'],
  ['GET', '/v1/content/category', { path: 'dekbed' }],
  ['GET', '/v1/content/service-page/shipping-returns'],
  ['GET', '/v1/content/navigation'],
  ['GET', '/v1/content/shop-menu'],
  ['GET', '/v1/content/sub-navigation/'],
  ['GET', '/v1/content/notification'],

  ['GET', '/v1/cart'],
  ['POST', '/v1/cart/item', { item_id: article, quantity: 1 }],
  ['PUT', '/v1/cart/item', { id: line, quantity: 2 }],
  ['POST', '/v1/cart/discount', { discount_code: 'VAKANTIEGELD' }],
  ['DELETE', '/v1/cart/discount'],
  ['POST', '/v1/cart/restore', { id: 'a-link-of-no-mail' }, 'not_found'],

  ['POST', '/v1/customer/login', { username: email, password, remember: true }],
  ['GET', '/v1/customer/login/status'],
  ['GET', '/v1/customer'],
  ['PUT', '/v1/customer', { invoice_address: addressStep.billing_address }],
  ['POST', '/v1/customer', { first_name: 'Bas', last_name: 'Vos', email: 'bas@example.com', password }],
  ['POST', '/v1/customer/email', { email: 'zoe@example.com', password: 'not-this' }, 'validation_failed'],
  ['PUT', '/v1/customer/password', { current_password: 'not-this', password }, 'validation_failed'],
  ['POST', '/v1/customer/password/reset', { token: 'x', password }, 'not_found'],
  ['POST', '/v1/customer/password/forgot', { email: 'shopper@example.com' }],
  ['GET', '/v1/customer/subscription', { email }],
  ['POST', '/v1/customer/subscription'],
  ['DELETE', `/v1/customer/subscription/${subscription}`],
  ['GET', `/v1/customer/orders/${order}`, { token: 'of-a-link' }],
  ['GET', `/v1/customer/orders/${order}/invoice`],
  ['POST', '/v1/customer/email/confirm', { token: 'x', password: 'x' }, 'not_found'],
  [
    'POST',
    '/v1/customer/service-fee-request',
    { order_number: 'DKBD1', email, reason: 'size', explanation: 'Te groot' },
  ],
  ['POST', '/login', { email: 'bff@sluimer.example', password: 'development-service-password' }],

  ['POST', '/v1/checkout/customer', addressStep],
  [
    'POST',
    '/v1/checkout/customer/account',
    {
      type: 'private',
      first_name: 'Eva',
      last_name: 'Vos',
      email: 'eva@example.com',
      phone: '',
      company: '',
      password,
    },
  ],
  ['GET', '/v1/checkout/postcode/autocomplete', { zipcode: '1012 JS', house_number: '1' }],
  ['GET', '/v1/checkout/vat/validate', { country_code: 'NL', vat_number: 'NL853381082B01' }],
  [
    'POST',
    '/v1/checkout/paymentmethod',
    { selected_shipping_method: 'standard', selected_payment_method: 'ideal' },
  ],
  ['GET', '/v1/checkout/paymentmethod'],
  ['GET', '/v1/checkout/shippingmethod'],
  ['GET', '/v1/checkout'],
  ['POST', '/v1/checkout/payment-url'],
  ['POST', '/v1/order/payment-url', { order_id: order }, 'order_not_payable'],
  ['GET', `/v1/order/${order}/status`],
  ['GET', `/v1/order/${order}`],
  ['GET', `/v1/order/${order}/event`],
  ['DELETE', '/v1/cart/item', { id: line }],

  ['POST', '/v1/assistant', { message: 'wat zijn de verzendkosten' }],
  ['POST', '/v1/chat/save', { messages: [{ role: 'user', content: 'hallo' }] }],
  ['POST', '/v1/chat/save', { messages: [{ role: 'user', content: 'hallo' }], rating: 5 }],
  [
    'POST',
    '/v1/abandon/cart',
    { quote_id: '5a1b8f0e-6d3c-4b7a-9c1d-2e3f4a5b6c7d', updated_at: '2026-11-22T10:00:00Z', products: [1] },
  ],
  ['POST', '/v1/abandon/browse', { products: [1] }],
  ['POST', '/v1/abandon/category', { category: 'dekbed' }],
  ['POST', '/v1/abandon/email', { email }],

  [
    'GET',
    '/v1/address/lookup',
    { zipcode: '1012 JS', house_number: '1', extension: 'A', country_code: 'NL' },
  ],
  ['POST', '/v1/content/newsletter/subscribe', { email: 'nieuws@example.com' }],
  ['POST', '/v1/cart/configurator', bedToAdd],
  ['GET', '/v1/customer/logout'],
]

/** The calls of the front end itself that spec §7 names. */
export const named = ['POST /api/auth/login', 'POST /api/auth/logout', 'GET /api/auth/user']

import { placeOrderErrors } from '../contracts/checkout.ts'
import type { Operation } from './operation.ts'

const described = {
  addCartItem: {
    summary: 'Add an article to the cart',
    errors: ['not_found', 'out_of_stock', 'quantity_unavailable', 'configuration_incomplete'],
    shopper: true,
  },
  addConfiguration: {
    summary: 'Add a configured bed to the cart',
    errors: [
      'not_found',
      'out_of_stock',
      'quantity_unavailable',
      'configuration_incomplete',
      'configuration_unknown',
      'configuration_price',
    ],
    shopper: true,
  },
  applyDiscount: {
    summary: 'Apply a discount code',
    errors: ['cart_empty', 'voucher_refused', 'rate_limited'],
    shopper: true,
  },
  askAssistant: { summary: 'Answer a message of a shopper', errors: ['not_found', 'rate_limited'] },
  askForBackInStockMail: {
    summary: 'Subscribe to one back-in-stock mail',
    errors: ['not_found', 'rate_limited'],
    shopper: true,
  },
  cancelOrder: {
    summary: 'Cancel an unpaid order',
    errors: ['not_found', 'order_not_payable'],
    shopper: true,
  },
  changeCartItem: {
    summary: 'Change the quantity of a line',
    errors: ['not_found', 'out_of_stock', 'quantity_unavailable'],
    shopper: true,
  },
  changeCustomer: { summary: 'Change name and addresses', errors: ['login_required'] },
  changePassword: { summary: 'Change the password', errors: ['login_required', 'rate_limited'] },
  checkVatNumber: { summary: 'Check a VAT number' },
  chooseMethods: {
    summary: 'Choose the shipping and payment methods',
    errors: ['cart_empty'],
    shopper: true,
  },
  confirmEmail: {
    summary:
      'Create the account, or change its e-mail address, with the token of a mail and the password that requested it',
    errors: ['not_found', 'login_failed', 'rate_limited'],
  },
  confirmNewsletter: {
    summary: 'Confirm a newsletter subscription, with the token of a mail',
    errors: ['not_found'],
  },
  deleteCustomer: { summary: 'Delete the account', errors: ['login_required', 'rate_limited'] },
  exportCustomer: { summary: 'Export the data of the customer', errors: ['login_required'] },
  forgotPassword: { summary: 'Request a password reset mail', errors: ['rate_limited'] },
  getAdvice: { summary: 'Get the next questions and the number of matching products', errors: ['not_found'] },
  getBrandOverview: { summary: 'Get a brand with its products', errors: ['not_found'] },
  getCart: { summary: 'Get the cart', shopper: true },
  getCategoryContent: { summary: 'Get the page of an overview or text category', errors: ['not_found'] },
  getCategoryOverview: { summary: 'Get a category with its products', errors: ['not_found'] },
  getCategoryPath: { summary: 'Get the kind of a category path', errors: ['not_found'] },
  getCheckout: { summary: 'Get the stored checkout data', shopper: true },
  getConfigurator: { summary: 'Get the options of a configurable bed' },
  getContentPage: { summary: 'Get a content page', errors: ['not_found'] },
  getCreditNote: {
    summary: 'Get the credit note of a refund',
    shopper: true,
    produces: 'application/pdf',
    leadsOn: true,
  },
  getCustomer: { summary: 'Get the account', errors: ['login_required'] },
  getCustomerOrder: { summary: 'Get an order of the account', errors: ['login_required'] },
  getHotelSet: { summary: 'Get the default set as a static document' },
  getInvoice: {
    summary: 'Get the invoice of an order of the account',
    errors: ['login_required'],
    produces: 'application/pdf',
    leadsOn: true,
  },
  getLoginStatus: { summary: 'Get the login status', shopper: true },
  getOrder: { summary: 'Get an order', shopper: true },
  getOrderDocument: {
    summary: 'Get an invoice that was replaced, or its credit note',
    shopper: true,
    produces: 'application/pdf',
    leadsOn: true,
  },
  getOrderEvent: { summary: 'Get the purchase event for analytics, once', shopper: true },
  getOrderInvoice: {
    summary: 'Get the invoice of an order',
    shopper: true,
    produces: 'application/pdf',
    leadsOn: true,
  },
  getOrderStatus: { summary: 'Get the status of an order and its payment', shopper: true },
  getProduct: { summary: 'Get a product by slug or id' },
  getRedirect: {
    summary: 'Get the address that a page has now, or to which an old address with exactly this query leads',
    errors: ['not_found'],
  },
  getServicePage: { summary: 'Get a customer service page' },
  getSession: { summary: 'Get the session: the login status and the number of pieces in the cart' },
  getSitemap: { summary: 'Get every public address' },
  getSubscription: { summary: 'Get the newsletter subscription', errors: ['login_required', 'not_found'] },
  getUser: { summary: 'Get the customer who is logged in', errors: ['login_required'] },
  giveAdvice: { summary: 'Send answers and get the next questions' },
  listRedirectedQueries: { summary: 'List the old paths of which some queries redirect' },
  listBrands: { summary: 'List the brands with products for sale' },
  listChanges: { summary: 'Wait for changes of public answers; without a cursor, get the current one' },
  listConfigurators: { summary: 'List the configurable products' },
  listFeaturedProducts: { summary: 'List products for the home page' },
  listOrders: { summary: 'List the orders of the account, newest first', errors: ['login_required'] },
  listPaymentMethods: { summary: 'List the available payment methods', shopper: true },
  listProducts: { summary: 'List products by id' },
  listRelatedProducts: { summary: 'List complements of a product' },
  listReviews: { summary: 'List reviews of a product, all or those with `stars` or words' },
  listShippingMethods: { summary: 'List the available shipping methods', shopper: true },
  listSimilarProducts: { summary: 'List similar products' },
  listSuggestedProducts: { summary: 'List complements of the given products' },
  logIn: { summary: 'Log a shopper in', errors: ['login_failed', 'rate_limited'], shopper: true },
  logInService: { summary: 'Log the bff in', errors: ['unauthorized', 'rate_limited'] },
  logOut: { summary: 'Log a shopper out', shopper: true },
  lookUpAddress: { summary: 'Find city and street of a postcode and house number', errors: ['not_found'] },
  lookUpOrder: {
    summary: 'Find an order by number, e-mail and postcode',
    errors: ['not_found', 'rate_limited'],
  },
  noteCartLeft: { summary: 'Report an abandoned cart', shopper: true },
  noteCategoryViewed: { summary: 'Report a viewed listing', shopper: true },
  noteEmail: { summary: 'Report a typed e-mail address', shopper: true },
  noteProductsViewed: { summary: 'Report the viewed products', shopper: true },
  noteTelemetry: { summary: 'Report web vitals and errors of a browser' },
  notifyPayment: {
    summary: 'Notify the shop of a change of a payment',
    errors: ['rate_limited'],
    produces: 'text/plain',
  },
  placeOrder: {
    summary: 'Place the order and get its payment URL',
    errors: [...placeOrderErrors, 'validation_failed'],
    shopper: true,
  },
  postAdvice: { summary: 'Send answers and get the next questions', errors: ['not_found'] },
  postReview: { summary: 'Write a review', errors: ['rate_limited'], shopper: true },
  refuseReminders: { summary: 'Refuse further reminders, with the token of a mail', errors: ['not_found'] },
  register: { summary: 'Request an account; a mail confirms it', errors: ['rate_limited'] },
  registerInCheckout: { summary: 'Request an account in the checkout', errors: ['rate_limited'] },
  removeCartItem: { summary: 'Remove a line', shopper: true },
  removeDiscount: { summary: 'Remove the discount code', shopper: true },
  reorder: { summary: 'Add the articles of an order to the cart', errors: ['not_found'], shopper: true },
  requestEmailChange: {
    summary: 'Request another e-mail address for the account; a mail to that address confirms it',
    errors: ['login_required', 'rate_limited'],
  },
  requestNewsletter: {
    summary: 'Subscribe to the newsletter; a mail confirms it',
    errors: ['rate_limited'],
    shopper: true,
  },
  requestReturn: { summary: 'Request the collection of a rug', errors: ['rate_limited'] },
  resetPassword: {
    summary: 'Set a new password, with the token of a mail',
    errors: ['not_found', 'rate_limited'],
  },
  restoreCart: { summary: 'Restore a cart, with the id of a mail', errors: ['not_found'], shopper: true },
  retryPayment: {
    summary: 'Pay an order whose payment failed',
    errors: [
      'cart_changed',
      'not_found',
      'order_not_payable',
      'payment_provider_failed',
      'quantity_unavailable',
      'rate_limited',
    ],
    shopper: true,
  },
  saveChat: { summary: 'Save a conversation that has ended' },
  saveCheckoutCustomer: {
    summary: 'Save customer and addresses',
    errors: ['cart_empty', 'rate_limited'],
    shopper: true,
  },
  search: { summary: 'Search products', errors: ['not_found'] },
  sendChatMessage: { summary: 'Send a message to the assistant' },
  sendContactMessage: { summary: 'Send a message to customer service', errors: ['rate_limited'] },
  subscribe: { summary: 'Subscribe the account to the newsletter', errors: ['login_required'] },
  suggestAddresses: { summary: 'Suggest addresses for a partly typed postcode' },
  suggestSearches: { summary: 'Suggest products, categories and words' },
  unsubscribe: { summary: 'End the newsletter subscription', errors: ['login_required', 'not_found'] },
  unsubscribeNewsletter: {
    summary: 'Unsubscribe from the newsletter, with the token of a mail',
    errors: ['not_found'],
  },
  withdraw: { summary: 'Submit a withdrawal', errors: ['rate_limited'] },
} satisfies Record<string, Omit<Operation, 'id'>>

type OperationId = keyof typeof described

const withId = ([id, rest]: [string, Omit<Operation, 'id'>]) => [id, { id, ...rest }]

/**
 * The operations of both servers by their id. A route of the bff and the one of shop-api that answers it share a row. Where
 * the bff answers something else (a read with its own parameters, the login of a browser), its route says so.
 */
export const operations = Object.fromEntries(Object.entries(described).map(withId)) as Record<
  OperationId,
  Operation
>

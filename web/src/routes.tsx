import { matchRoutes, type RouteObject } from 'react-router-dom'
import type { CategoryRoute } from 'shared-types/api/catalog'
import { apiPaths } from 'shared-types/api/paths'
import { advisedCategory } from 'shared-types/api/advice-place'
import { pathOf } from './features/catalog/category-path.ts'
import { DefaultLayout } from './layouts/default-layout.tsx'
import { kindOfPage } from './pages/category/category-kinds.ts'
import { lazyPage, type LazyPage } from './router/lazy-page.tsx'

// Every page module exports one component named Page, and so does a layout that few pages have.
const accountLayout = lazyPage('src/layouts/account-layout.tsx', () => import('./layouts/account-layout.tsx'))
const cartLayout = lazyPage('src/layouts/cart-layout.tsx', () => import('./layouts/cart-layout.tsx'))
const checkoutLayout = lazyPage(
  'src/layouts/checkout-layout.tsx',
  () => import('./layouts/checkout-layout.tsx'),
)
const home = lazyPage('src/pages/home/home.tsx', () => import('./pages/home/home.tsx'))
const product = lazyPage('src/pages/product/product.tsx', () => import('./pages/product/product.tsx'))
export const category = lazyPage(
  'src/pages/category/category.tsx',
  () => import('./pages/category/category.tsx'),
)
const servicePage = lazyPage(
  'src/pages/content/service-page.tsx',
  () => import('./pages/content/service-page.tsx'),
)
const contact = lazyPage('src/pages/contact/contact.tsx', () => import('./pages/contact/contact.tsx'))
const contentIndex = lazyPage(
  'src/pages/content/content-index.tsx',
  () => import('./pages/content/content-index.tsx'),
)
const article = lazyPage('src/pages/content/article.tsx', () => import('./pages/content/article.tsx'))
const vacancy = lazyPage('src/pages/content/vacancy.tsx', () => import('./pages/content/vacancy.tsx'))
const siteMap = lazyPage('src/pages/content/site-map.tsx', () => import('./pages/content/site-map.tsx'))
const advice = lazyPage('src/pages/advice/advice.tsx', () => import('./pages/advice/advice.tsx'))
const categoryIndex = lazyPage(
  'src/pages/category/category-index.tsx',
  () => import('./pages/category/category-index.tsx'),
)
const returnRequest = lazyPage(
  'src/pages/contact/return-request.tsx',
  () => import('./pages/contact/return-request.tsx'),
)
const redirect = lazyPage('src/pages/content/redirect.tsx', () => import('./pages/content/redirect.tsx'))
const favourites = lazyPage(
  'src/pages/favourites/favourites.tsx',
  () => import('./pages/favourites/favourites.tsx'),
)
const newsletter = lazyPage(
  'src/pages/newsletter/newsletter.tsx',
  () => import('./pages/newsletter/newsletter.tsx'),
)
const newsletterConfirm = lazyPage(
  'src/pages/newsletter/newsletter-confirm.tsx',
  () => import('./pages/newsletter/newsletter-confirm.tsx'),
)
const newsletterUnsubscribe = lazyPage(
  'src/pages/newsletter/newsletter-unsubscribe.tsx',
  () => import('./pages/newsletter/newsletter-unsubscribe.tsx'),
)
export const search = lazyPage('src/pages/search/search.tsx', () => import('./pages/search/search.tsx'))
const brands = lazyPage('src/pages/brands/brands.tsx', () => import('./pages/brands/brands.tsx'))
const brand = lazyPage('src/pages/brands/brand.tsx', () => import('./pages/brands/brand.tsx'))
const configurator = lazyPage(
  'src/pages/configurator/configurator.tsx',
  () => import('./pages/configurator/configurator.tsx'),
)
const withdrawal = lazyPage('src/pages/order/withdrawal.tsx', () => import('./pages/order/withdrawal.tsx'))
const orderLookup = lazyPage(
  'src/pages/order/order-lookup.tsx',
  () => import('./pages/order/order-lookup.tsx'),
)
const order = lazyPage('src/pages/order/order.tsx', () => import('./pages/order/order.tsx'))
const accountLogin = lazyPage(
  'src/pages/account/account-login.tsx',
  () => import('./pages/account/account-login.tsx'),
)
const accountRegister = lazyPage(
  'src/pages/account/account-register.tsx',
  () => import('./pages/account/account-register.tsx'),
)
const accountThankYou = lazyPage(
  'src/pages/account/account-thank-you.tsx',
  () => import('./pages/account/account-thank-you.tsx'),
)
const forgotPassword = lazyPage(
  'src/pages/account/forgot-password.tsx',
  () => import('./pages/account/forgot-password.tsx'),
)
const resetPassword = lazyPage(
  'src/pages/account/reset-password.tsx',
  () => import('./pages/account/reset-password.tsx'),
)
const confirmEmail = lazyPage(
  'src/pages/account/confirm-email.tsx',
  () => import('./pages/account/confirm-email.tsx'),
)
const account = lazyPage('src/pages/account/account.tsx', () => import('./pages/account/account.tsx'))
const accountDetails = lazyPage(
  'src/pages/account/account-details.tsx',
  () => import('./pages/account/account-details.tsx'),
)
const accountBillingAddress = lazyPage(
  'src/pages/account/account-billing-address.tsx',
  () => import('./pages/account/account-billing-address.tsx'),
)
const accountShippingAddress = lazyPage(
  'src/pages/account/account-shipping-address.tsx',
  () => import('./pages/account/account-shipping-address.tsx'),
)
const accountOrders = lazyPage(
  'src/pages/account/account-orders.tsx',
  () => import('./pages/account/account-orders.tsx'),
)
const accountLetters = lazyPage(
  'src/pages/account/account-newsletter.tsx',
  () => import('./pages/account/account-newsletter.tsx'),
)
const cart = lazyPage('src/pages/cart/cart.tsx', () => import('./pages/cart/cart.tsx'))
const cartRemindersOff = lazyPage(
  'src/pages/cart/cart-reminders-off.tsx',
  () => import('./pages/cart/cart-reminders-off.tsx'),
)
const cartRestore = lazyPage('src/pages/cart/cart-restore.tsx', () => import('./pages/cart/cart-restore.tsx'))
const checkoutLogin = lazyPage(
  'src/pages/checkout/checkout-login.tsx',
  () => import('./pages/checkout/checkout-login.tsx'),
)
const checkoutAddress = lazyPage(
  'src/pages/checkout/checkout-address.tsx',
  () => import('./pages/checkout/checkout-address.tsx'),
)
const checkoutPaymentMethods = lazyPage(
  'src/pages/checkout/checkout-payment-methods.tsx',
  () => import('./pages/checkout/checkout-payment-methods.tsx'),
)
const checkoutPay = lazyPage(
  'src/pages/checkout/checkout-pay.tsx',
  () => import('./pages/checkout/checkout-pay.tsx'),
)
const checkoutPayOrder = lazyPage(
  'src/pages/checkout/checkout-pay-order.tsx',
  () => import('./pages/checkout/checkout-pay-order.tsx'),
)
const checkoutPending = lazyPage(
  'src/pages/checkout/checkout-pending.tsx',
  () => import('./pages/checkout/checkout-pending.tsx'),
)
const checkoutStatus = lazyPage(
  'src/pages/checkout/checkout-status.tsx',
  () => import('./pages/checkout/checkout-status.tsx'),
)
const checkoutThankYou = lazyPage(
  'src/pages/checkout/checkout-thank-you.tsx',
  () => import('./pages/checkout/checkout-thank-you.tsx'),
)

const under = (layout: LazyPage, children: RouteObject[]): RouteObject => {
  const Layout = layout
  return { element: <Layout />, handle: layout, children }
}

const at = (path: string, page: LazyPage): RouteObject => {
  const Page = page
  return { path, element: <Page />, handle: page }
}

export const isProduct = (pathname: string) => /^\/[^/]+\.html$/.test(pathname)

/** What three kinds of address end in, which the router's patterns cannot say. */
const wildcard = (pathname: string) => {
  if (isProduct(pathname)) return product
  return advisedCategory(pathname) === null ? category : advice
}

/** The site map. A product is `/{slug}.html`, which the router's patterns cannot say: the last line of the first list decides. */
export const routesFor = (pathname: string): RouteObject[] => [
  {
    element: <DefaultLayout />,
    children: [
      at('/', home),
      at('/favorieten/', favourites),
      at('/nieuwsbrief/', newsletter),
      at('/nieuwsbrief/bevestigen/', newsletterConfirm),
      at('/nieuwsbrief/afmelden/', newsletterUnsubscribe),
      at('/zoeken/*', search),
      at('/brands/', brands),
      at('/brands/:brand/*', brand),
      at('/configurator/:category?/:product?/:step?/', configurator),
      at('/service/herroepen/', withdrawal),
      at('/service/pakketchecker/', orderLookup),
      at('/service/bestelling/:order/', order),
      at('/service/', contentIndex),
      at('/service/klantenservice-contact/', contact),
      at('/service/:page/', servicePage),
      at('/blog/', contentIndex),
      at('/blog/:blog/', article),
      at('/inspiratie/', contentIndex),
      at('/inspiratie/:page/', article),
      at('/vacatures/', contentIndex),
      at('/vacatures/:vacancy/', vacancy),
      at('/textpage/', contentIndex),
      at('/sitemap/', siteMap),
      at('/cop/', categoryIndex),
      at('/vloerkleed-retourneren/', returnRequest),
      at('/redirect/', redirect),
      at('/checkout/thankyou', checkoutThankYou),
      at('*', wildcard(pathname)),
    ],
  },
  under(accountLayout, [
    at('/account/', account),
    at('/account/information/', accountDetails),
    at('/account/billing-address/', accountBillingAddress),
    at('/account/shipping-address/', accountShippingAddress),
    at('/account/orders/', accountOrders),
    at('/account/orders/:order/', order),
    at('/account/subscription/', accountLetters),
    at('/account/login/', accountLogin),
    at('/login/', accountLogin),
    at('/account/register/', accountRegister),
    at('/account/thankyou/', accountThankYou),
    at('/account/forgot-password/', forgotPassword),
    at('/account/reset-password/', resetPassword),
    at('/account/confirm-email/', confirmEmail),
  ]),
  under(cartLayout, [
    at('/cart/', cart),
    at('/cart/restore/:id?', cartRestore),
    at('/cart/afmelden/', cartRemindersOff),
  ]),
  under(checkoutLayout, [
    at('/checkout/checkout-login?/', checkoutLogin),
    at('/checkout/address-details/', checkoutAddress),
    at('/checkout/payment-methods/', checkoutPaymentMethods),
    at('/checkout/pay/', checkoutPay),
    at('/checkout/betalen/:order?/', checkoutPayOrder),
    at('/checkout/pending/', checkoutPending),
    at('/checkout/status/:order?/', checkoutStatus),
  ]),
]

/** What the catalogue says of a category, as far as the first view brought it. */
const kindAt = (pathname: string, data: Record<string, unknown>): LazyPage | null => {
  const route = data[apiPaths.categoryRoute(pathOf(pathname))] as CategoryRoute | null | undefined
  return route ? kindOfPage(route) : null
}

/**
 * What a path is rendered with, to be loaded before: its page and, where that is loaded too, its layout.
 * @param data of the first view, by `/api` address: it tells kinds of categories apart
 */
export const pageAt = (pathname: string, data: Record<string, unknown> = {}) => {
  const matched: LazyPage[] = matchRoutes(routesFor(pathname), pathname)?.flatMap(
    ({ route }) => route.handle ?? [],
  ) ?? [category]
  const kind = kindAt(pathname, data)
  const parts = kind ? [...matched, kind] : matched
  return {
    page: matched.at(-1),
    /** Module ids in Vite's manifest, as far as they are the server's to name. */
    sources: parts.map(({ source }) => source),
    preload: () => Promise.all(parts.map(({ preload }) => preload())),
  }
}

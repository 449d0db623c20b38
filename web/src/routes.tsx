import { matchRoutes, type RouteObject } from 'react-router-dom'
import { advisedCategory } from 'shared-types/urls/advice-url'
import type { CategoryRoute } from 'shared-types/contracts/catalog'
import { apiPaths } from 'shared-types/urls/api-paths'
import * as pages from 'shared-types/urls/page-paths'
import { answerAt } from './api/answer-at.ts'
import { decodedPath } from './router/decoded-path.ts'
import { DefaultLayout } from './layouts/default-layout.tsx'
import type { DataKeys, PageAddress } from './page-data.ts'
import { kindOfPage } from './pages/category/category-kinds.ts'
import { AccessContext, type Access } from './router/access.ts'
import { Head } from './router/head.tsx'
import { lazyPage, type LazyPage, type LoadModule } from './router/lazy-page.tsx'
import { TitleContext } from './router/page-title.tsx'

interface PublicOptions {
  /** What the first view reads; omitted if the page has no data. */
  data?: DataKeys
  /** In the sitemap, because no data names this page. */
  listed?: boolean
}

interface PageRoute extends PublicOptions {
  page: LazyPage
  /** Only for a private page. A public page sets its title itself, with the rest of its head. */
  title?: string
  /** Access to the pages in this layout. */
  access?: Access
}

/** An address of page-paths.ts, from which the back office knows what no category can have; `*` is the catalogue's. */
type Pattern = (typeof pages)[keyof typeof pages] | '*'

/** A public page: rendered on the server, the same for every shopper. */
const publicPage = (path: Pattern, options: PublicOptions, load: LoadModule): RouteObject => {
  const Page = lazyPage(load)
  const handle: PageRoute = { page: Page, ...options }
  return { path, element: <Page />, handle }
}

/** A page of one shopper: rendered only in the browser, never cached or indexed. */
const privatePage = (path: Pattern, title: string, load: LoadModule): RouteObject => {
  const Page = lazyPage(load)
  const handle: PageRoute = { page: Page, title }
  const element = (
    <TitleContext value={title}>
      <Head title={title} noIndex />
      <Page />
    </TitleContext>
  )
  return { path, element, handle }
}

const under = (Layout: LazyPage, access: Access, children: RouteObject[]) => {
  const handle: PageRoute = { page: Layout, access }
  const element = (
    <AccessContext value={access}>
      <Layout />
    </AccessContext>
  )
  return { element, handle, children }
}

const accountLayout = lazyPage(() => import('./layouts/account-layout.tsx'))
const cartLayout = lazyPage(() => import('./layouts/cart-layout.tsx'))
const checkoutLayout = lazyPage(() => import('./layouts/checkout-layout.tsx'))

// Pages with several addresses.
const contentIndex = () => import('./pages/content/content-index.tsx')
const article = () => import('./pages/content/article.tsx')
const order = () => import('./pages/order/order.tsx')
const orderStatus = () => import('./pages/order/order-status.tsx')
const accountLogin = () => import('./pages/account/account-login.tsx')

// Pages of the catalogue: patterns of the router cannot distinguish their URLs.
const product = publicPage('*', { data: 'product' }, () => import('./pages/product/product.tsx'))
const advice = publicPage('*', { data: 'advice' }, () => import('./pages/advice/advice.tsx'))
const category = publicPage('*', { data: 'category' }, () => import('./pages/category/category.tsx'))

/** `/{slug}.html` is a product, and any other URL may be a category. */
const catalogueRoute = (pathname: string): RouteObject => {
  if (/^\/[^/]+\.html$/.test(pathname)) return product
  return advisedCategory(pathname) === null ? category : advice
}

const shopRoutes = [
  publicPage(pages.home, { data: 'home', listed: true }, () => import('./pages/home/home.tsx')),
  publicPage(pages.favourites, {}, () => import('./pages/favourites/favourites.tsx')),
  publicPage(pages.comparison, { data: 'comparison' }, () => import('./pages/comparison/comparison.tsx')),
  publicPage(
    pages.newsletter,
    { data: 'newsletter', listed: true },
    () => import('./pages/newsletter/newsletter.tsx'),
  ),
  privatePage(
    pages.newsletterConfirm,
    'Nieuwsbrief bevestigen',
    () => import('./pages/newsletter/newsletter-confirm.tsx'),
  ),
  privatePage(
    pages.newsletterUnsubscribe,
    'Nieuwsbrief afmelden',
    () => import('./pages/newsletter/newsletter-unsubscribe.tsx'),
  ),
  publicPage(pages.search, { data: 'search' }, () => import('./pages/search/search.tsx')),
  publicPage(
    pages.brands,
    { data: [apiPaths.brands], listed: true },
    () => import('./pages/brands/brands.tsx'),
  ),
  publicPage(pages.brand, { data: 'brand' }, () => import('./pages/brands/brand.tsx')),
  publicPage(
    pages.configurator,
    { data: 'configurator' },
    () => import('./pages/configurator/configurator.tsx'),
  ),
  publicPage(pages.withdrawal, { listed: true }, () => import('./pages/order/withdrawal.tsx')),
  publicPage(pages.parcelChecker, { listed: true }, () => import('./pages/order/order-lookup.tsx')),
  publicPage(
    pages.reviews,
    { data: [apiPaths.footer], listed: true },
    () => import('./pages/content/reviews-page.tsx'),
  ),
  privatePage(pages.order, 'Je bestelling', order),
  publicPage(pages.serviceIndex, { data: 'siteMap' }, contentIndex),
  publicPage(pages.contact, { data: 'servicePage' }, () => import('./pages/contact/contact.tsx')),
  publicPage(pages.service, { data: 'servicePage' }, () => import('./pages/content/service-page.tsx')),
  publicPage(pages.blog, { data: 'content' }, contentIndex),
  publicPage(pages.blogPost, { data: 'content' }, article),
  publicPage(pages.inspiration, { data: 'content' }, contentIndex),
  publicPage(pages.inspirationPage, { data: 'content' }, article),
  publicPage(pages.vacancies, { data: 'content' }, contentIndex),
  publicPage(pages.vacancy, { data: 'content' }, () => import('./pages/content/vacancy.tsx')),
  publicPage(pages.textPages, { data: 'content' }, contentIndex),
  publicPage(pages.siteMap, { data: 'siteMap' }, () => import('./pages/content/site-map.tsx')),
  publicPage(pages.categories, { data: 'siteMap' }, () => import('./pages/category/category-index.tsx')),
  publicPage(
    pages.rugReturn,
    { data: 'contentWithHelp' },
    () => import('./pages/contact/return-request.tsx'),
  ),
  publicPage(pages.redirect, {}, () => import('./pages/content/redirect.tsx')),
  privatePage(
    pages.checkoutThankYou,
    'Bedankt voor je bestelling',
    () => import('./pages/checkout/checkout-thank-you.tsx'),
  ),
]

const otherRoutes = [
  under(accountLayout, 'customer', [
    privatePage(pages.account, 'Mijn account', () => import('./pages/account/account.tsx')),
    privatePage(
      pages.accountInformation,
      'Accountinformatie',
      () => import('./pages/account/account-details.tsx'),
    ),
    privatePage(
      pages.billingAddress,
      'Factuuradres',
      () => import('./pages/account/account-billing-address.tsx'),
    ),
    privatePage(
      pages.shippingAddress,
      'Afleveradres',
      () => import('./pages/account/account-shipping-address.tsx'),
    ),
    privatePage(pages.accountOrders, 'Mijn bestellingen', () => import('./pages/account/account-orders.tsx')),
    privatePage(pages.accountOrder, 'Je bestelling', order),
    privatePage(pages.subscription, 'Nieuwsbrieven', () => import('./pages/account/account-newsletter.tsx')),
  ]),
  under(accountLayout, 'guest', [
    privatePage(pages.login, 'Inloggen', accountLogin),
    privatePage(pages.loginToo, 'Inloggen', accountLogin),
    privatePage(pages.register, 'Registreren', () => import('./pages/account/account-register.tsx')),
  ]),
  // Opened from a mail, with or without a login.
  under(accountLayout, 'anyone', [
    privatePage(pages.accountThankYou, 'Bedankt', () => import('./pages/account/account-thank-you.tsx')),
    privatePage(
      pages.forgotPassword,
      'Wachtwoord vergeten',
      () => import('./pages/account/forgot-password.tsx'),
    ),
    privatePage(pages.resetPassword, 'Nieuw wachtwoord', () => import('./pages/account/reset-password.tsx')),
    privatePage(
      pages.confirmEmail,
      'E-mailadres bevestigen',
      () => import('./pages/account/confirm-email.tsx'),
    ),
  ]),
  under(cartLayout, 'anyone', [
    privatePage(pages.cart, 'Winkelwagen', () => import('./pages/cart/cart.tsx')),
    privatePage(pages.cartRestore, 'Winkelwagen', () => import('./pages/cart/cart-restore.tsx')),
    privatePage(
      pages.cartRemindersOff,
      'Geen herinneringen meer',
      () => import('./pages/cart/cart-reminders-off.tsx'),
    ),
  ]),
  under(checkoutLayout, 'anyone', [
    privatePage(pages.checkoutLogin, 'Bestellen', () => import('./pages/checkout/checkout-login.tsx')),
    privatePage(pages.checkoutAddress, 'Adres', () => import('./pages/checkout/checkout-address.tsx')),
    privatePage(
      pages.checkoutPaymentMethods,
      'Verzend- & betaalmethode',
      () => import('./pages/checkout/checkout-payment-methods.tsx'),
    ),
    privatePage(pages.checkoutPay, 'Betaling', () => import('./pages/checkout/checkout-pay.tsx')),
    privatePage(pages.checkoutPayOrder, 'Betalen', orderStatus),
    privatePage(pages.checkoutPending, 'Je betaling', orderStatus),
    privatePage(pages.checkoutStatus, 'Je bestelling', orderStatus),
  ]),
]

const firstSegment = (path: string) => decodedPath(path).toLowerCase().split('/')[0]

/**
 * The site map: what an address shows. Read by the router, by prefetching and, through the server entry, by the bff.
 * Without the pages below another first segment: the router parses the patterns of all routes for each match, which
 * takes a slow phone 50 ms.
 */
export const routesFor = (pathname: string): RouteObject[] => {
  const segment = firstSegment(pathname)
  const isNear = ({ path = '' }: RouteObject) => firstSegment(path) === segment
  return [
    { element: <DefaultLayout />, children: [...shopRoutes.filter(isNear), catalogueRoute(pathname)] },
    ...otherRoutes.map(({ element, handle, children }) => ({
      element,
      handle,
      children: children.filter(isNear),
    })),
  ]
}

/** The pages of all addresses, for tests of the whole site map. */
export const allPages = (): RouteObject[] => [
  ...shopRoutes,
  product,
  advice,
  category,
  ...otherRoutes.flatMap(({ children }) => children),
]

export const listedPaths = shopRoutes.flatMap(({ path, handle }) => (path && handle.listed ? [path] : []))

/** The catalogue's data of a category, if it is known. */
const kindAt = (path: string, data: Record<string, unknown>): LazyPage | null => {
  const route = answerAt<CategoryRoute>(data, apiPaths.categoryRoute(path))
  return route ? kindOfPage(route) : null
}

/** The entry of a URL in the site map. */
export const matchPage = (pathname: string, search = '') => {
  const matches = matchRoutes(routesFor(pathname), pathname) ?? []
  const routes: PageRoute[] = matches.flatMap(({ route }) => route.handle ?? [])
  const { params = {}, route } = matches.at(-1) ?? {}
  const at: PageAddress = { path: decodedPath(pathname), params, search }
  return {
    ...routes.at(-1),
    /** Declared with the layout. */
    access: routes[0]?.access ?? 'anyone',
    at,
    pattern: route?.path ?? pathname,
    /**
     * The components of a page: its layout and the page, each in a chunk.
     * @param known data by `/api` address: it distinguishes the kinds of categories
     */
    parts: (known: Record<string, unknown> = {}): LazyPage[] => {
      const kind = kindAt(at.path, known)
      return [...routes.map((shown) => shown.page), ...(kind ? [kind] : [])]
    },
  }
}

/** Loads the chunks of a page. */
export const preloadParts = (parts: LazyPage[]) => Promise.all(parts.map(({ preload }) => preload()))

import { matchRoutes, type RouteObject } from 'react-router-dom'
import { advisedCategory } from 'shared-types/urls/advice-url'
import type { CategoryRoute } from 'shared-types/contracts/catalog'
import { apiPaths } from 'shared-types/urls/api-paths'
import { answerAt } from './api/answer-at.ts'
import { pathOf } from './features/catalog/category-path.ts'
import { DefaultLayout } from './layouts/default-layout.tsx'
import type { DataKeys, PageAddress } from './page-data.ts'
import { kindOfPage } from './pages/category/category-kinds.ts'
import { AccessContext, type Access } from './router/access.ts'
import { Head } from './router/head.tsx'
import { lazyPage, type LazyPage, type LoadModule } from './router/lazy-page.tsx'
import { TitleContext } from './router/page-title.tsx'

interface PublicOptions {
  /** What the first view reads. Left out where that is nothing of the page's own. */
  data?: DataKeys
  /** For search engines to find, while no data names it. */
  listed?: boolean
}

interface PageRoute extends PublicOptions {
  page: LazyPage
  /** Of a private page. A public page says its title itself, with the rest of its head. */
  title?: string
  /** Of the pages in a layout. */
  access?: Access
}

/** A public page: rendered on the server, the same for every shopper. */
const publicPage = (path: string, options: PublicOptions, load: LoadModule): RouteObject => {
  const Page = lazyPage(load)
  const handle: PageRoute = { page: Page, ...options }
  return { path, element: <Page />, handle }
}

/** A page of one shopper: rendered only in the browser, never cached or indexed. */
const privatePage = (path: string, title: string, load: LoadModule): RouteObject => {
  const Page = lazyPage(load)
  const handle: PageRoute = { page: Page, title }
  const element = (
    <TitleContext value={title}>
      <Head title={`${title} | Sluimer`} noIndex />
      <Page />
    </TitleContext>
  )
  return { path, element, handle }
}

const under = (Layout: LazyPage, access: Access, children: RouteObject[]): RouteObject => {
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

// Pages of the catalogue: patterns of the router cannot tell their addresses apart.
const product = publicPage('*', { data: 'product' }, () => import('./pages/product/product.tsx'))
const advice = publicPage('*', { data: 'advice' }, () => import('./pages/advice/advice.tsx'))
const category = publicPage('*', { data: 'category' }, () => import('./pages/category/category.tsx'))

/** `/{slug}.html` is a product, and an address that is nothing else may be a category. */
const catalogueRoute = (pathname: string): RouteObject => {
  if (/^\/[^/]+\.html$/.test(pathname)) return product
  return advisedCategory(pathname) === null ? category : advice
}

const shopRoutes = [
  publicPage('/', { data: 'home', listed: true }, () => import('./pages/home/home.tsx')),
  publicPage('/favorieten/', {}, () => import('./pages/favourites/favourites.tsx')),
  publicPage('/vergelijken/', { data: 'comparison' }, () => import('./pages/comparison/comparison.tsx')),
  publicPage(
    '/nieuwsbrief/',
    { data: 'newsletter', listed: true },
    () => import('./pages/newsletter/newsletter.tsx'),
  ),
  privatePage(
    '/nieuwsbrief/bevestigen/',
    'Nieuwsbrief bevestigen',
    () => import('./pages/newsletter/newsletter-confirm.tsx'),
  ),
  privatePage(
    '/nieuwsbrief/afmelden/',
    'Nieuwsbrief afmelden',
    () => import('./pages/newsletter/newsletter-unsubscribe.tsx'),
  ),
  publicPage('/zoeken/*', { data: 'search' }, () => import('./pages/search/search.tsx')),
  publicPage(
    '/brands/',
    { data: [apiPaths.brands], listed: true },
    () => import('./pages/brands/brands.tsx'),
  ),
  publicPage('/brands/:brand/*', { data: 'brand' }, () => import('./pages/brands/brand.tsx')),
  publicPage(
    '/configurator/:category?/:product?/:step?/',
    { data: 'configurator' },
    () => import('./pages/configurator/configurator.tsx'),
  ),
  publicPage('/service/herroepen/', { listed: true }, () => import('./pages/order/withdrawal.tsx')),
  publicPage('/service/pakketchecker/', { listed: true }, () => import('./pages/order/order-lookup.tsx')),
  privatePage('/service/bestelling/:order/', 'Je bestelling', order),
  publicPage('/service/', { data: 'content' }, contentIndex),
  publicPage(
    '/service/klantenservice-contact/',
    { data: 'servicePage' },
    () => import('./pages/contact/contact.tsx'),
  ),
  publicPage('/service/:page/', { data: 'servicePage' }, () => import('./pages/content/service-page.tsx')),
  publicPage('/blog/', { data: 'content' }, contentIndex),
  publicPage('/blog/:blog/', { data: 'content' }, article),
  publicPage('/inspiratie/', { data: 'content' }, contentIndex),
  publicPage('/inspiratie/:page/', { data: 'content' }, article),
  publicPage('/vacatures/', { data: 'content' }, contentIndex),
  publicPage('/vacatures/:vacancy/', { data: 'content' }, () => import('./pages/content/vacancy.tsx')),
  publicPage('/textpage/', { data: 'content' }, contentIndex),
  publicPage('/sitemap/', { data: 'siteMap' }, () => import('./pages/content/site-map.tsx')),
  publicPage('/cop/', { data: 'siteMap' }, () => import('./pages/category/category-index.tsx')),
  publicPage(
    '/vloerkleed-retourneren/',
    { data: 'content' },
    () => import('./pages/contact/return-request.tsx'),
  ),
  publicPage('/redirect/', {}, () => import('./pages/content/redirect.tsx')),
  privatePage(
    '/checkout/thankyou',
    'Bedankt voor je bestelling',
    () => import('./pages/checkout/checkout-thank-you.tsx'),
  ),
]

const otherRoutes = [
  under(accountLayout, 'customer', [
    privatePage('/account/', 'Mijn account', () => import('./pages/account/account.tsx')),
    privatePage(
      '/account/information/',
      'Accountinformatie',
      () => import('./pages/account/account-details.tsx'),
    ),
    privatePage(
      '/account/billing-address/',
      'Factuuradres',
      () => import('./pages/account/account-billing-address.tsx'),
    ),
    privatePage(
      '/account/shipping-address/',
      'Afleveradres',
      () => import('./pages/account/account-shipping-address.tsx'),
    ),
    privatePage('/account/orders/', 'Mijn bestellingen', () => import('./pages/account/account-orders.tsx')),
    privatePage('/account/orders/:order/', 'Je bestelling', order),
    privatePage(
      '/account/subscription/',
      'Nieuwsbrieven',
      () => import('./pages/account/account-newsletter.tsx'),
    ),
  ]),
  under(accountLayout, 'guest', [
    privatePage('/account/login/', 'Inloggen', accountLogin),
    privatePage('/login/', 'Inloggen', accountLogin),
    privatePage('/account/register/', 'Account maken', () => import('./pages/account/account-register.tsx')),
  ]),
  // Opened from a mail, with or without a login.
  under(accountLayout, 'anyone', [
    privatePage('/account/thankyou/', 'Bedankt', () => import('./pages/account/account-thank-you.tsx')),
    privatePage(
      '/account/forgot-password/',
      'Wachtwoord vergeten',
      () => import('./pages/account/forgot-password.tsx'),
    ),
    privatePage(
      '/account/reset-password/',
      'Nieuw wachtwoord',
      () => import('./pages/account/reset-password.tsx'),
    ),
    privatePage(
      '/account/confirm-email/',
      'Account bevestigen',
      () => import('./pages/account/confirm-email.tsx'),
    ),
  ]),
  under(cartLayout, 'anyone', [
    privatePage('/cart/', 'Winkelwagen', () => import('./pages/cart/cart.tsx')),
    privatePage('/cart/restore/:id?', 'Winkelwagen', () => import('./pages/cart/cart-restore.tsx')),
    privatePage(
      '/cart/afmelden/',
      'Geen herinneringen meer',
      () => import('./pages/cart/cart-reminders-off.tsx'),
    ),
  ]),
  under(checkoutLayout, 'anyone', [
    privatePage(
      '/checkout/checkout-login?/',
      'Bestellen',
      () => import('./pages/checkout/checkout-login.tsx'),
    ),
    privatePage('/checkout/address-details/', 'Adres', () => import('./pages/checkout/checkout-address.tsx')),
    privatePage(
      '/checkout/payment-methods/',
      'Verzend- & betaalmethode',
      () => import('./pages/checkout/checkout-payment-methods.tsx'),
    ),
    privatePage('/checkout/pay/', 'Betaling', () => import('./pages/checkout/checkout-pay.tsx')),
    privatePage('/checkout/betalen/:order?/', 'Betalen', orderStatus),
    privatePage('/checkout/pending/', 'Je betaling', orderStatus),
    privatePage('/checkout/status/:order?/', 'Je bestelling', orderStatus),
  ]),
]

/** The site map: what each address shows. Read by the router, by prefetching and, through the server entry, by the bff. */
export const routesFor = (pathname: string): RouteObject[] => [
  { element: <DefaultLayout />, children: [...shopRoutes, catalogueRoute(pathname)] },
  ...otherRoutes,
]

export const listedPaths = shopRoutes.flatMap(({ path, handle }) => (path && handle.listed ? [path] : []))

/** The catalogue's data of a category, if it is known. */
const kindAt = (path: string, data: Record<string, unknown>): LazyPage | null => {
  const route = answerAt<CategoryRoute>(data, apiPaths.categoryRoute(path))
  return route ? kindOfPage(route) : null
}

/** What the site map says of an address. */
export const matchPage = (pathname: string, search = '') => {
  const matches = matchRoutes(routesFor(pathname), pathname) ?? []
  const routes: PageRoute[] = matches.flatMap(({ route }) => route.handle ?? [])
  const { params = {}, route } = matches.at(-1) ?? {}
  const at: PageAddress = { path: pathOf(pathname), params, search }
  return {
    ...routes.at(-1),
    /** Declared with the layout. */
    access: routes[0]?.access ?? 'anyone',
    at,
    pattern: route?.path ?? pathname,
    /**
     * What the page is rendered with: its layout and its page, each in a chunk.
     * @param known data by `/api` address: it distinguishes the kinds of categories
     */
    parts: (known: Record<string, unknown> = {}): LazyPage[] => {
      const kind = kindAt(at.path, known)
      return [...routes.map(({ page }) => page), ...(kind ? [kind] : [])]
    },
  }
}

/** Loads the chunks that a page is rendered with. */
export const preloadParts = (parts: LazyPage[]) => Promise.all(parts.map(({ preload }) => preload()))

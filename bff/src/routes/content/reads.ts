import { apiPaths } from 'shared-types/urls/api-paths'
import * as content from 'shared-types/contracts/content'
import * as provider from 'shared-types/contracts/provider/content'
import { z } from 'zod'
import { CategoryPath, Slug } from '../../public-reads/query-schemas.ts'
import { publicRead } from '../../public-reads/public-read.ts'
import { withMeta } from '../catalog/map.ts'
import { toCategoryContent, toContentPage, toShell } from './map.ts'

const minute = 60_000

export const shell = publicRead({
  url: '/api/shell',
  id: 'getShell',
  summary: 'Get what surrounds every page: menus, notification, footer',
  answer: content.Shell,
  tags: () => ['content', 'catalog'],
  freshFor: minute,
  address: () => apiPaths.shell,
  ask: async (calls) => {
    const [navigation, shopMenu, subNavigation, notification, footer] = await Promise.all([
      calls.get('/v1/content/navigation', { schema: provider.Navigation }),
      calls.get('/v1/content/shop-menu', { schema: provider.Menu }),
      calls.get('/v1/content/sub-navigation/', { schema: provider.Menu }),
      calls.get('/v1/content/notification', { schema: content.Notification }),
      calls.get('/v1/content/footer', { schema: content.Footer }),
    ])
    return toShell({ navigation, shopMenu, subNavigation, notification, footer })
  },
})

export const homepage = publicRead({
  url: '/api/content/homepage',
  id: 'getHomepage',
  summary: 'Get slides, promotion, categories and blocks of the home page',
  answer: content.Homepage,
  tags: () => ['content', 'catalog'],
  freshFor: minute,
  address: () => apiPaths.homepage,
  ask: async (calls) => withMeta(await calls.get('/v1/content/homepage', { schema: provider.Homepage })),
})

export const cartPromo = publicRead({
  url: '/api/content/cart-promo',
  id: 'getCartPromo',
  summary: 'Get what the shop wants to say beside the cart',
  answer: content.CartPromo,
  tags: () => ['content'],
  freshFor: minute,
  address: () => apiPaths.cartPromo,
  ask: (calls) => calls.get('/v1/content/cart-promo', { schema: content.CartPromo }),
})

export const servicePage = publicRead({
  url: '/api/content/service-pages/:page',
  id: 'getServicePage',
  summary: 'Get a page of customer service',
  params: z.object({ page: Slug }),
  answer: content.ServicePage,
  tags: () => ['content'],
  freshFor: 5 * minute,
  address: ({ page }) => apiPaths.servicePage(page),
  ask: async (calls, { page }) =>
    withMeta(
      await calls.get(`/v1/content/service-page/${encodeURIComponent(page)}`, {
        schema: provider.ServicePage,
      }),
    ),
})

export const categoryContent = publicRead({
  url: '/api/content/category',
  id: 'getCategoryContent',
  summary: 'Get the page of an overview or text category',
  querystring: z.object({ path: CategoryPath }),
  answer: content.CategoryContent,
  tags: () => ['content', 'catalog', 'products'],
  freshFor: minute,
  address: ({ path }) => apiPaths.categoryContent(path),
  ask: async (calls, { path }) =>
    toCategoryContent(
      await calls.get('/v1/content/category', { query: { path }, schema: provider.CategoryContent }),
    ),
})

export const contentPage = publicRead({
  url: '/api/content/pages',
  id: 'getContentPage',
  summary: 'Get a page to read: the blog, inspiration, a vacancy and the like',
  querystring: z.object({ path: CategoryPath }),
  answer: content.ContentPage,
  tags: () => ['content', 'catalog', 'products'],
  freshFor: minute,
  address: ({ path }) => apiPaths.contentPage(path),
  ask: async (calls, { path }) =>
    toContentPage(await calls.get('/v1/content/page', { query: { path }, schema: provider.ContentPage })),
})

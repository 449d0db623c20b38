import * as api from 'shared-types/api/content'
import { apiPaths } from 'shared-types/urls/api-paths'
import * as v1 from 'shared-types/v1/content'
import { z } from 'zod'
import { CategoryPath, Slug } from '../../public-reads/query-schemas.ts'
import { publicRead } from '../../public-reads/public-read.ts'
import {
  reshapeCartPromo,
  reshapeCategoryContent,
  reshapeContentPage,
  reshapeHomepage,
  reshapeServicePage,
  reshapeShell,
} from './reshape.ts'

const minute = 60_000

export const shell = publicRead({
  url: '/api/shell',
  id: 'getShell',
  summary: 'Get what surrounds every page: menus, notification, footer',
  answer: api.Shell,
  freshFor: minute,
  address: () => apiPaths.shell,
  ask: async (calls) => {
    const [navigation, shopMenu, subNavigation, notification, footer] = await Promise.all([
      calls.get('/v1/content/navigation', { schema: v1.Navigation }),
      calls.get('/v1/content/shop-menu', { schema: v1.Menu }),
      calls.get('/v1/content/sub-navigation/', { schema: v1.Menu }),
      calls.get('/v1/content/notification', { schema: v1.Notification }),
      calls.get('/v1/content/footer', { schema: v1.Footer }),
    ])
    return reshapeShell({ navigation, shopMenu, subNavigation, notification, footer })
  },
})

export const homepage = publicRead({
  url: '/api/content/homepage',
  id: 'getHomepage',
  summary: 'Get slides, promotion, categories and blocks of the home page',
  answer: api.Homepage,
  freshFor: minute,
  address: () => apiPaths.homepage,
  ask: async (calls) => reshapeHomepage(await calls.get('/v1/content/homepage', { schema: v1.Homepage })),
})

export const cartPromo = publicRead({
  url: '/api/content/cart-promo',
  id: 'getCartPromo',
  summary: 'Get what the shop wants to say beside the cart',
  answer: api.CartPromo,
  freshFor: minute,
  address: () => apiPaths.cartPromo,
  ask: async (calls) => reshapeCartPromo(await calls.get('/v1/content/cart-promo', { schema: v1.CartPromo })),
})

export const servicePage = publicRead({
  url: '/api/content/service-pages/:page',
  id: 'getServicePage',
  summary: 'Get a page of customer service',
  params: z.object({ page: Slug }),
  answer: api.ServicePage,
  freshFor: 5 * minute,
  address: ({ page }) => apiPaths.servicePage(page),
  ask: async (calls, { page }) =>
    reshapeServicePage(
      await calls.get(`/v1/content/service-page/${encodeURIComponent(page)}`, { schema: v1.ServicePage }),
    ),
})

export const categoryContent = publicRead({
  url: '/api/content/category',
  id: 'getCategoryContent',
  summary: 'Get the page of an overview or text category',
  querystring: z.object({ path: CategoryPath }),
  answer: api.CategoryContent,
  freshFor: minute,
  address: ({ path }) => apiPaths.categoryContent(path),
  ask: async (calls, { path }) =>
    reshapeCategoryContent(
      await calls.get('/v1/content/category', { query: { path }, schema: v1.CategoryContent }),
    ),
})

export const contentPage = publicRead({
  url: '/api/content/pages',
  id: 'getContentPage',
  summary: 'Get a page to read: the blog, inspiration, a vacancy and the like',
  querystring: z.object({ path: CategoryPath }),
  answer: api.ContentPage,
  freshFor: minute,
  address: ({ path }) => apiPaths.contentPage(path),
  ask: async (calls, { path }) =>
    reshapeContentPage(await calls.get('/v1/content/page', { query: { path }, schema: v1.ContentPage })),
})

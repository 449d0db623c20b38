import {
  CartPromo,
  CategoryContent,
  ContentPage,
  Footer,
  Homepage,
  Menu,
  Navigation,
  Notification,
  ServicePage,
} from 'shared-types/v1/content'
import { z } from 'zod'
import type { Routes, Shop } from '../context.ts'
import { answer } from '../errors.ts'
import { readContent } from './queries.ts'
import { showCategoryContent } from './show-category-content.ts'
import { showFooter } from './show-footer.ts'
import { showContentPage } from './show-content-page.ts'
import { showHomepage } from './show-homepage.ts'
import { showMenu, showNavigation } from './show-menu.ts'
import { showServicePage } from './show-service-page.ts'

export const contentRoutes =
  (shop: Shop): Routes =>
  async (app) => {
    app.get('/v1/content/navigation', { schema: { response: { 200: Navigation } } }, () =>
      showNavigation(shop.db),
    )

    app.get('/v1/content/shop-menu', { schema: { response: { 200: Menu } } }, () =>
      showMenu(shop.db, 'shop-menu'),
    )

    app.get('/v1/content/sub-navigation', { schema: { response: { 200: Menu } } }, () =>
      showMenu(shop.db, 'sub-navigation'),
    )

    app.get('/v1/content/notification', { schema: { response: { 200: Notification } } }, () =>
      readContent(shop.db, 'notification', Notification),
    )

    app.get('/v1/content/footer', { schema: { response: { 200: Footer } } }, () => showFooter(shop))

    app.get('/v1/content/cart-promo', { schema: { response: { 200: CartPromo } } }, () =>
      readContent(shop.db, 'cart-promo', CartPromo),
    )

    app.get('/v1/content/homepage', { schema: { response: { 200: Homepage } } }, () => showHomepage(shop.db))

    app.get(
      '/v1/content/service-page/:page',
      {
        schema: {
          params: z.strictObject({ page: z.string().min(1).max(200) }),
          response: { 200: ServicePage },
        },
      },
      async ({ params }) => answer(await showServicePage(shop.db, params.page)),
    )

    app.get(
      '/v1/content/category',
      {
        schema: {
          querystring: z.strictObject({ path: z.string().min(1).max(500) }),
          response: { 200: CategoryContent },
        },
      },
      async ({ query }) => answer(await showCategoryContent(shop.db, query.path)),
    )

    app.get(
      '/v1/content/page',
      {
        schema: {
          querystring: z.strictObject({ path: z.string().min(1).max(500) }),
          response: { 200: ContentPage },
        },
      },
      async ({ query }) => answer(await showContentPage(shop.db, query.path)),
    )
  }

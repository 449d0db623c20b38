import { CartPromo, Footer, Notification } from 'shared-types/contracts/content'
import {
  CategoryContent,
  ContentPage,
  Homepage,
  Menu,
  Navigation,
  ServicePage,
} from 'shared-types/contracts/provider/content'
import { z } from 'zod'
import type { Routes, Shop } from '../context.ts'
import { answer } from '../http/errors.ts'
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
    app.get('/v1/content/navigation', {
      schema: {
        operation: { id: 'getNavigation', summary: 'Get the main menu' },
        response: { 200: Navigation },
      },
      handler: () => showNavigation(shop.db),
    })

    app.get('/v1/content/shop-menu', {
      schema: {
        operation: { id: 'getShopMenu', summary: 'Get the menu of shops' },
        response: { 200: Menu },
      },
      handler: () => showMenu(shop.db, 'shop-menu'),
    })

    app.get('/v1/content/sub-navigation', {
      schema: {
        operation: { id: 'getSubNavigation', summary: 'Get the panels below the main menu' },
        response: { 200: Menu },
      },
      handler: () => showMenu(shop.db, 'sub-navigation'),
    })

    app.get('/v1/content/notification', {
      schema: {
        operation: { id: 'getNotification', summary: 'Get the notification above every page' },
        response: { 200: Notification },
      },
      handler: () => readContent(shop.db, 'notification', Notification),
    })

    app.get('/v1/content/footer', {
      schema: { operation: { id: 'getFooter', summary: 'Get the footer' }, response: { 200: Footer } },
      handler: () => showFooter(shop),
    })

    app.get('/v1/content/cart-promo', {
      schema: {
        operation: { id: 'getCartPromo', summary: 'Get what the shop wants to say beside the cart' },
        response: { 200: CartPromo },
      },
      handler: () => readContent(shop.db, 'cart-promo', CartPromo),
    })

    app.get('/v1/content/homepage', {
      schema: {
        operation: { id: 'getHomepage', summary: 'Get the home page' },
        response: { 200: Homepage },
      },
      handler: () => showHomepage(shop.db),
    })

    app.get('/v1/content/service-page/:page', {
      schema: {
        operation: { id: 'getServicePage', summary: 'Get a page of customer service' },
        params: z.strictObject({ page: z.string().min(1).max(200) }),
        response: { 200: ServicePage },
      },
      handler: async ({ params }) => answer(await showServicePage(shop.db, params.page)),
    })

    app.get('/v1/content/category', {
      schema: {
        operation: {
          id: 'getCategoryContent',
          summary: 'Get the page of an overview or text category',
          errors: ['not_found'],
        },
        querystring: z.strictObject({ path: z.string().min(1).max(500) }),
        response: { 200: CategoryContent },
      },
      handler: async ({ query }) => answer(await showCategoryContent(shop.db, query.path)),
    })

    app.get('/v1/content/page', {
      schema: {
        operation: { id: 'getContentPage', summary: 'Get a page to read', errors: ['not_found'] },
        querystring: z.strictObject({ path: z.string().min(1).max(500) }),
        response: { 200: ContentPage },
      },
      handler: async ({ query }) => answer(await showContentPage(shop.db, query.path)),
    })
  }

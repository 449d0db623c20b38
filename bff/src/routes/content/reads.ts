import { apiPaths } from 'shared-types/urls/api-paths'
import * as content from 'shared-types/contracts/content'
import * as provider from 'shared-types/contracts/provider/content'
import { v1 } from 'shared-types/contracts/provider/paths'
import { pathOf } from 'shared-types/urls/path-pattern'
import { operations } from 'shared-types/openapi/operations'
import { z } from 'zod'
import { CategoryPath, Slug } from '../../public-reads/query-schemas.ts'
import { publicRead } from '../../public-reads/public-read.ts'
import { withMeta } from '../catalog/map.ts'
import { toCategoryContent, toContentPage, toMenuPanels, toShell } from './map.ts'

const minute = 60_000

export const shell = publicRead({
  url: apiPaths.shell,
  operation: { id: 'getShell', summary: 'Get the menus and notification of every page' },
  answer: content.Shell,
  tags: () => ['content', 'catalog'],
  freshFor: minute,
  address: () => apiPaths.shell,
  load: async (calls) => {
    const [navigation, shopMenu, subNavigation, notification, footer] = await Promise.all([
      calls.get(pathOf(v1.content, { key: 'navigation' }), { schema: provider.Navigation }),
      calls.get(pathOf(v1.content, { key: 'shop-menu' }), { schema: provider.Menu }),
      calls.get(v1.contentSubNavigation, { schema: provider.Menu }),
      calls.get(pathOf(v1.content, { key: 'notification' }), { schema: content.Notification }),
      calls.get(pathOf(v1.content, { key: 'footer' }), { schema: content.Footer }),
    ])
    return toShell({ navigation, shopMenu, subNavigation, notification, footer })
  },
})

export const footer = publicRead({
  url: apiPaths.footer,
  operation: { id: 'getFooter', summary: 'Get the footer of every page' },
  answer: content.Footer,
  tags: () => ['content', 'catalog'],
  freshFor: minute,
  address: () => apiPaths.footer,
  load: (calls) => calls.get(pathOf(v1.content, { key: 'footer' }), { schema: content.Footer }),
})

export const menuPanels = publicRead({
  url: apiPaths.menuPanels,
  operation: { id: 'getMenuPanels', summary: 'Get the panels of the main menu' },
  answer: content.MenuPanels,
  tags: () => ['content', 'catalog'],
  freshFor: minute,
  address: () => apiPaths.menuPanels,
  load: async (calls) => {
    const [navigation, subNavigation] = await Promise.all([
      calls.get(pathOf(v1.content, { key: 'navigation' }), { schema: provider.Navigation }),
      calls.get(v1.contentSubNavigation, { schema: provider.Menu }),
    ])
    return toMenuPanels({ navigation, subNavigation })
  },
})

export const homepage = publicRead({
  url: apiPaths.homepage,
  operation: { id: 'getHomepage', summary: 'Get slides, promotion, categories and blocks of the home page' },
  answer: content.Homepage,
  tags: () => ['content', 'catalog'],
  freshFor: minute,
  address: () => apiPaths.homepage,
  load: async (calls) =>
    withMeta(await calls.get(pathOf(v1.content, { key: 'homepage' }), { schema: provider.Homepage })),
})

export const servicePage = publicRead({
  url: apiPaths.servicePage.pattern,
  operation: operations.getServicePage,
  params: z.object({ page: Slug }),
  answer: content.ServicePage,
  tags: () => ['content'],
  freshFor: 5 * minute,
  address: ({ page }) => apiPaths.servicePage(page),
  load: async (calls, { page }) =>
    withMeta(
      await calls.get(pathOf(v1.contentServicePage, { page }), {
        schema: provider.ServicePage,
      }),
    ),
})

export const categoryContent = publicRead({
  url: apiPaths.categoryContent.pattern,
  operation: operations.getCategoryContent,
  querystring: z.object({ path: CategoryPath }),
  answer: content.CategoryContent,
  tags: () => ['content', 'catalog', 'products'],
  freshFor: minute,
  address: ({ path }) => apiPaths.categoryContent(path),
  load: async (calls, { path }) =>
    toCategoryContent(
      await calls.get(v1.contentCategory, { query: { path }, schema: provider.CategoryContent }),
    ),
})

export const contentPage = publicRead({
  url: apiPaths.contentPage.pattern,
  operation: { id: 'getContentPage', summary: 'Get a content page, such as a blog post or a vacancy' },
  querystring: z.object({ path: CategoryPath }),
  answer: content.ContentPage,
  tags: () => ['content', 'catalog', 'products'],
  freshFor: minute,
  address: ({ path }) => apiPaths.contentPage(path),
  load: async (calls, { path }) =>
    toContentPage(await calls.get(v1.contentPage, { query: { path }, schema: provider.ContentPage })),
})

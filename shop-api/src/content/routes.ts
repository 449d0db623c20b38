import type { ContentDocument } from 'shared-types/contracts/content'
import { CategoryContent, ContentPage, ServicePage } from 'shared-types/contracts/provider/content'
import { v1 } from 'shared-types/contracts/provider/paths'
import { pathOf } from 'shared-types/urls/path-pattern'
import { operations } from 'shared-types/openapi/operations'
import { z } from 'zod'
import type { Routes, Shop } from '../context.ts'
import { answer } from '../http/errors.ts'
import { providerDocuments, showDocument } from './documents.ts'
import { showCategoryContent } from './show-category-content.ts'
import { showContentPage } from './show-content-page.ts'
import { showServicePage } from './show-service-page.ts'

const documentKeys = Object.keys(providerDocuments) as (keyof typeof providerDocuments)[]

export const contentRoutes =
  (shop: Shop): Routes =>
  async (app) => {
    for (const key of documentKeys) {
      const { id, summary, schema }: ContentDocument = providerDocuments[key]
      app.get(pathOf(v1.content, { key }), {
        schema: { operation: { id, summary, errors: ['not_found'] }, response: { 200: schema } },
        handler: async () => answer(await showDocument(shop, key)),
      })
    }

    app.get(v1.contentServicePage, {
      schema: {
        operation: operations.getServicePage,
        params: z.strictObject({ page: z.string().min(1).max(200) }),
        response: { 200: ServicePage },
      },
      handler: async ({ params }) => answer(await showServicePage(shop.db, params.page)),
    })

    app.get(v1.contentCategory, {
      schema: {
        operation: operations.getCategoryContent,
        querystring: z.strictObject({ path: z.string().min(1).max(500) }),
        response: { 200: CategoryContent },
      },
      handler: async ({ query }) => answer(await showCategoryContent(shop.db, query.path)),
    })

    app.get(v1.contentPage, {
      schema: {
        operation: operations.getContentPage,
        querystring: z.strictObject({ path: z.string().min(1).max(500) }),
        response: { 200: ContentPage },
      },
      handler: async ({ query }) => answer(await showContentPage(shop.db, query.path)),
    })
  }

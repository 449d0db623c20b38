import {
  BrandChange,
  CategoryChange,
  CategoryQuery,
  NewBrand,
  NewCategory,
  StaffBrand,
  StaffCategory,
} from 'shared-types/contracts/admin/assortment/categories'
import { listOf } from 'shared-types/contracts/admin/list'
import { admin } from 'shared-types/contracts/admin/paths'
import { StaffRole } from 'shared-types/contracts/admin/staff'
import { z } from 'zod'
import type { Routes, Shop } from '../../context.ts'
import { answer } from '../../http/errors.ts'
import { rowIdParams as params } from '../../http/row-id-params.ts'
import { addBrand, addCategory } from './add-category.ts'
import { listBrands, listCategories, readBrand, readCategory } from './list-categories.ts'
import { removeBrand, removeCategory } from './remove-category.ts'
import { saveBrand, saveCategory } from './save-category.ts'

const [readers, roles] = [StaffRole.options, ['owner', 'content'] as const]
const changed = { 204: z.null() }

/** The categories and brands. */
export const categoryRoutes =
  ({ db }: Shop): Routes =>
  async (app) => {
    app.get(admin.categories, {
      config: { staff: { action: 'list categories', roles: readers } },
      schema: { operation: null, querystring: CategoryQuery, response: { 200: listOf(StaffCategory) } },
      handler: async ({ query }) => listCategories(db, query),
    })
    app.post(admin.categories, {
      config: { staff: { action: 'add category', roles } },
      schema: { operation: null, body: NewCategory, response: { 200: StaffCategory } },
      handler: async ({ body }) => answer(await readCategory(db, answer(await addCategory(db, body)))),
    })
    app.get(admin.category, {
      config: { staff: { action: 'read category', roles: readers } },
      schema: { operation: null, params, response: { 200: StaffCategory } },
      handler: async ({ params: { id } }) => answer(await readCategory(db, id)),
    })
    app.put(admin.category, {
      config: { staff: { action: 'save category', roles } },
      schema: { operation: null, params, body: CategoryChange, response: { 200: StaffCategory } },
      handler: async ({ params: { id }, body }) =>
        answer((await saveCategory(db, id, body)) ?? (await readCategory(db, id))),
    })
    app.delete(admin.category, {
      config: { staff: { action: 'remove category', roles } },
      schema: { operation: null, params, response: changed },
      handler: async ({ params: { id } }, reply) =>
        reply.code(204).send(answer(await removeCategory(db, id))),
    })
    app.get(admin.brands, {
      config: { staff: { action: 'list brands', roles: readers } },
      schema: { operation: null, querystring: CategoryQuery, response: { 200: listOf(StaffBrand) } },
      handler: async ({ query }) => listBrands(db, query),
    })
    app.post(admin.brands, {
      config: { staff: { action: 'add brand', roles } },
      schema: { operation: null, body: NewBrand, response: { 200: StaffBrand } },
      handler: async ({ body }) => answer(await readBrand(db, answer(await addBrand(db, body)))),
    })
    app.get(admin.brand, {
      config: { staff: { action: 'read brand', roles: readers } },
      schema: { operation: null, params, response: { 200: StaffBrand } },
      handler: async ({ params: { id } }) => answer(await readBrand(db, id)),
    })
    app.put(admin.brand, {
      config: { staff: { action: 'save brand', roles } },
      schema: { operation: null, params, body: BrandChange, response: { 200: StaffBrand } },
      handler: async ({ params: { id }, body }) =>
        answer((await saveBrand(db, id, body)) ?? (await readBrand(db, id))),
    })
    app.delete(admin.brand, {
      config: { staff: { action: 'remove brand', roles } },
      schema: { operation: null, params, response: changed },
      handler: async ({ params: { id } }, reply) => reply.code(204).send(answer(await removeBrand(db, id))),
    })
  }

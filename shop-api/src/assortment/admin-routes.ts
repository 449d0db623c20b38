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
import {
  AddedArticle,
  Choices,
  NewProduct,
  PlannedSale,
  PriceChange,
  ProductChange,
  ProductQuery,
  ProductSummary,
  RemovedProduct,
  StaffProduct,
  StockChange,
  VariantChange,
  VariantHistory,
} from 'shared-types/contracts/admin/assortment/products'
import { StaffRole } from 'shared-types/contracts/admin/staff'
import { Image } from 'shared-types/image'
import { z } from 'zod'
import type { App, Routes, Shop } from '../context.ts'
import { answer } from '../http/errors.ts'
import { acceptFiles, receivedFile } from '../http/files.ts'
import { rowIdParams as params } from '../http/row-id-params.ts'
import { addBrand, addCategory } from './category/add-category.ts'
import { listBrands, listCategories, readBrand, readCategory } from './category/list-categories.ts'
import { removeBrand, removeCategory } from './category/remove-category.ts'
import { saveBrand, saveCategory } from './category/save-category.ts'
import { adviceAdminRoutes } from './advice/advice-routes.ts'
import { configuratorAdminRoutes } from './configurator/configurator-routes.ts'
import { facetRoutes } from './facet/facet-routes.ts'
import { familyRoutes } from './family/family-routes.ts'
import { importRoutes } from './import/import-routes.ts'
import { addPicture } from './picture/add-picture.ts'
import { addArticle, addProduct } from './product/add-product.ts'
import { listProducts } from './product/list-products.ts'
import { readChoices, readProduct } from './product/read-product.ts'
import { removeProduct } from './product/remove-product.ts'
import { saveProduct } from './product/save-product.ts'
import { changePrice } from './variant/change-price.ts'
import { correctStock, saveVariant } from './variant/correct-stock.ts'
import { endSale, planSale } from './variant/plan-sale.ts'
import { readHistory } from './variant/queries.ts'

/** Service sees prices and stock; only those who handle the catalogue change it. */
const [readers, roles] = [StaffRole.options, ['owner', 'content'] as const]
const changed = { 204: z.null() }

/** Products in the back office, with their pictures. */
const productRoutes =
  (shop: Shop): Routes =>
  async (app) => {
    const { db } = shop
    app.get(admin.products, {
      config: { staff: { action: 'list products', roles: readers } },
      schema: { operation: null, querystring: ProductQuery, response: { 200: listOf(ProductSummary) } },
      handler: async ({ query }) => listProducts(db, query),
    })
    app.post(admin.products, {
      config: { staff: { action: 'add product', roles } },
      schema: { operation: null, body: NewProduct, response: { 200: StaffProduct } },
      handler: async ({ body }) => answer(await readProduct(shop, answer(await addProduct(db, body)))),
    })
    app.get(admin.product, {
      config: { staff: { action: 'read product', roles: readers } },
      schema: { operation: null, params, response: { 200: StaffProduct } },
      handler: async ({ params: { id } }) => answer(await readProduct(shop, id)),
    })
    app.put(admin.product, {
      config: { staff: { action: 'save product', roles } },
      schema: { operation: null, params, body: ProductChange, response: { 200: StaffProduct } },
      handler: async ({ params: { id }, body }) =>
        answer((await saveProduct(db, id, body)) ?? (await readProduct(shop, id))),
    })
    app.delete(admin.product, {
      config: { staff: { action: 'remove product', roles } },
      schema: { operation: null, params, response: { 200: RemovedProduct } },
      handler: async ({ params: { id } }) => answer(await removeProduct(db, id)),
    })
    app.post(admin.productArticles, {
      config: { staff: { action: 'add article', roles } },
      schema: { operation: null, params, body: AddedArticle, response: changed },
      handler: async ({ params: { id }, body }, reply) =>
        reply.code(204).send(answer(await addArticle(db, id, body))),
    })
    app.get(admin.productChoices, {
      config: { staff: { action: 'list product choices', roles: readers } },
      schema: { operation: null, response: { 200: Choices } },
      handler: async () => readChoices(db),
    })
    await app.register(async (files: App) => {
      acceptFiles(files, 15)
      files.post(admin.pictures, {
        config: { staff: { action: 'add picture', roles } },
        schema: { operation: null, response: { 200: Image } },
        handler: async ({ body }) => answer(await addPicture(db, receivedFile(body))),
      })
    })
  }

/** The articles of a product: what they cost, and how many there are. */
const variantRoutes =
  ({ db }: Shop): Routes =>
  async (app) => {
    app.put(admin.variant, {
      config: { staff: { action: 'save article', roles } },
      schema: { operation: null, params, body: VariantChange, response: changed },
      handler: async ({ params: { id }, body }, reply) =>
        reply.code(204).send(answer(await saveVariant(db, id, body))),
    })
    app.post(admin.variantPrice, {
      config: { staff: { action: 'change price', roles } },
      schema: { operation: null, params, body: PriceChange, response: changed },
      handler: async ({ params: { id }, body }, reply) =>
        reply.code(204).send(answer(await changePrice(db, id, body))),
    })
    app.post(admin.variantSale, {
      config: { staff: { action: 'plan sale', roles } },
      schema: { operation: null, params, body: PlannedSale, response: changed },
      handler: async ({ params: { id }, body }, reply) =>
        reply.code(204).send(answer(await planSale(db, id, body))),
    })
    app.delete(admin.variantSale, {
      config: { staff: { action: 'end sale', roles } },
      schema: { operation: null, params, response: changed },
      handler: async ({ params: { id } }, reply) => reply.code(204).send(answer(await endSale(db, id))),
    })
    app.post(admin.variantStock, {
      config: { staff: { action: 'correct stock', roles } },
      schema: { operation: null, params, body: StockChange, response: changed },
      handler: async ({ params: { id }, body, staff }, reply) =>
        reply.code(204).send(answer(await correctStock(db, id, staff?.id ?? 0, body))),
    })
    app.get(admin.variantHistory, {
      config: { staff: { action: 'read history', roles: readers } },
      schema: { operation: null, params, response: { 200: VariantHistory } },
      handler: async ({ params: { id } }) => readHistory(db, id),
    })
  }

const categoryRoutes =
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

/** The assortment in the back office: products with their articles, prices and stock, categories and brands. */
export const assortmentAdminRoutes =
  (shop: Shop): Routes =>
  async (app) => {
    await app.register(productRoutes(shop))
    await app.register(variantRoutes(shop))
    await app.register(categoryRoutes(shop))
    await app.register(familyRoutes(shop))
    await app.register(facetRoutes(shop))
    await app.register(configuratorAdminRoutes(shop))
    await app.register(adviceAdminRoutes(shop))
    await app.register(importRoutes(shop))
  }

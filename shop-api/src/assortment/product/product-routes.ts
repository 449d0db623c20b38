import { admin } from 'shared-types/contracts/admin/paths'
import {
  AddedArticle,
  Choices,
  NewProduct,
  ProductChange,
  ProductQuery,
  ProductSummary,
  RemovedProduct,
  StaffProduct,
} from 'shared-types/contracts/admin/assortment/products'
import { StaffRole } from 'shared-types/contracts/admin/staff'
import { Image } from 'shared-types/image'
import { z } from 'zod'
import type { App, Routes, Shop } from '../../context.ts'
import { answer } from '../../http/errors.ts'
import { acceptFiles, receivedFile } from '../../http/files.ts'
import { recordRoutes } from '../../http/record-routes.ts'
import { rowIdParams as params } from '../../http/row-id-params.ts'
import { addPicture } from '../picture/add-picture.ts'
import { addArticle, addProduct } from './add-product.ts'
import { listProducts } from './list-products.ts'
import { readChoices, readProduct } from './read-product.ts'
import { removeProduct } from './remove-product.ts'
import { saveProduct } from './save-product.ts'

/** Service sees prices and stock; only the roles of the catalogue change it. */
const [readers, roles] = [StaffRole.options, ['owner', 'content'] as const]

/** Products in the back office, with their pictures. */
export const productRoutes =
  (shop: Shop): Routes =>
  async (app) => {
    const { db } = shop
    const products = recordRoutes(shop, {
      names: { one: 'product', many: 'products' },
      paths: { one: admin.product, many: admin.products },
      roles,
      readers,
      params,
      list: { query: ProductQuery, row: ProductSummary, run: listProducts },
      shown: StaffProduct,
      read: (_db, id) => readProduct(shop, id),
      add: { body: NewProduct, run: addProduct },
      save: { body: ProductChange, run: saveProduct },
    })
    await app.register(products)
    app.delete(admin.product, {
      config: { staff: { action: 'remove product', roles } },
      schema: { operation: null, params, response: { 200: RemovedProduct } },
      handler: async ({ params: { id } }) => answer(await removeProduct(db, id)),
    })
    app.post(admin.productArticles, {
      config: { staff: { action: 'add article', roles } },
      schema: { operation: null, params, body: AddedArticle, response: { 204: z.null() } },
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
        handler: async ({ body }) => answer(await addPicture(shop, receivedFile(body))),
      })
    })
  }

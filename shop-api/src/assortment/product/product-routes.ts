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
  VariantName,
} from 'shared-types/contracts/admin/assortment/products'
import { Image } from 'shared-types/image'
import type { App, Routes, Shop } from '../../context.ts'
import { assortmentAccess } from '../../http/assortment-access.ts'
import { answer } from '../../http/errors.ts'
import { acceptFiles, receivedFile } from '../../http/files.ts'
import { recordChangeRoutes, recordRoutes } from '../../http/record-routes.ts'
import { addPicture } from '../picture/add-picture.ts'
import { addArticle, addProduct } from './add-product.ts'
import { listProducts } from './list-products.ts'
import { nameArticle } from './name-article.ts'
import { readChoices, readProduct } from './read-product.ts'
import { removeArticle } from './remove-article.ts'
import { removeProduct } from './remove-product.ts'
import { saveProduct } from './save-product.ts'

const { roles, readers, params } = assortmentAccess

/** Products in the back office, with their pictures. */
export const productRoutes =
  (shop: Shop): Routes =>
  async (app) => {
    const { db } = shop
    const products = recordRoutes('product', 'products', {
      ...assortmentAccess,
      list: { path: admin.products, query: ProductQuery, row: ProductSummary, run: listProducts },
      read: { path: admin.product, shown: StaffProduct, run: (_db, id) => readProduct(shop, id) },
      add: { body: NewProduct, run: addProduct },
      save: { body: ProductChange, run: saveProduct },
    })
    const articles = recordChangeRoutes({
      ...assortmentAccess,
      changes: [
        { path: admin.productArticles, action: 'add article', body: AddedArticle, run: addArticle },
        {
          method: 'PUT',
          path: admin.variantName,
          action: 'change article',
          body: VariantName,
          run: nameArticle,
        },
        { method: 'DELETE', path: admin.variant, action: 'remove article', run: removeArticle },
      ],
    })
    await app.register(products(shop))
    await app.register(articles(shop))
    app.delete(admin.product, {
      config: { staff: { action: 'remove product', roles } },
      schema: { operation: null, params, response: { 200: RemovedProduct } },
      handler: async ({ params: { id } }) => answer(await removeProduct(db, id)),
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

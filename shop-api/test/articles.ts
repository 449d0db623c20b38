import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { usualDelivery } from 'shared-types/calendar/delivery-cutoff'
import type { Db } from '../src/db/client.ts'
import { brand, category, product, productCategory, variant } from '../src/db/schema/products/catalog.ts'

interface Article {
  /** Whether it is ready to ship as a parcel. */
  nextDay?: boolean
  title?: string
  stock?: number
  priceCents?: number
  priceOldCents?: number | null
  /** Percent. */
  vatRate?: number
}

/** Creates an article with its own product, brand and category. Returns its variant id. */
export const makeArticle = async (
  db: Db,
  {
    title = 'Dekbedovertrek Testduin',
    stock = 10,
    priceCents = 4995,
    priceOldCents = null,
    vatRate = 21,
    nextDay = true,
  }: Article = {},
): Promise<number> => {
  const mark = randomBytes(4).toString('hex')
  const meta = { metaTitle: title, metaDescription: title }
  const [madeBy] = await db
    .insert(brand)
    .values({ slug: `merk-${mark}`, title: 'Testduin', description: 'Merk' })
    .returning()
  const [testCategory] = await db
    .insert(category)
    .values({ path: `test-${mark}`, slug: `test-${mark}`, title: 'Testartikelen', kind: 'listing', ...meta })
    .returning()
  const [made] = await db
    .insert(product)
    .values({
      slug: `artikel-${mark}`,
      title,
      summary: 'Een artikel',
      description: '<p>Een artikel</p>',
      brandId: madeBy?.id ?? 0,
      mainCategoryId: testCategory?.id ?? 0,
      images: [{ file: 'test/artikel', alt: title, width: 800, height: 800 }],
      options: [{ title: 'Maat', values: [{ title: '240x220', color: null }] }],
      ...meta,
    })
    .returning()
  await db.insert(productCategory).values({ productId: made?.id ?? 0, categoryId: testCategory?.id ?? 0 })
  const [sold] = await db
    .insert(variant)
    .values({
      productId: made?.id ?? 0,
      sku: `SKU-${mark}`,
      title: '240x220',
      values: ['240x220'],
      priceCents,
      priceOldCents,
      vatRate,
      stock,
      delivery: nextDay ? usualDelivery : 'Binnen 2 tot 4 werkdagen in huis',
      nextDay,
    })
    .returning()
  if (!sold) throw new Error('no article was made')
  return sold.id
}

/** An article with its product. */
export const readArticle = async (db: Db, id: number) => {
  const [row] = await db
    .select({ variant, product })
    .from(variant)
    .innerJoin(product, eq(product.id, variant.productId))
    .where(eq(variant.id, id))
  if (!row) throw new Error('no such article')
  return row
}

export const stockOf = async (db: Db, variantId: number): Promise<number> => {
  const [row] = await db.select({ stock: variant.stock }).from(variant).where(eq(variant.id, variantId))
  return row?.stock ?? Number.NaN
}

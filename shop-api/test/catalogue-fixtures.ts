import type { Db } from '../src/db/client.ts'
import {
  brand,
  category,
  facet,
  facetValue,
  product,
  productCategory,
  variant,
  type StoredImage,
} from '../src/db/schema/products/catalog.ts'

const image: StoredImage = { file: 'products/proef/een', alt: 'Proefstuk', width: 1200, height: 1200 }
const meta = { metaTitle: 'Proef', metaDescription: 'Proef' }

const only = <T>(rows: T[]): T => {
  const [row] = rows
  if (row === undefined) throw new Error('nothing was inserted')
  return row
}

interface VariantToMake {
  /** Slugs of filter values. */
  values: string[]
  priceCents: number
  stock?: number
  active?: boolean
  delivery?: string
  image?: StoredImage
}

interface ProductToMake {
  slug: string
  priceCents: number
  /** Slugs of filter values. */
  values: string[]
  /** By default two that are for sale, without filter values of their own, and one that is not. */
  variants?: VariantToMake[]
  stock?: number
  popularity?: number
  active?: boolean
  reviewAverage?: number
  createdAt?: Date
  description?: string
}

/** Creates a separate category beside the seeded catalogue, for tests that count. */
export const fillCatalogue = async (db: Db) => {
  const parent = only(
    await db
      .insert(category)
      .values({
        path: 'proef',
        slug: 'proef',
        title: 'Proef',
        kind: 'overview',
        description: '<p>Alles</p>',
        ...meta,
      })
      .returning(),
  )
  const list = only(
    await db
      .insert(category)
      .values({
        path: 'proef/lakens',
        slug: 'lakens',
        title: 'Proeflakens',
        kind: 'listing',
        parentId: parent.id,
        numberOfFilters: 1,
        description: '<p onclick="x()">Lakens<script>alert(1)</script></p>',
        ...meta,
      })
      .returning(),
  )
  await db.insert(category).values([
    { path: 'proef/lakens/hoes', slug: 'hoes', title: 'Hoes', kind: 'listing', parentId: list.id, ...meta },
    {
      path: 'proef/lakens/test',
      slug: 'test',
      title: '[TEST]',
      kind: 'listing',
      parentId: list.id,
      listed: false,
      ...meta,
    },
  ])
  const maker = only(
    await db.insert(brand).values({ slug: 'proefmerk', title: 'Proefmerk', description: '' }).returning(),
  )
  const [size, colour] = await db
    .insert(facet)
    .values([
      { code: 'proef-maat', title: 'Maat', selectionType: 'checkbox', position: 1 },
      { code: 'proef-kleur', title: 'Kleur', selectionType: 'color', position: 2 },
    ])
    .returning()
  if (!size || !colour) throw new Error('no facets')
  const values = await db
    .insert(facetValue)
    .values([
      { facetId: size.id, slug: 'smal', title: 'Smal', position: 1 },
      { facetId: size.id, slug: 'breed', title: 'Breed', position: 2 },
      { facetId: colour.id, slug: 'wit', title: 'Wit', color: '#ffffff', position: 1 },
      { facetId: colour.id, slug: 'zand', title: 'Zand', color: '#d8c8a8', position: 2 },
      { facetId: colour.id, slug: 'groen', title: 'Groen', color: '#6b8f5e', position: 3 },
    ])
    .returning()
  const idOf = new Map(values.map(({ slug, id }) => [slug, id]))

  const idsOf = (slugs: string[]) => slugs.map((slug) => idOf.get(slug) ?? -1)
  const titleOf = new Map(values.map(({ slug, title }) => [slug, title]))

  const addProduct = async ({
    slug,
    priceCents,
    values: held,
    stock = 5,
    variants,
    ...more
  }: ProductToMake) => {
    const made = only(
      await db
        .insert(product)
        .values({
          slug,
          title: `Laken ${slug}`,
          summary: 'Een laken',
          description: '<p>Een laken</p>',
          brandId: maker.id,
          mainCategoryId: list.id,
          images: [image],
          options: [{ title: 'Maat', values: [{ title: 'Smal', color: null }] }],
          priceFromCents: priceCents,
          facetValueIds: idsOf(held),
          ...meta,
          ...more,
        })
        .returning(),
    )
    await db.insert(productCategory).values({ productId: made.id, categoryId: list.id })
    if (variants) {
      await db.insert(variant).values(
        variants.map(({ values: carried, delivery = 'Morgen in huis', ...rest }, index) => {
          const titles = carried.map((value) => titleOf.get(value) ?? value)
          return {
            productId: made.id,
            sku: `${slug}-${index + 1}`,
            title: titles.join(' / '),
            values: titles,
            facetValueIds: idsOf(carried),
            stock: 5,
            delivery,
            position: index,
            ...rest,
          }
        }),
      )
      return made.id
    }
    await db.insert(variant).values([
      {
        productId: made.id,
        sku: `${slug}-1`,
        title: 'Smal',
        values: ['Smal'],
        priceCents,
        priceOldCents: priceCents + 1000,
        stock: 0,
        delivery: 'Op',
        position: 1,
      },
      {
        productId: made.id,
        sku: `${slug}-2`,
        title: 'Breed',
        values: ['Breed'],
        priceCents: priceCents + 500,
        stock,
        delivery: 'Morgen in huis',
        position: 2,
      },
      {
        productId: made.id,
        sku: `${slug}-3`,
        title: 'Weg',
        values: ['Weg'],
        priceCents: 1,
        delivery: '',
        active: false,
      },
    ])
    return made.id
  }

  return { parent, list, addProduct }
}

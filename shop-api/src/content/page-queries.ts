import { and, asc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm'
import type { LinkChoice } from 'shared-types/contracts/admin/content'
import * as addresses from 'shared-types/urls/page-paths'
import { pathOf } from 'shared-types/urls/path-pattern'
import type { Db } from '../db/client.ts'
import { brand, category, product } from '../db/schema/products/catalog.ts'
import { contentPage, servicePage } from '../db/schema/content.ts'

export type ContentPageRow = typeof contentPage.$inferSelect

export const findContentPage = async (db: Db, path: string): Promise<ContentPageRow | null> => {
  const [row] = await db.select().from(contentPage).where(eq(contentPage.path, path))
  return row ?? null
}

const card = {
  path: contentPage.path,
  title: contentPage.title,
  intro: contentPage.intro,
  image: contentPage.image,
  publishedAt: contentPage.publishedAt,
}

/** The card of a page; `intro` summarises it in one or two sentences. */
export type PageCardRow = Pick<ContentPageRow, keyof typeof card>

const inOrder = [asc(contentPage.position), asc(contentPage.path)]

export const readPagesBelow = (db: Db, parent: string): Promise<PageCardRow[]> =>
  db
    .select(card)
    .from(contentPage)
    .where(eq(contentPage.parent, parent))
    .orderBy(...inOrder)

/** Sibling pages: those after this one, continuing with the first after the last. */
export const readPagesBeside = (db: Db, page: ContentPageRow, atMost: number): Promise<PageCardRow[]> =>
  page.parent === null
    ? Promise.resolve([])
    : db
        .select(card)
        .from(contentPage)
        .where(and(eq(contentPage.parent, page.parent), ne(contentPage.path, page.path)))
        .orderBy(sql`${contentPage.position} < ${page.position}`, ...inOrder)
        .limit(atMost)

/** The customer service pages, which have their own table. */
export const readServicePages = async (db: Db): Promise<PageCardRow[]> => {
  const rows = await db.select().from(servicePage).orderBy(asc(servicePage.title))
  return rows.map(({ slug, title, metaDescription }) => ({
    path: `service/${slug}`,
    title,
    intro: metaDescription,
    image: null,
    publishedAt: null,
  }))
}

/** All text pages: pages with a parent, and text categories. */
export const readTexts = async (db: Db): Promise<PageCardRow[]> => {
  const [pages, categories] = await Promise.all([
    db
      .select(card)
      .from(contentPage)
      .where(and(isNotNull(contentPage.parent), ne(contentPage.parent, 'vacatures')))
      .orderBy(asc(contentPage.parent), ...inOrder),
    db
      .select()
      .from(category)
      .where(and(eq(category.kind, 'text'), category.listed))
      .orderBy(asc(category.title)),
  ])
  const texts = categories.map(({ path, title, metaDescription, image }) => ({
    path,
    title,
    intro: metaDescription,
    image,
    publishedAt: null,
  }))
  return [...pages, ...texts]
}

/** In the requested order; categories that are no longer shown are omitted. */
export const readCategoriesAt = async (db: Db, paths: string[]) => {
  if (paths.length === 0) return []
  const rows = await db
    .select({ title: category.title, path: category.path, image: category.image })
    .from(category)
    .where(and(inArray(category.path, paths), category.listed))
  return rows.toSorted((left, right) => paths.indexOf(left.path) - paths.indexOf(right.path))
}

/** The product ids for these slugs, in the same order. */
export const readProductIds = async (db: Db, slugs: string[]): Promise<number[]> => {
  if (slugs.length === 0) return []
  const rows = await db
    .select({ id: product.id, slug: product.slug })
    .from(product)
    .where(and(inArray(product.slug, slugs), product.active))
  return rows
    .toSorted((left, right) => slugs.indexOf(left.slug) - slugs.indexOf(right.slug))
    .map(({ id }) => id)
}

const fixedPages: LinkChoice[] = [
  { kind: 'page', title: 'Voorpagina', link: addresses.home },
  { kind: 'page', title: 'Alle categorieën', link: addresses.categories },
  { kind: 'page', title: 'Alle merken', link: addresses.brands },
  { kind: 'page', title: 'Beoordelingen', link: addresses.reviews },
  { kind: 'page', title: 'Herroepen', link: addresses.withdrawal },
  { kind: 'page', title: 'Nieuwsbrief', link: addresses.newsletter },
  { kind: 'page', title: 'Pakketchecker', link: addresses.parcelChecker },
]

/** The pages that menus and texts can link to: categories by address, then brands and pages of text. */
export const readLinkChoices = async (db: Db): Promise<LinkChoice[]> => {
  const [categories, brands, service, texts] = await Promise.all([
    db
      .select({ title: category.title, path: category.path })
      .from(category)
      .where(eq(category.listed, true))
      .orderBy(asc(category.path)),
    db
      .select({ title: brand.title, slug: brand.slug })
      .from(brand)
      .where(eq(brand.listed, true))
      .orderBy(asc(brand.title)),
    readServicePages(db),
    db.select(card).from(contentPage).orderBy(asc(contentPage.path)),
  ])
  return [
    ...categories.map(({ title, path }) => ({ kind: 'category' as const, title, link: `/${path}/` })),
    ...fixedPages,
    ...brands.map(({ title, slug }) => ({
      kind: 'brand' as const,
      title,
      link: pathOf(addresses.brand, { brand: slug }),
    })),
    ...[...texts, ...service].map(({ title, path }) => ({ kind: 'page' as const, title, link: `/${path}/` })),
  ]
}

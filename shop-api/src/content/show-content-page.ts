import { segmentsOf } from 'shared-types/urls/listing-filters'
import { metaTitleOf } from '../db/schema/columns/meta-title.ts'
import { presentTiles } from '../catalog/tile/present.ts'
import { readTiles } from '../catalog/tile/tile-queries.ts'
import type { PageCard } from 'shared-types/contracts/content'
import type { ContentPage } from 'shared-types/contracts/provider/content'
import type { Db } from '../db/client.ts'
import { refuse, type Refusal } from '../refusal.ts'
import { safeHtml } from 'shared-types/html/safe-html'
import {
  findContentPage,
  readCategoriesAt,
  readPagesBelow,
  readPagesBeside,
  readProductIds,
  readServicePages,
  readTexts,
  type ContentPageRow,
  type PageCardRow,
} from './page-queries.ts'

const besides = 3

/** The pages that a page links to. Two pages list pages from elsewhere. */
const readCards = async (db: Db, page: ContentPageRow): Promise<PageCardRow[]> => {
  if (page.path === 'service') return readServicePages(db)
  if (page.path === 'textpage') return readTexts(db)
  const below = await readPagesBelow(db, page.path)
  return below.length > 0 ? below : readPagesBeside(db, page, besides)
}

const presentCard = ({ publishedAt, ...card }: PageCardRow): PageCard => ({
  ...card,
  publishedAt: publishedAt?.toISOString() ?? null,
})

/** A content page with its related pages, categories and products. */
export const showContentPage = async (db: Db, path: string): Promise<ContentPage | Refusal> => {
  const page = await findContentPage(db, segmentsOf(path).join('/'))
  if (!page) return refuse('not_found', 'Deze pagina bestaat niet.')
  const [cards, parent, categories, productIds] = await Promise.all([
    readCards(db, page),
    page.parent === null ? null : findContentPage(db, page.parent),
    readCategoriesAt(db, page.categoryPaths),
    readProductIds(db, page.productSlugs),
  ])
  const tiles = await readTiles(db, productIds)
  return {
    path: page.path,
    title: page.title,
    intro: page.intro,
    image: page.image,
    html: safeHtml(page.html),
    author: page.author,
    publishedAt: page.publishedAt?.toISOString() ?? null,
    updatedAt: page.updatedAt.toISOString(),
    facts: page.facts,
    breadcrumbs: parent ? [{ title: parent.title, path: parent.path }] : [],
    pages: cards.map(presentCard),
    categories,
    products: await presentTiles(db, tiles),
    metaTitle: metaTitleOf(page),
    metaDescription: page.metaDescription,
  }
}

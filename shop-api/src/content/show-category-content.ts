import type { CategoryContent } from 'shared-types/contracts/provider/content'
import { readBlocks } from '../catalog/category/category-blocks.ts'
import { metaTitleOf } from '../db/schema/columns/meta-title.ts'
import { findCategory } from '../catalog/category/category-queries.ts'
import { segmentsOf } from 'shared-types/urls/listing-filters'
import { prefixesOf } from '../catalog/listing/listing-address.ts'
import type { Db } from '../db/client.ts'
import { refuse, type Refusal } from '../refusal.ts'
import { safeHtml } from 'shared-types/html/safe-html'
import { promotedBlocks, promotedNow } from './promoted.ts'
import { safeBlocks } from './safe-content.ts'

/** The page of an overview or text category. The path must be exactly that of the category. */
export const showCategoryContent = async (db: Db, path: string): Promise<CategoryContent | Refusal> => {
  const own = segmentsOf(path).join('/')
  const [match, blocks] = await Promise.all([findCategory(db, prefixesOf(path)), readBlocks(db, own)])
  if (match?.category.path !== own) return refuse('not_found', 'Deze pagina bestaat niet.')
  const { category, lineage, subcategories } = match
  const promoted = await promotedNow(db)
  return {
    id: category.id,
    path: category.path,
    title: category.title,
    intro: category.intro,
    breadcrumbs: lineage,
    image: category.image,
    html: safeHtml(category.description),
    blocks: promotedBlocks(safeBlocks(blocks), promoted),
    subcategories: subcategories.map(({ title, path: below, image, intro }) => ({
      title,
      path: below,
      image,
      text: intro,
    })),
    listed: category.listed,
    metaTitle: metaTitleOf(category),
    metaDescription: category.metaDescription,
  }
}

import { eq, or, sql } from 'drizzle-orm'
import type { CategoryChange } from 'shared-types/contracts/admin/assortment/categories'
import { safeHtml } from 'shared-types/html/safe-html'
import { readBlocks, writeBlocks } from '../../catalog/category/category-blocks.ts'
import type { Db, Tx } from '../../db/client.ts'
import { category } from '../../db/schema/products/catalog.ts'
import { promotion } from '../../db/schema/products/promotion.ts'
import { storedMetaTitle } from '../../db/schema/columns/meta-title.ts'
import { transact } from '../../db/transact.ts'
import { unknownPictures } from '../../image/unknown-pictures.ts'
import { lockRedirects, redirectMoved } from '../../redirect/redirect-moved.ts'
import { refuseField, refuseFields, type Refusal } from '../../refusal.ts'
import { editedMeanwhile } from '../../db/edited-meanwhile.ts'
import { addressMistake } from './category-address.ts'
import { noSuchCategory } from './list-categories.ts'

type CategoryRow = typeof category.$inferSelect

const isBelow = (path: string, of: string) => path === of || path.startsWith(`${of}/`)

/** The path below its parent, or the reason why it cannot have that path. */
const pathBelow = async (
  tx: Tx,
  row: CategoryRow,
  { parentId, slug }: Pick<CategoryChange, 'parentId' | 'slug'>,
): Promise<string | Refusal> => {
  if (parentId === row.parentId && slug === row.slug) return row.path
  if (parentId === null) return slug
  const [parent] = await tx.select().from(category).where(eq(category.id, parentId))
  if (!parent) return refuseField('parentId', 'Deze bovenliggende categorie bestaat niet meer.')
  if (isBelow(parent.path, row.path)) {
    return refuseField(
      'parentId',
      'Een categorie kan niet onder zichzelf of onder een van haar eigen categorieën staan.',
    )
  }
  return `${parent.path}/${slug}`
}

/** Moves a category with everything below it. Their addresses change too, and the old ones redirect. */
const move = async (
  tx: Tx,
  row: CategoryRow,
  to: string,
  { rows, field }: { rows: CategoryRow[]; field: 'slug' | 'parentId' },
): Promise<Refusal | null> => {
  const { path: from } = row
  if (from === to) return null
  const mistake = addressMistake(to)
  if (mistake) return refuseField(field, mistake)
  if (rows.some(({ path }) => path === to)) return refuseField(field, `Er is al een categorie op /${to}/.`)
  const moved = rows.filter(({ path }) => isBelow(path, from))
  await tx
    .update(category)
    .set({ path: sql`${to}::text || substr(${category.path}, ${from.length + 1}::int)` })
    .where(or(eq(category.path, from), sql`starts_with(${category.path}, ${`${from}/`})`))
  await redirectMoved(
    tx,
    moved.map(({ path }) => ({ from: `/${path}/`, to: `/${to}${path.slice(from.length)}/` })),
  )
  return null
}

/** Saves what an employee changed, if the category is still as that employee read it. */
export const saveCategory = (
  db: Db,
  id: number,
  { blocks, ...change }: CategoryChange,
): Promise<null | Refusal> =>
  transact(db, async (tx): Promise<null | Refusal> => {
    // Locks all categories: the second of two concurrent moves sees the first, so that no category becomes its own
    // parent.
    const rows = await tx.select().from(category).orderBy(category.id).for('update')
    const row = rows.find((known) => known.id === id)
    if (!row) return noSuchCategory()
    if (row.version !== change.version) return editedMeanwhile(tx, 'category', id)
    const mistakes = await unknownPictures(tx, {
      before: [row.image, await readBlocks(tx, row.path)],
      after: { image: change.image, blocks },
    })
    if (Object.keys(mistakes).length > 0) return refuseFields(mistakes)
    const path = await pathBelow(tx, row, change)
    if (typeof path !== 'string') return path
    // Before any row of content, as in a change of the address of a product, so that they do not deadlock.
    if (path !== row.path) await lockRedirects(tx)
    await writeBlocks(tx, row.path, blocks)
    const field = change.slug === row.slug ? 'parentId' : 'slug'
    const moved = await move(tx, row, path, { rows, field })
    if (moved) return moved
    const [ofPage] = await tx
      .select({ state: promotion.state })
      .from(promotion)
      .where(eq(promotion.categoryId, id))
    await tx
      .update(category)
      .set({
        ...change,
        // The form may be from before the promotion started or ended.
        listed: ofPage ? ofPage.state === 'running' : change.listed,
        description: safeHtml(change.description),
        metaTitle: storedMetaTitle(change),
        version: change.version + 1,
      })
      .where(eq(category.id, id))
    return null
  })

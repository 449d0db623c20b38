import { isDeepStrictEqual } from 'node:util'
import { and, desc, eq, exists, sql } from 'drizzle-orm'
import type { ImportColumn, ImportPlan, ImportRun } from 'shared-types/contracts/admin/assortment/imports'
import type { Listed, ListQuery } from 'shared-types/contracts/admin/list'
import type { Db, Tx } from '../../db/client.ts'
import { readPage } from '../../db/read-page.ts'
import { batchesOf } from '../../db/batches.ts'
import {
  catalogueImport,
  importedChange,
  type ArticleValues,
  type SetValues,
  type StockOfExport,
} from '../../db/schema/catalogue-import.ts'
import { staffAccount } from '../../db/schema/staff.ts'
import { transact } from '../../db/transact.ts'
import { isRefusal, refuse, type Refusal } from '../../refusal.ts'
import { lockAdditions } from '../category/lock-additions.ts'
import { addArticles } from '../product/add-articles.ts'
import { readChanging, readState, type Article } from './catalogue-state.ts'
import { comparedValues } from './finished-articles.ts'
import { parseCells } from './parse-cells.ts'
import { planImport } from './plan-import.ts'
import type { ArticleChange } from './planning.ts'
import { readImportFile } from './file/read-file.ts'
import { lockProducts, writeChanges } from './write-changes.ts'

type ImportRow = typeof catalogueImport.$inferSelect
type Changes = Pick<ArticleChange, 'variantId' | 'before' | 'after'>[]

/** The lines that the dry run shows. */
const mostShown = 200

const planOf = async (tx: Tx, rows: ImportRow['rows']) => {
  const { parsed, errors } = parseCells(rows)
  const plan = planImport(parsed, await readState(tx, parsed))
  return { ...plan, errors: [...errors, ...plan.errors].toSorted((left, right) => left.line - right.line) }
}

/** The dry run: says what the file would change, and stores it for applying if it has no errors. */
export const checkImport = async (
  db: Db,
  staffId: number,
  fileName: string,
  bytes: Buffer,
): Promise<ImportPlan | Refusal> => {
  const rows = await readImportFile(bytes)
  if (isRefusal(rows)) return rows
  return transact(db, async (tx) => {
    const { changed, changes, errors } = await planOf(tx, rows)
    const countOf = (of: ImportColumn) => changes.filter(({ column }) => column === of).length
    const isApplicable = errors.length === 0 && changes.length > 0
    const [stored] = isApplicable
      ? await tx
          .insert(catalogueImport)
          .values({ staffId, fileName, rows, changes: changes.length })
          .returning({ id: catalogueImport.id })
      : []
    if (stored) await remember(tx, stored.id, changed)
    return {
      id: stored?.id ?? null,
      lines: rows.length,
      changeCount: changes.length,
      priceChangeCount: countOf('prijs'),
      stockChangeCount: countOf('voorraad'),
      errorCount: errors.length,
      changes: changes.slice(0, mostShown),
      errors: errors.slice(0, mostShown),
    }
  })
}

const remember = async (
  tx: Tx,
  importId: string,
  rows: { variantId: number; before: Partial<ArticleValues> | null; after: SetValues }[],
) => {
  for (const part of batchesOf(rows))
    await tx
      .insert(importedChange)
      .values(part.map(({ variantId, before, after }) => ({ importId, variantId, before, after })))
      .onConflictDoUpdate({
        target: [importedChange.importId, importedChange.variantId],
        set: { before: sql`excluded.before`, after: sql`excluded.after` },
      })
}

export const noSuchImport = () => refuse('not_found', 'Deze import bestaat niet.')

/** Serialised: an import is planned on the result of the previous one. */
export const lockImport = async (tx: Tx, id: string): Promise<ImportRow | undefined> => {
  await lockAdditions(tx)
  return (await tx.select().from(catalogueImport).where(eq(catalogueImport.id, id)))[0]
}

const storedOf = (
  { variantId, productId, before, after }: ArticleChange,
  placed: Set<number>,
  stockOfExport: StockOfExport | undefined,
) => {
  const addedToCategory = after.mainCategoryId !== undefined && placed.has(productId)
  const isOfExport = after.stock !== undefined && stockOfExport !== undefined
  return {
    variantId,
    before,
    after: { ...after, ...(addedToCategory && { addedToCategory }), ...(isOfExport && { stockOfExport }) },
  }
}

const exceptStock = ({ stock: _stock, ...values }: Partial<ArticleValues>) => values

/** An article of which the file would now change other values than the check showed. Its stock changes with orders. */
const changedSince = (shown: Changes, now: Changes): number | undefined => {
  const valuesIn = (changes: Changes) =>
    new Map(
      changes.map(({ variantId, before, after }) => [variantId, [exceptStock(before), exceptStock(after)]]),
    )
  const [then, today] = [valuesIn(shown), valuesIn(now)]
  return [...then.keys(), ...today.keys()].find(
    (id) => !isDeepStrictEqual(then.get(id) ?? [{}, {}], today.get(id) ?? [{}, {}]),
  )
}

/** Adds the difference that the check showed, so that pieces that were sold since stay sold. */
const onStockOf = (
  { before, after }: Pick<ArticleChange, 'before' | 'after'>,
  { variant: { id, stock }, product: { id: productId } }: Article,
): ArticleChange => ({
  variantId: id,
  productId,
  ...(before.stock === undefined || after.stock === undefined
    ? { before, after }
    : {
        before: { ...before, stock },
        after: { ...after, stock: Math.max(0, stock + after.stock - before.stock) },
      }),
})

/** Applies a checked file in one transaction: what the check showed, or nothing. */
export const applyImport = (db: Db, staffId: number, id: string): Promise<null | Refusal> =>
  transact(db, async (tx): Promise<null | Refusal> => {
    const row = await lockImport(tx, id)
    if (!row) return noSuchImport()
    if (row.state !== 'checked') return refuse('already_done', 'Deze import is al toegepast.')
    const shown = (await tx.select().from(importedChange).where(eq(importedChange.importId, id))).map(
      ({ variantId, before, after }) => ({ variantId, before: before ?? {}, after }),
    )
    const articles = await readChanging(tx, shown)
    const changed = shown.flatMap((change) => {
      const article = articles.get(change.variantId)
      return article ? [onStockOf(change, article)] : []
    })
    await lockProducts(tx, changed)
    // Planned again behind the locks, because an employee may have changed these values, or what is for sale.
    const { added, ...now } = await planOf(tx, row.rows)
    const changedId = changedSince(shown, now.changed)
    const addedThen = row.changes - shown.flatMap(({ after }) => Object.keys(after)).length
    if (changedId !== undefined || now.errors.length > 0 || added.length !== addedThen) {
      const sku = articles.get(changedId ?? 0)?.variant.sku
      return refuse(
        'already_done',
        `${sku === undefined ? 'De winkel' : `Artikel ${sku}`} is gewijzigd na deze controle. Er is niets toegepast: bekijk de nieuwe controle.`,
      )
    }
    const placed = await writeChanges(tx, changed, { staffId, reason: `Import ${row.fileName}` })
    const addedIds = await addArticles(tx, added)
    await remember(tx, id, [
      ...changed.map((change) => storedOf(change, placed, now.stockOfExport.get(change.variantId))),
      ...(await comparedValues(tx, addedIds)),
    ])
    await tx
      .update(catalogueImport)
      .set({ state: 'applied', appliedAt: sql`clock_timestamp()` })
      .where(eq(catalogueImport.id, id))
    return null
  })

/** The import that can be undone: the last applied one. Earlier ones have no stored changes once they expired. */
export const lastApplied = (db: Db | Tx) =>
  db
    .select({ id: catalogueImport.id })
    .from(catalogueImport)
    .where(
      and(
        eq(catalogueImport.state, 'applied'),
        exists(db.select().from(importedChange).where(eq(importedChange.importId, catalogueImport.id))),
      ),
    )
    .orderBy(desc(catalogueImport.appliedAt))
    .limit(1)

/** Files that were applied or checked, the newest first. */
export const listImports = async (db: Db, paging: ListQuery): Promise<Listed<ImportRun>> => {
  const [last] = await lastApplied(db)
  const { rows, total } = await readPage(
    paging,
    db
      .select({
        id: catalogueImport.id,
        fileName: catalogueImport.fileName,
        by: staffAccount.email,
        state: catalogueImport.state,
        changes: catalogueImport.changes,
        createdAt: catalogueImport.createdAt,
      })
      .from(catalogueImport)
      .innerJoin(staffAccount, eq(staffAccount.id, catalogueImport.staffId))
      .orderBy(desc(catalogueImport.createdAt)),
    db.$count(catalogueImport),
  )
  return {
    rows: rows.map(({ id, fileName, by, state, changes, createdAt }) => ({
      id,
      fileName,
      by,
      state,
      changes,
      createdAt: createdAt.toISOString(),
      undoable: id === last?.id,
    })),
    total,
  }
}

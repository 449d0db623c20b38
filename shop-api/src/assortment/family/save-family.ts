import { and, asc, eq, inArray, ne, notInArray, or, sql } from 'drizzle-orm'
import type { FamilyChange, NewFamily } from 'shared-types/contracts/admin/assortment/families'
import type { Db, Tx } from '../../db/client.ts'
import { editedMeanwhile } from '../../db/edited-meanwhile.ts'
import { product, productFamily } from '../../db/schema/products/catalog.ts'
import { transact } from '../../db/transact.ts'
import { refuse, refuseField, type Refusal } from '../../refusal.ts'
import { noSuchFamily } from './list-families.ts'

const titleTaken = () => refuseField('title', 'Er is al een familie met deze naam.')

/** Adds a family without members. Returns its id. */
export const addFamily = (db: Db, added: NewFamily): Promise<number | Refusal> =>
  transact(db, async (tx): Promise<number | Refusal> => {
    const mistake = mistakeInAttributes(added)
    if (mistake) return mistake
    const [made] = await tx
      .insert(productFamily)
      .values(added)
      .onConflictDoNothing()
      .returning({ id: productFamily.id })
    return made?.id ?? titleTaken()
  })

const mistakeInAttributes = ({ attributes: [first, second] }: NewFamily): Refusal | undefined =>
  first !== undefined && first === second
    ? refuseField('attributes.1', 'Dit is hetzelfde als het eerste kenmerk.')
    : undefined

type Locked = Pick<typeof product.$inferSelect, 'id' | 'active' | 'familyId' | 'archivedAt'>

/** Locks the current and the new members in one order: of two families that take the same product, one waits. */
const lockMembers = (tx: Tx, familyId: number, ids: number[]): Promise<Locked[]> =>
  tx
    .select({
      id: product.id,
      active: product.active,
      familyId: product.familyId,
      archivedAt: product.archivedAt,
    })
    .from(product)
    .where(or(eq(product.familyId, familyId), inArray(product.id, ids)))
    .orderBy(asc(product.id))
    .for('no key update')

/** The mistakes in the members, by field path. */
const mistakesInMembers = async (
  tx: Tx,
  familyId: number,
  { attributes, members }: FamilyChange,
  locked: Locked[],
): Promise<Record<string, string>> => {
  const rows = new Map(locked.map((row) => [row.id, row]))
  const elsewhere = locked.flatMap((row) =>
    row.familyId === null || row.familyId === familyId ? [] : row.familyId,
  )
  const families = await tx
    .select({ id: productFamily.id, title: productFamily.title })
    .from(productFamily)
    .where(inArray(productFamily.id, elsewhere))
  const titles = new Map(families.map(({ id, title }) => [id, title]))
  const mistakes: Record<string, string> = {}
  const [products, values] = [new Set<number>(), new Set<string>()]
  for (const [index, member] of members.entries()) {
    const row = rows.get(member.productId)
    const other = row?.familyId && titles.get(row.familyId)
    const combination = JSON.stringify(member.values.map(({ title }) => title))
    if (!row || (row.archivedAt && row.familyId !== familyId))
      mistakes[`members.${index}.productId`] = 'Dit product bestaat niet meer.'
    else if (other)
      mistakes[`members.${index}.productId`] =
        `Dit product hoort bij de familie ${other}. Haal het daar eerst weg.`
    else if (products.has(row.id)) mistakes[`members.${index}.productId`] = 'Dit product staat er al.'
    else if (member.values.length !== attributes.length)
      mistakes[`members.${index}.productId`] = 'Geef dit product één waarde van elk kenmerk.'
    // The choice between two products with the same values would be ambiguous.
    else if (row.active && values.has(combination))
      mistakes[`members.${index}.values.0.title`] = 'Een ander product heeft dezelfde waarden.'
    products.add(member.productId)
    if (row?.active) values.add(combination)
  }
  return mistakes
}

/** Saves a family with its members, if it is still as the employee read it. */
export const saveFamily = (db: Db, id: number, change: FamilyChange): Promise<null | Refusal> =>
  transact(db, async (tx): Promise<null | Refusal> => {
    const [row] = await tx.select().from(productFamily).where(eq(productFamily.id, id)).for('update')
    if (!row) return noSuchFamily()
    if (row.version !== change.version) return editedMeanwhile(tx, 'product_family', id)
    const { title, attributes, members, version } = change
    // Until this change is committed, no other one can take the name.
    await tx.execute(sql`lock table ${productFamily} in share row exclusive mode`)
    const [taken] = await tx
      .select({ id: productFamily.id })
      .from(productFamily)
      .where(and(eq(productFamily.title, title), ne(productFamily.id, id)))
    if (taken) return titleTaken()
    const mistake = mistakeInAttributes(change)
    if (mistake) return mistake
    const ids = members.map(({ productId }) => productId)
    const locked = await lockMembers(tx, id, ids)
    const mistakes = await mistakesInMembers(tx, id, change, locked)
    if (Object.keys(mistakes).length > 0)
      return refuse('validation_failed', 'Deze producten passen niet in deze familie.', mistakes)

    await tx
      .update(product)
      .set({ familyId: null, familyValues: [] })
      .where(and(eq(product.familyId, id), notInArray(product.id, ids)))
    for (const { productId, values } of members) {
      await tx.update(product).set({ familyId: id, familyValues: values }).where(eq(product.id, productId))
    }
    await tx
      .update(productFamily)
      .set({ title, attributes, version: version + 1 })
      .where(eq(productFamily.id, id))
    return null
  })

/** Deletes a family. Its products stay, and are in no family any more. */
export const removeFamily = (db: Db, id: number): Promise<null | Refusal> =>
  transact(db, async (tx): Promise<null | Refusal> => {
    const [row] = await tx.select().from(productFamily).where(eq(productFamily.id, id)).for('update')
    if (!row) return noSuchFamily()
    await lockMembers(tx, id, [])
    await tx.update(product).set({ familyId: null, familyValues: [] }).where(eq(product.familyId, id))
    await tx.delete(productFamily).where(eq(productFamily.id, id))
    return null
  })

import { isDeepStrictEqual } from 'node:util'
import { and, eq, max, ne } from 'drizzle-orm'
import {
  FacetValueBefore,
  type FacetChange,
  type FacetValueChange,
  type NewFacet,
  type NewFacetValue,
} from 'shared-types/contracts/admin/assortment/facets'
import { priceKey } from 'shared-types/urls/listing-url'
import { slugOf } from 'shared-types/urls/slug'
import type { Db, Tx } from '../../db/client.ts'
import { editedMeanwhile } from '../../db/edited-meanwhile.ts'
import { facet, facetValue } from '../../db/schema/products/catalog.ts'
import { transact } from '../../db/transact.ts'
import { refuse, refuseField, type Refusal } from '../../refusal.ts'
import { brandFacet } from '../brand/list-brands.ts'
import { noSuchFacet } from './list-facets.ts'

export const noSuchValue = () => refuse('not_found', 'Deze filterwaarde bestaat niet (meer).')

const followsBrands = (field: string) =>
  refuseField(field, 'De waarden van dit filter volgen de merken. Wijzig daar de naam.')

const sameTitle = 'Er is al een filter met deze naam.'

/** Locks the filter, so that changes of its values are serialised. */
export const lockFacet = async (tx: Tx, id: number) =>
  (await tx.select().from(facet).where(eq(facet.id, id)).for('update'))[0]

/** Adds a filter, which lists show once products have its values. Returns its id. */
export const addFacet = (db: Db, added: NewFacet): Promise<number | Refusal> =>
  transact(db, async (tx): Promise<number | Refusal> => {
    const slug = slugOf(added.title)
    if (slug === '') return refuseField('title', 'Gebruik ook letters of cijfers.')
    const code = `ae-${slug}`
    if (code === priceKey) return refuseField('title', sameTitle)
    if ((await tx.$count(facet, eq(facet.title, added.title))) > 0) return refuseField('title', sameTitle)
    const [made] = await tx
      .insert(facet)
      .values({ ...added, code })
      .onConflictDoNothing()
      .returning({ id: facet.id })
    return (
      made?.id ??
      refuseField('title', `Een ander filter heeft ${code} al in zijn adres. Kies een andere naam.`)
    )
  })

/** Saves what an employee changed, if the filter is still as that employee read it. */
export const saveFacet = (db: Db, id: number, change: FacetChange): Promise<null | Refusal> =>
  transact(db, async (tx): Promise<null | Refusal> => {
    const row = await lockFacet(tx, id)
    if (!row) return noSuchFacet()
    if (row.version !== change.version) return editedMeanwhile(tx, 'facet', id)
    const [taken] = await tx
      .select({ id: facet.id })
      .from(facet)
      .where(and(eq(facet.title, change.title), ne(facet.id, id)))
    if (taken) return refuseField('title', sameTitle)
    await tx
      .update(facet)
      .set({ ...change, infoText: change.infoText || null, version: change.version + 1 })
      .where(eq(facet.id, id))
    return null
  })

/** Addresses of sizes leave out the unit: `ae-maat/240x220`. */
const slugOfValue = (title: string) => slugOf(title.replace(/ cm$/, ''))

/** Values of one filter that have the same name: they differ at most in capitals, signs and the unit. */
const withName = async (tx: Tx, facetId: number, title: string) => {
  const values = await tx
    .select({ id: facetValue.id, title: facetValue.title, slug: facetValue.slug })
    .from(facetValue)
    .where(eq(facetValue.facetId, facetId))
  const slug = slugOfValue(title)
  return {
    slug,
    slugs: new Set(values.map((value) => value.slug)),
    named: values.filter((value) => slugOfValue(value.title) === slug),
  }
}

/** With a number if a value that was renamed has the address. */
const freeSlug = (slug: string, taken: ReadonlySet<string>): string => {
  let free = slug
  for (let number = 2; taken.has(free); number += 1) free = `${slug}-${number}`
  return free
}

/** Adds a value as the last one. */
export const addFacetValue = (db: Db, facetId: number, added: NewFacetValue): Promise<null | Refusal> =>
  transact(db, async (tx): Promise<null | Refusal> => {
    const row = await lockFacet(tx, facetId)
    if (!row) return noSuchFacet()
    if (row.code === brandFacet) return followsBrands('title')
    const { slug, slugs, named } = await withName(tx, facetId, added.title)
    if (slug === '') return refuseField('title', 'Gebruik ook letters of cijfers.')
    if (named.length > 0) return refuseField('title', 'Dit filter heeft deze waarde al.')
    const [last] = await tx
      .select({ position: max(facetValue.position) })
      .from(facetValue)
      .where(eq(facetValue.facetId, facetId))
    const position = Math.min((last?.position ?? 0) + 1, 10_000)
    await tx.insert(facetValue).values({ ...added, facetId, slug: freeSlug(slug, slugs), position })
    return null
  })

/** Renames, moves, lists or hides a value that is still as the employee read it. Its addresses stay. */
export const saveFacetValue = (
  db: Db,
  id: number,
  { was, ...change }: FacetValueChange,
): Promise<null | Refusal> =>
  transact(db, async (tx): Promise<null | Refusal> => {
    const readValue = async () => (await tx.select().from(facetValue).where(eq(facetValue.id, id)))[0]
    const known = await readValue()
    const of = known && (await lockFacet(tx, known.facetId))
    // Behind the lock, because another employee may have saved or merged it meanwhile.
    const row = await readValue()
    if (!of || !row) return noSuchValue()
    if (!isDeepStrictEqual(FacetValueBefore.strip().parse(row), was))
      return editedMeanwhile(tx, 'facet_value', id)
    if (of.code === brandFacet && row.title !== change.title) return followsBrands('title')
    const { named } = await withName(tx, of.id, change.title)
    const isTaken = row.title !== change.title && named.some((value) => value.id !== id)
    if (isTaken) return refuseField('title', 'Dit filter heeft deze waarde al. Voeg ze samen.')
    await tx.update(facetValue).set(change).where(eq(facetValue.id, id))
    return null
  })

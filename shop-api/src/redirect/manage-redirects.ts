import { asc, eq, inArray, or, sql } from 'drizzle-orm'
import type { ListSearchQuery } from 'shared-types/contracts/admin/list'
import type { NewRedirect, StaffRedirect } from 'shared-types/contracts/admin/redirects'
import { ownPath } from 'shared-types/urls/own-path'
import { properPath } from 'shared-types/urls/proper-path'
import { batchesOf } from '../db/batches.ts'
import { contains } from '../db/contains.ts'
import type { Db, Tx } from '../db/client.ts'
import { redirect } from '../db/schema/redirect.ts'
import { transact } from '../db/transact.ts'
import { isRefusal, refuse, refuseField, type Refusal } from '../refusal.ts'
import { existingPages } from './page-exists.ts'
import { storedPath } from './stored-path.ts'
import { lockRedirects } from './redirect-moved.ts'

const present = ({ id, fromPath, toPath, createdAt }: typeof redirect.$inferSelect): StaffRedirect => ({
  id,
  fromPath,
  toPath,
  createdAt: createdAt.toISOString(),
})

/** One page of the redirects, by their old address. */
export const listRedirects = async (
  db: Db,
  { q, page, perPage }: ListSearchQuery,
): Promise<{ rows: StaffRedirect[]; total: number }> => {
  const chosen = q ? or(contains(redirect.fromPath, q), contains(redirect.toPath, q)) : undefined
  const rows = await db
    .select()
    .from(redirect)
    .where(chosen)
    .orderBy(asc(redirect.fromPath))
    .limit(perPage)
    .offset((page - 1) * perPage)
  return { rows: rows.map(present), total: await db.$count(redirect, chosen) }
}

/** In the spelling in which the shop answers it; null when it is no page of the shop. */
const properOf = (typed: string): string | null => (typed === ownPath(typed) ? properPath(typed) : null)

/** The same of an old address, with any character; null for one that the shop uses itself. */
const oldPathOf = (typed: string): string | null => {
  const own = ownPath(typed)
  return own === '/' && typed !== '/' ? null : storedPath(properPath(own))
}

type Addresses = Pick<StaffRedirect, 'fromPath' | 'toPath'>

/** The typed addresses in their proper spelling. */
export const properAddresses = (typed: NewRedirect): Addresses | Refusal => {
  const fromPath = oldPathOf(typed.fromPath)
  const toPath = properOf(typed.toPath)
  if (fromPath === null) return refuseField('fromPath', 'Dit adres kan niet doorverwijzen.')
  if (toPath === null) return refuseField('toPath', 'Dit is geen pagina van de winkel.')
  return { fromPath, toPath }
}

/** The reason why the addresses are not from one without a page to one with a page; null if they are. */
export const refuseAddresses = (
  { fromPath, toPath }: Addresses,
  existing: ReadonlySet<string>,
): Refusal | null => {
  if (existing.has(fromPath))
    return refuseField(
      'fromPath',
      `Op ${fromPath} is een pagina. Alleen een adres zonder pagina verwijst door.`,
    )
  return existing.has(toPath) ? null : refuseField('toPath', `Op ${toPath} is geen pagina.`)
}

export const alreadyRedirects = (fromPath: string): Refusal =>
  refuseField('fromPath', `${fromPath} verwijst al door. Verwijder dat eerst.`)

/** Adds redirects, except from addresses that redirect already. Returns the added ones. */
export const insertRedirects = async (tx: Tx, rows: Addresses[]): Promise<StaffRedirect[]> => {
  // The new addresses have a page, so that a redirect from one is not used.
  const pages = [...new Set(rows.map(({ toPath }) => toPath))]
  await tx.delete(redirect).where(inArray(redirect.fromPath, pages))
  // Redirects to the old addresses now lead to the new ones.
  await tx.execute(sql`
    update ${redirect} set to_path = added."toPath"
    from json_to_recordset(${JSON.stringify(rows)}::json) as added("fromPath" text, "toPath" text)
    where ${redirect.toPath} = added."fromPath"`)
  const added: StaffRedirect[] = []
  // The audit log writes each row too: all of them in one statement would take longer than its limit.
  for (const part of batchesOf(rows, 500))
    added.push(...(await tx.insert(redirect).values(part).onConflictDoNothing().returning()).map(present))
  return added
}

/** Lets an address without a page lead to one with a page. */
export const addRedirect = (db: Db, typed: NewRedirect): Promise<StaffRedirect | Refusal> =>
  transact(db, async (tx): Promise<StaffRedirect | Refusal> => {
    const addresses = properAddresses(typed)
    if (isRefusal(addresses)) return addresses
    await lockRedirects(tx)
    const { fromPath, toPath } = addresses
    const mistake = refuseAddresses(addresses, await existingPages(tx, [fromPath, toPath]))
    if (mistake) return mistake
    const [added] = await insertRedirects(tx, [addresses])
    return added ?? alreadyRedirects(fromPath)
  })

export const deleteRedirect = (db: Db, id: number): Promise<null | Refusal> =>
  transact(db, async (tx): Promise<null | Refusal> => {
    const gone = await tx.delete(redirect).where(eq(redirect.id, id)).returning({ id: redirect.id })
    return gone.length > 0 ? null : refuse('not_found', 'Deze doorverwijzing bestaat niet (meer).')
  })

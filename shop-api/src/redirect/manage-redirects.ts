import { asc, eq, or } from 'drizzle-orm'
import type { ListSearchQuery } from 'shared-types/contracts/admin/list'
import type { NewRedirect, StaffRedirect } from 'shared-types/contracts/admin/redirects'
import { ownPath } from 'shared-types/urls/own-path'
import { properPath } from 'shared-types/urls/proper-path'
import { contains } from '../db/contains.ts'
import type { Db, Tx } from '../db/client.ts'
import { redirect } from '../db/schema/redirect.ts'
import { transact } from '../db/transact.ts'
import { isRefusal, refuse, refuseField, type Refusal } from '../refusal.ts'
import { pageExists } from './page-exists.ts'
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

/** From an address without a page to one with a page, in their proper spelling. */
export const readAddresses = async (tx: Tx, typed: NewRedirect): Promise<Addresses | Refusal> => {
  const fromPath = oldPathOf(typed.fromPath)
  const toPath = properOf(typed.toPath)
  if (fromPath === null) return refuseField('fromPath', 'Dit adres kan niet doorverwijzen.')
  if (toPath === null) return refuseField('toPath', 'Dit is geen pagina van de winkel.')
  if (await pageExists(tx, fromPath))
    return refuseField(
      'fromPath',
      `Op ${fromPath} is een pagina. Alleen een adres zonder pagina verwijst door.`,
    )
  if (!(await pageExists(tx, toPath))) return refuseField('toPath', `Op ${toPath} is geen pagina.`)
  return { fromPath, toPath }
}

export const alreadyRedirects = (fromPath: string): Refusal =>
  refuseField('fromPath', `${fromPath} verwijst al door. Verwijder dat eerst.`)

/** Null if the old address redirects already. */
export const insertRedirect = async (
  tx: Tx,
  { fromPath, toPath }: Addresses,
): Promise<StaffRedirect | null> => {
  // The new address has a page, so that a redirect from it is not used.
  await tx.delete(redirect).where(eq(redirect.fromPath, toPath))
  // Redirects to the old address now lead to the new one.
  await tx.update(redirect).set({ toPath }).where(eq(redirect.toPath, fromPath))
  const [added] = await tx.insert(redirect).values({ fromPath, toPath }).onConflictDoNothing().returning()
  return added ? present(added) : null
}

/** Lets an address without a page lead to one with a page. */
export const addRedirect = (db: Db, typed: NewRedirect): Promise<StaffRedirect | Refusal> =>
  transact(db, async (tx): Promise<StaffRedirect | Refusal> => {
    await lockRedirects(tx)
    const addresses = await readAddresses(tx, typed)
    if (isRefusal(addresses)) return addresses
    return (await insertRedirect(tx, addresses)) ?? alreadyRedirects(addresses.fromPath)
  })

export const deleteRedirect = (db: Db, id: number): Promise<null | Refusal> =>
  transact(db, async (tx): Promise<null | Refusal> => {
    const gone = await tx.delete(redirect).where(eq(redirect.id, id)).returning({ id: redirect.id })
    return gone.length > 0 ? null : refuse('not_found', 'Deze doorverwijzing bestaat niet (meer).')
  })

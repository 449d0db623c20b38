import { asc, eq, or } from 'drizzle-orm'
import type { ListSearchQuery } from 'shared-types/contracts/admin/list'
import { tooLongAddress, type NewRedirect, type StaffRedirect } from 'shared-types/contracts/admin/redirects'
import { listingQuery } from 'shared-types/urls/listing-url'
import {
  isFile,
  longestOldAddress,
  pathAndQuery,
  storedPath,
  storedQuery,
} from 'shared-types/servers/old-address'
import { ownPath } from 'shared-types/urls/own-path'
import { home } from 'shared-types/urls/page-paths'
import { properPath } from 'shared-types/urls/proper-path'
import { variantIn } from 'shared-types/urls/variant-query'
import { ownSegments } from '../catalog/own-segments.ts'
import { contains } from '../db/contains.ts'
import type { Db, Tx } from '../db/client.ts'
import { redirect } from '../db/schema/redirect.ts'
import { transact } from '../db/transact.ts'
import { isRefusal, refuse, refuseField, type Refusal } from '../refusal.ts'
import { pageExists } from './page-exists.ts'
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

/** Whether a page at this path is another page with this query, or may be: the shop itself makes such addresses. */
const hasOwnQueries = (path: string, query: string): boolean =>
  query === '' ||
  (path !== home && ownSegments.has(path.split('/')[1] ?? '')) ||
  listingQuery(query) !== '' ||
  variantIn(query) !== null

const wrongOld = (message: string) => refuseField('fromPath', message)

/** An old address, with any character, as it is stored. */
const readOldAddress = async (tx: Tx, typed: string): Promise<string | Refusal> => {
  const own = ownPath(typed)
  if (own === '/' && typed !== '/') return wrongOld('Dit adres kan niet doorverwijzen.')
  const { path: typedPath, query: typedQuery } = pathAndQuery(own)
  if (isFile(storedPath(typedPath)))
    return wrongOld('Een bestand, zoals een .jpg, .css of .xml, kan niet doorverwijzen.')
  const [path, query] = [storedPath(properPath(typedPath)), storedQuery(typedQuery)]
  if (Math.max(path.length, query.length) > longestOldAddress) return wrongOld(tooLongAddress)
  const address = query === '' ? path : `${path}?${query}`
  if (hasOwnQueries(path, query) && (await pageExists(tx, path)))
    return wrongOld(`Op ${address} is een pagina. Alleen een adres zonder pagina verwijst door.`)
  return address
}

type Addresses = Pick<StaffRedirect, 'fromPath' | 'toPath'>

/** From an address without a page to one with a page, in their proper spelling. */
export const readAddresses = async (tx: Tx, typed: NewRedirect): Promise<Addresses | Refusal> => {
  const fromPath = await readOldAddress(tx, typed.fromPath)
  const toPath = properOf(typed.toPath)
  if (isRefusal(fromPath)) return fromPath
  if (toPath === null) return refuseField('toPath', 'Dit is geen pagina van de winkel.')
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

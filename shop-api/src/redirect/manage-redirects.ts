import { asc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Listed, ListSearchQuery } from 'shared-types/contracts/admin/list'
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
import { variantIn } from 'shared-types/urls/product-url'
import { ownSegments } from '../catalog/own-segments.ts'
import { batchesOf } from '../db/batches.ts'
import { contains } from '../db/contains.ts'
import type { Db, Tx } from '../db/client.ts'
import { readPage } from '../db/read-page.ts'
import { redirect } from '../db/schema/redirect.ts'
import { transact } from '../db/transact.ts'
import { isRefusal, refuse, refuseField, type Refusal } from '../refusal.ts'
import { existingPages } from './page-exists.ts'
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
  { q, ...paging }: ListSearchQuery,
): Promise<Listed<StaffRedirect>> => {
  const chosen = q ? or(contains(redirect.fromPath, q), contains(redirect.toPath, q)) : undefined
  const { rows, total } = await readPage(
    paging,
    db.select().from(redirect).where(chosen).orderBy(asc(redirect.fromPath)),
    db.$count(redirect, chosen),
  )
  return { rows: rows.map(present), total }
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

type Addresses = Pick<StaffRedirect, 'fromPath' | 'toPath'>

interface ProperAddresses extends Addresses {
  /** The path where a page would be in the way of the redirect; null if none would. */
  oldPage: string | null
}

/** An old address, with any character, as it is stored. */
const properOldAddress = (typed: string): Pick<ProperAddresses, 'fromPath' | 'oldPage'> | Refusal => {
  const own = ownPath(typed)
  if (own === '/' && typed !== '/') return wrongOld('Dit adres kan niet doorverwijzen.')
  const { path: typedPath, query: typedQuery } = pathAndQuery(own)
  if (isFile(storedPath(typedPath)))
    return wrongOld('Een bestand, zoals een .jpg, .css of .xml, kan niet doorverwijzen.')
  const [path, query] = [storedPath(properPath(typedPath)), storedQuery(typedQuery)]
  if (Math.max(path.length, query.length) > longestOldAddress) return wrongOld(tooLongAddress)
  return {
    fromPath: query === '' ? path : `${path}?${query}`,
    oldPage: hasOwnQueries(path, query) ? path : null,
  }
}

/** The typed addresses in their proper spelling. */
export const properAddresses = (typed: NewRedirect): ProperAddresses | Refusal => {
  const old = properOldAddress(typed.fromPath)
  const toPath = properOf(typed.toPath)
  if (isRefusal(old)) return old
  if (toPath === null) return refuseField('toPath', 'Dit is geen pagina van de winkel.')
  return { ...old, toPath }
}

/** The paths of which {@link refuseAddresses} has to know whether they are pages. */
export const pathsOf = ({ oldPage, toPath }: ProperAddresses): string[] =>
  oldPage === null ? [toPath] : [oldPage, toPath]

/** The reason why the addresses are not from one without a page to one with a page; null if they are. */
export const refuseAddresses = (
  { fromPath, oldPage, toPath }: ProperAddresses,
  existing: ReadonlySet<string>,
): Refusal | null => {
  if (oldPage !== null && existing.has(oldPage))
    return wrongOld(
      fromPath === oldPage
        ? `Op ${oldPage} is een pagina. Alleen een adres zonder pagina verwijst door.`
        : `Op ${oldPage} is een pagina, die zelf gebruikt wat na het vraagteken staat.`,
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
    const mistake = refuseAddresses(addresses, await existingPages(tx, pathsOf(addresses)))
    if (mistake) return mistake
    const [added] = await insertRedirects(tx, [{ fromPath, toPath }])
    return added ?? alreadyRedirects(fromPath)
  })

export const deleteRedirect = (db: Db, id: number): Promise<null | Refusal> =>
  transact(db, async (tx): Promise<null | Refusal> => {
    const gone = await tx.delete(redirect).where(eq(redirect.id, id)).returning({ id: redirect.id })
    return gone.length > 0 ? null : refuse('not_found', 'Deze doorverwijzing bestaat niet (meer).')
  })

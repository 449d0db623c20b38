import { asc, eq, or } from 'drizzle-orm'
import type { ListSearchQuery } from 'shared-types/contracts/admin/list'
import type { NewRedirect, StaffRedirect } from 'shared-types/contracts/admin/redirects'
import { ownPath } from 'shared-types/urls/own-path'
import { properPath } from 'shared-types/urls/proper-path'
import { contains } from '../db/contains.ts'
import type { Db } from '../db/client.ts'
import { redirect } from '../db/schema/redirect.ts'
import { transact } from '../db/transact.ts'
import { refuse, refuseField, type Refusal } from '../refusal.ts'
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

/** Lets an address without a page lead to one with a page. */
export const addRedirect = (db: Db, typed: NewRedirect): Promise<StaffRedirect | Refusal> =>
  transact(db, async (tx): Promise<StaffRedirect | Refusal> => {
    await lockRedirects(tx)
    const fromPath = properOf(typed.fromPath)
    const toPath = properOf(typed.toPath)
    if (fromPath === null) return refuseField('fromPath', 'Dit adres kan niet doorverwijzen.')
    if (toPath === null) return refuseField('toPath', 'Dit is geen pagina van de winkel.')
    if (await pageExists(tx, fromPath))
      return refuseField(
        'fromPath',
        `Op ${fromPath} is een pagina. Alleen een adres zonder pagina verwijst door.`,
      )
    if (!(await pageExists(tx, toPath))) return refuseField('toPath', `Op ${toPath} is geen pagina.`)
    // The new address has a page, so that a redirect from it is not used.
    await tx.delete(redirect).where(eq(redirect.fromPath, toPath))
    // Redirects to the old address now lead to the new one.
    await tx.update(redirect).set({ toPath }).where(eq(redirect.toPath, fromPath))
    const [added] = await tx.insert(redirect).values({ fromPath, toPath }).onConflictDoNothing().returning()
    return added
      ? present(added)
      : refuseField('fromPath', `${fromPath} verwijst al door. Verwijder dat eerst.`)
  })

export const deleteRedirect = (db: Db, id: number): Promise<null | Refusal> =>
  transact(db, async (tx): Promise<null | Refusal> => {
    const gone = await tx.delete(redirect).where(eq(redirect.id, id)).returning({ id: redirect.id })
    return gone.length > 0 ? null : refuse('not_found', 'Deze doorverwijzing bestaat niet (meer).')
  })

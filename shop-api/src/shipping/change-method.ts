import { asc, eq, sql } from 'drizzle-orm'
import type { FreeShippingText } from 'shared-types/contracts/admin/buying/shipping'
import type { Db, Tx } from '../db/client.ts'
import { editedMeanwhile } from '../db/edited-meanwhile.ts'
import { rowVersion } from '../db/row-version.ts'
import { shippingMethod } from '../db/schema/buying/shipping.ts'
import { servicePage } from '../db/schema/content.ts'
import { transact } from '../db/transact.ts'
import { refuseAction, refuseActionField, type Refusal } from '../refusal.ts'
import { restateCosts } from './cost-texts.ts'
import { readShippingMethods, type ShippingMethod } from './methods.ts'

type Changes = Partial<Omit<typeof shippingMethod.$inferInsert, 'code' | 'position'>>

/** Replaces the stated methods and costs on the service pages. Returns the slugs of the changed pages. */
const restatePages = async (tx: Tx, before: ShippingMethod[], after: ShippingMethod[]): Promise<string[]> => {
  const restated = (html: string) => restateCosts(html, before, after)
  const pages = await tx.select({ slug: servicePage.slug, html: servicePage.html }).from(servicePage)
  const changed = pages.filter(({ html }) => restated(html) !== html)
  for (const { slug, html } of changed) {
    await tx
      .update(servicePage)
      .set({ html: restated(html) })
      .where(eq(servicePage.slug, slug))
  }
  return changed.map(({ slug }) => slug)
}

export const noSuchMethod = (code: string): Refusal =>
  refuseAction('not_found', `there is no shipping method ${code}`, 'Deze verzendwijze bestaat niet.')

/**
 * Changes a shipping method, and the service pages that state its costs.
 * @param version of the row that the change is meant for; without it, any
 */
export const changeShippingMethod = (
  db: Db,
  code: string,
  changes: Changes,
  version?: string,
): Promise<{ methods: ShippingMethod[]; pages: string[] } | Refusal> =>
  transact(db, async (tx) => {
    // All of them, so that two changes cannot switch off the last two.
    const rows = await tx
      .select({
        code: shippingMethod.code,
        insuredCode: shippingMethod.insuredCode,
        version: rowVersion,
      })
      .from(shippingMethod)
      .orderBy(asc(shippingMethod.code))
      .for('update')
    const row = rows.find((one) => one.code === code)
    if (!row) return noSuchMethod(code)
    if (version !== undefined && version !== row.version) return editedMeanwhile(tx, 'shipping_method', code)
    const insured = ['insuredTitle', 'insuredDescription', 'insuredExtraCents'] as const
    if (row.insuredCode === null && insured.some((field) => field in changes)) {
      return refuseAction(
        'not_found',
        `${code} has no insurance`,
        'Deze verzendwijze heeft geen verzekering.',
      )
    }
    const before = await readShippingMethods(tx)
    await tx.update(shippingMethod).set(changes).where(eq(shippingMethod.code, code))
    const methods = await readShippingMethods(tx)
    if (changes.offered === false && !methods.some(({ offered, express }) => offered && !express)) {
      return refuseActionField(
        'offered',
        'at least one method that is not express must be offered',
        'Dit is de laatste gewone verzendwijze. Zonder kan niet elk artikel worden besteld.',
      )
    }
    return { methods, pages: await restatePages(tx, before, methods) }
  })

const promise = String.raw`gratis\s+(thuis)?(verz|bezorg)|(verz|bezorg)[^.<"]{0,40}\mgratis`

/** The texts of the shop that promise free shipping, for an employee to change when it ends. */
export const freeShippingTexts = async (db: Db): Promise<FreeShippingText[]> => {
  const { rows } = await db.execute<{ kind: FreeShippingText['kind']; name: string }>(sql`
    select kind, name from (
      select 1 as sort, 'content' as kind, key as name from content where data::text ~* ${promise}
      union all select 2, 'service page', slug from service_page where concat_ws(' ', html, meta_description) ~* ${promise}
      union all select 3, 'page', path from content_page where concat_ws(' ', intro, html, meta_description) ~* ${promise}
      union all select 4, 'category', path from category where category::text ~* ${promise}
      union all select 5, 'shipping method', code from shipping_method where offered and shipping_method::text ~* ${promise}
      union all select 6, 'products', count(*)::text from product where product::text ~* ${promise} having count(*) > 0
    ) as found order by sort, name`)
  return rows
}

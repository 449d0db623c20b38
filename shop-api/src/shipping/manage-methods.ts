import { eq } from 'drizzle-orm'
import type {
  ShippingMethodChange,
  ShippingMethodSummary,
  StaffShippingMethod,
} from 'shared-types/contracts/admin/buying/shipping'
import type { Listed } from 'shared-types/contracts/admin/list'
import type { Db } from '../db/client.ts'
import { rowVersion } from '../db/row-version.ts'
import { shippingMethod } from '../db/schema/buying/shipping.ts'
import { servicePage } from '../db/schema/content.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { changeShippingMethod, freeShippingTexts, noSuchMethod } from './change-method.ts'
import { followingTexts } from './cost-texts.ts'
import { freeShippingFrom } from './costs.ts'
import { readShippingMethods, type ShippingMethod } from './methods.ts'

const summaryOf = (method: ShippingMethod): ShippingMethodSummary => ({
  id: method.code,
  title: method.title,
  description: method.description,
  priceCents: method.priceCents,
  freeFromCents: method.freeFromCents,
  insuredExtraCents: method.insured?.extraCents ?? null,
  countries: method.countries,
  express: method.express,
  offered: method.offered,
})

export const listShippingMethods = async (db: Db): Promise<Listed<ShippingMethodSummary>> => {
  const rows = (await readShippingMethods(db)).map(summaryOf)
  return { rows, total: rows.length }
}

const readFollowing = async (
  db: Db,
  methods: ShippingMethod[],
): Promise<Pick<StaffShippingMethod, 'statedOn' | 'unstated'>> => {
  const all = await db.select({ slug: servicePage.slug, html: servicePage.html }).from(servicePage)
  const { pages, missing } = followingTexts(all, methods)
  return { statedOn: pages.map(({ slug }) => slug), unstated: missing }
}

export const readStaffShippingMethod = async (
  db: Db,
  code: string,
): Promise<StaffShippingMethod | Refusal> => {
  const [row] = await db
    .select({ version: rowVersion })
    .from(shippingMethod)
    .where(eq(shippingMethod.code, code))
  const methods = await readShippingMethods(db)
  const method = methods.find((one) => one.code === code)
  if (!row || !method) return noSuchMethod(code)
  return {
    ...summaryOf(method),
    insuredTitle: method.insured?.title ?? null,
    insuredDescription: method.insured?.description ?? null,
    ...(await readFollowing(db, methods)),
    promises: freeShippingFrom(methods) === 0 ? [] : await freeShippingTexts(db),
    version: row.version,
  }
}

export const saveShippingMethod = async (
  db: Db,
  code: string,
  { version, insuredTitle, insuredDescription, insuredExtraCents, ...fields }: ShippingMethodChange,
): Promise<string | Refusal> => {
  const insured = { insuredTitle, insuredDescription, insuredExtraCents }
  const changes = insuredExtraCents === null ? fields : { ...fields, ...insured }
  const changed = await changeShippingMethod(db, code, changes, version)
  return isRefusal(changed) ? changed : code
}

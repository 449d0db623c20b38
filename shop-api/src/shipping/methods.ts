import { asc } from 'drizzle-orm'
import type { CountryCode } from 'shared-types/contracts/checkout'
import type { Db, Tx } from '../db/client.ts'
import { memoize } from '../db/memoize.ts'
import { shippingMethod } from '../db/schema/buying/shipping.ts'
import { statement } from '../db/statement.ts'

export interface ShippingMethod {
  code: string
  title: string
  description: string
  priceCents: number
  /** The article total from which it is free; null for a method that always has its price. */
  freeFromCents: number | null
  countries: CountryCode[]
  /** Only for articles that are ready to ship as a parcel. */
  express: boolean
  /** Whether a new order can have it. */
  offered: boolean
  /** The same method with insurance, which is offered, never preselected. */
  insured: { code: string; title: string; description: string; extraCents: number } | null
}

/** A choice of the shopper: a shipping method without or with its insurance. */
export interface ShippingChoice extends Omit<ShippingMethod, 'insured'> {
  /** The extra cost of insurance; shown separately. */
  insuranceCents: number
}

const withInsurance = ({
  insuredCode: code,
  insuredTitle: title,
  insuredDescription: description,
  insuredExtraCents: extraCents,
  ...method
}: typeof shippingMethod.$inferSelect): ShippingMethod => ({
  ...method,
  insured:
    code === null || title === null || description === null || extraCents === null
      ? null
      : { code, title, description, extraCents },
})

const methodsStatement = statement((db) =>
  db.select().from(shippingMethod).orderBy(asc(shippingMethod.position)).prepare('shipping methods'),
)

/** All shipping methods, in display order. */
export const readShippingMethods = async (db: Db | Tx): Promise<ShippingMethod[]> =>
  (await methodsStatement(db).execute()).map(withInsurance)

/** The maximum delay before a cart has another price, in milliseconds. */
const methodsCachedFor = 500

/** As `readShippingMethods`, outside of any transaction: carts are read often. An order is placed at the stored prices. */
export const showShippingMethods = memoize(methodsCachedFor, readShippingMethods)

export const shippingChoicesOf = (methods: ShippingMethod[]): ShippingChoice[] =>
  methods.flatMap(({ insured, ...method }) => {
    const plain = { ...method, insuranceCents: 0 }
    if (!insured) return [plain]
    const { extraCents: insuranceCents, ...named } = insured
    return [plain, { ...method, ...named, insuranceCents }]
  })

export const findShippingChoice = (
  methods: ShippingMethod[],
  code: string | null,
): ShippingChoice | undefined => shippingChoicesOf(methods).find((choice) => choice.code === code)

import { and, asc, eq, gte, inArray, isNotNull, lt, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { FiguresQuery } from 'shared-types/contracts/admin/overview'
import type { CountryCode } from 'shared-types/contracts/checkout'
import type { Db } from '../db/client.ts'
import { order, orderLine } from '../db/schema/buying/order.ts'
import { refund } from '../db/schema/buying/payment.ts'
import { startOfDay } from '../order/handling/list-orders.ts'
import { creditedVat } from '../order/invoice/write-credit-note.ts'
import type { VatPart } from '../pricing/vat.ts'

/** An invoice or a credit note, as the figures count it. */
export interface BookedDocument {
  kind: 'invoice' | 'credit note'
  number: string
  at: Date
  orderNumber: string
  country: CountryCode
  /** Negative in a credit note. */
  vat: VatPart[]
}

/** An order is paid or cancelled within two weeks, so that the index on its moment finds the paid ones. */
export const longestUnpaid = sql`interval '30 days'`

const batch = 1_000

export const isWithin = (moment: PgColumn, { from, until }: FiguresQuery): SQL | undefined =>
  and(gte(moment, startOfDay(from)), lt(moment, startOfDay(until, 1)))

const country = sql<CountryCode>`${order.shippingAddress} ->> 'countryCode'`

/** The last row of a batch. The moment is text, because a `Date` has no microseconds. */
interface LastRow {
  moment: string
  id: string
}

const placeOf = (moment: PgColumn, id: PgColumn) => ({
  moment: sql<string>`${moment}::text`,
  id: sql<string>`${id}`,
})
const isAfter = (moment: PgColumn, id: PgColumn, last: LastRow | undefined) =>
  last ? sql`(${moment}, ${id}) > (${last.moment}::timestamptz, ${last.id}::uuid)` : undefined

type Batch = (last?: LastRow) => Promise<{ document: BookedDocument; place: LastRow }[]>

const invoicesOf =
  (db: Db, period: FiguresQuery): Batch =>
  async (last) => {
    const rows = await db
      .select({
        number: sql<string>`coalesce(${order.invoiceNumber}, ${order.number})`,
        orderNumber: order.number,
        at: order.paidAt,
        country,
        vat: sql<VatPart[]>`${order.totals} -> 'vat'`,
        place: placeOf(order.createdAt, order.id),
      })
      .from(order)
      .where(
        and(
          isWithin(order.paidAt, period),
          sql`${order.createdAt} >= ${startOfDay(period.from)} - ${longestUnpaid}`,
          lt(order.createdAt, startOfDay(period.until, 1)),
          isAfter(order.createdAt, order.id, last),
        ),
      )
      .orderBy(asc(order.createdAt), asc(order.id))
      .limit(batch)
    return rows.map(({ at, place, ...row }) => ({
      document: { kind: 'invoice', at: at ?? new Date(0), ...row },
      place,
    }))
  }

const creditNotesOf =
  (db: Db, period: FiguresQuery): Batch =>
  async (last) => {
    const rows = await db
      .select({
        refund,
        orderNumber: order.number,
        country,
        place: placeOf(refund.acceptedAt, refund.id),
      })
      .from(refund)
      .innerJoin(order, eq(order.id, refund.orderId))
      .where(
        and(
          isWithin(refund.acceptedAt, period),
          isNotNull(refund.creditNoteNumber),
          isAfter(refund.acceptedAt, refund.id, last),
        ),
      )
      .orderBy(asc(refund.acceptedAt), asc(refund.id))
      .limit(batch)
    const ids = rows.map((row) => row.refund.orderId)
    const lines = await db.select().from(orderLine).where(inArray(orderLine.orderId, ids))
    const linesOf = Map.groupBy(lines, ({ orderId }) => orderId)
    return rows.map(({ refund: refunded, place, ...row }) => ({
      document: {
        kind: 'credit note',
        number: refunded.creditNoteNumber ?? '',
        at: refunded.acceptedAt ?? new Date(0),
        vat: creditedVat(linesOf.get(refunded.orderId) ?? [], refunded),
        ...row,
      },
      place,
    }))
  }

/** The invoices of a period in the order of their numbers, and then its credit notes; in parts, so that many need little memory. */
export async function* listDocuments(db: Db, period: FiguresQuery): AsyncGenerator<BookedDocument[]> {
  for (const read of [invoicesOf(db, period), creditNotesOf(db, period)]) {
    let last: LastRow | undefined
    do {
      const rows = await read(last)
      yield rows.map(({ document }) => document)
      last = rows.length < batch ? undefined : rows.at(-1)?.place
    } while (last)
  }
}

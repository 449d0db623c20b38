import { and, eq, gte, inArray, isNotNull, lt, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { FiguresQuery } from 'shared-types/contracts/admin/overview'
import type { CountryCode } from 'shared-types/contracts/checkout'
import { batchesOf } from '../db/batches.ts'
import type { Db } from '../db/client.ts'
import { order, orderLine, replacedInvoice } from '../db/schema/buying/order.ts'
import { refund } from '../db/schema/buying/payment.ts'
import { startOfDay } from '../order/handling/list-orders.ts'
import { type CreditKind, documentVat } from '../order/invoice/write-credit-note.ts'
import { timesSign, type VatPart } from '../pricing/vat.ts'
import { byNumber } from '../order/numbering/draw-number.ts'

/** An invoice or a credit note, as the figures count it. */
export interface BookedDocument {
  kind: 'invoice' | CreditKind
  number: string
  at: Date
  orderNumber: string
  country: CountryCode
  /** Negative in a credit note. */
  vat: VatPart[]
}

/** An order is paid or cancelled within two weeks, so that the index on its moment finds the paid ones. */
export const longestUnpaid = sql`interval '30 days'`

export const isWithin = (moment: PgColumn, { from, until }: FiguresQuery): SQL | undefined =>
  and(gte(moment, startOfDay(from)), lt(moment, startOfDay(until, 1)))

export const country = sql<CountryCode>`${order.shippingAddress} ->> 'countryCode'`

/** A document of the period that is not read yet. All of these are listed first, because batches follow their numbers. */
interface Listed {
  kind: BookedDocument['kind']
  /** The id of the order, of the refund, or of the replaced invoice. */
  id: string
  number: string
  at: Date
}

/** With its date: the day of payment, of acceptance or of failure. */
const dated = (kind: Listed['kind'], id: PgColumn, number: SQL | PgColumn, at: PgColumn) => ({
  kind: sql<Listed['kind']>`${kind}::text`,
  id: sql<string>`${id}`,
  number: sql<string>`${number}`,
  at: sql`${at}`.mapWith(order.paidAt),
})

/** The number of the first invoice of an order; others may have replaced it. */
const firstNumber = sql`coalesce((select r.number from ${replacedInvoice} r where r.order_id = "order".id
  order by r.at limit 1), ${order.invoiceNumber}, ${order.number})`

const listInvoices = (db: Db, period: FiguresQuery): Promise<Listed[]> =>
  db
    .select(dated('invoice', order.id, firstNumber, order.paidAt))
    .from(order)
    .where(
      and(
        isWithin(order.paidAt, period),
        sql`${order.createdAt} >= ${startOfDay(period.from)} - ${longestUnpaid}`,
        lt(order.createdAt, startOfDay(period.until, 1)),
      ),
    )

const listCredits = (db: Db, period: FiguresQuery, kind: CreditKind): Promise<Listed[]> => {
  const [number, at] =
    kind === 'note' ? [refund.creditNoteNumber, refund.acceptedAt] : [refund.reversalNumber, refund.failedAt]
  return db
    .select(dated(kind, refund.id, number, at))
    .from(refund)
    .where(and(isWithin(at, period), isNotNull(number)))
}

/** What a correction of an invoice makes: the invoice that replaces it, and the credit note that takes it back. */
const listReplacements = (db: Db, period: FiguresQuery, kind: 'invoice' | 'note'): Promise<Listed[]> =>
  db
    .select(
      dated(
        kind,
        replacedInvoice.id,
        kind === 'invoice' ? replacedInvoice.replacedBy : replacedInvoice.creditNoteNumber,
        replacedInvoice.at,
      ),
    )
    .from(replacedInvoice)
    .where(isWithin(replacedInvoice.at, period))

const idsOf = (listed: Listed[]) => listed.map(({ id }) => id)

const readInvoices = async (db: Db, listed: Listed[]): Promise<BookedDocument[]> => {
  const rows = await db
    .select({
      id: order.id,
      orderNumber: order.number,
      country,
      vat: sql<VatPart[]>`${order.totals} -> 'vat'`,
    })
    .from(order)
    .where(inArray(order.id, idsOf(listed)))
  const found = new Map(rows.map(({ id, ...row }) => [id, row]))
  return listed.flatMap(({ kind, id, number, at }) => {
    const row = found.get(id)
    return row ? [{ kind, number, at, ...row }] : []
  })
}

const readCredits = async (db: Db, listed: Listed[]): Promise<BookedDocument[]> => {
  const rows = await db
    .select({ refund, orderNumber: order.number, country })
    .from(refund)
    .innerJoin(order, eq(order.id, refund.orderId))
    .where(inArray(refund.id, idsOf(listed)))
  const found = new Map(rows.map((row) => [row.refund.id, row]))
  const orderIds = rows.map((row) => row.refund.orderId)
  const lines = await db.select().from(orderLine).where(inArray(orderLine.orderId, orderIds))
  const linesOf = Map.groupBy(lines, ({ orderId }) => orderId)
  return listed.flatMap(({ kind, id, number, at }) => {
    const row = found.get(id)
    if (!row || kind === 'invoice') return []
    const { refund: refunded, orderNumber, country: to } = row
    const vat = documentVat(linesOf.get(refunded.orderId) ?? [], refunded, kind)
    return [{ kind, number, at, orderNumber, country: to, vat }]
  })
}

const readReplacements = async (db: Db, listed: Listed[]): Promise<BookedDocument[]> => {
  const rows = await db
    .select({ id: replacedInvoice.id, orderNumber: order.number, country, vat: replacedInvoice.vat })
    .from(replacedInvoice)
    .innerJoin(order, eq(order.id, replacedInvoice.orderId))
    .where(inArray(replacedInvoice.id, idsOf(listed)))
  const found = new Map(rows.map(({ id, ...row }) => [id, row]))
  return listed.flatMap(({ kind, id, number, at }) => {
    const row = found.get(id)
    return row ? [{ ...row, kind, number, at, vat: timesSign(row.vat, kind === 'invoice' ? 1 : -1) }] : []
  })
}

/**
 * The documents of a period, each series in the order of its numbers: invoices, and then credit notes with what takes
 * them back. In parts, so that many need little memory.
 */
export async function* listDocuments(db: Db, period: FiguresQuery): AsyncGenerator<BookedDocument[]> {
  for (const [ordinary, replacements, read] of [
    [await listInvoices(db, period), await listReplacements(db, period, 'invoice'), readInvoices],
    [
      [...(await listCredits(db, period, 'note')), ...(await listCredits(db, period, 'reversal'))],
      await listReplacements(db, period, 'note'),
      readCredits,
    ],
  ] as const) {
    for (const part of batchesOf([...ordinary, ...replacements].toSorted(byNumber))) {
      const documents = [...(await read(db, part)), ...(await readReplacements(db, part))]
      yield documents.toSorted(byNumber)
    }
  }
}

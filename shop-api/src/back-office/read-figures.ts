import { and, eq, gt, ne, isNull, sql } from 'drizzle-orm'
import { stringify } from 'csv-stringify/sync'
import type { Figures, FiguresQuery } from 'shared-types/contracts/admin/overview'
import { typedCents } from 'shared-types/money'
import { withApostrophe } from '../format.ts'
import type { Db } from '../db/client.ts'
import { order } from '../db/schema/buying/order.ts'
import { payment, refund } from '../db/schema/buying/payment.ts'
import { type BookedDocument, isWithin, listDocuments } from './list-documents.ts'

const madeAtProvider = sql`(${payment.refundedCents} - (select coalesce(sum(${refund.amountCents}), 0) from ${refund}
  where ${refund.paymentId} = ${payment.id} and ${refund.state} <> 'failed'))`

const countAndSum = (cents: ReturnType<typeof sql>) => ({
  count: sql<number>`count(*)::int`,
  cents: sql<number>`coalesce(sum(${cents}), 0)::int`,
})
const nothing = { count: 0, cents: 0 }

const readChargedBack = async (db: Db, period: FiguresQuery): Promise<Figures['chargedBack']> => {
  const [found = nothing] = await db
    .select(countAndSum(sql`${payment.chargedBackCents}`))
    .from(payment)
    .where(and(gt(payment.chargedBackCents, 0), isWithin(payment.updatedAt, period)))
  return found
}

const readRefundedWithoutNote = async (
  db: Db,
  period: FiguresQuery,
): Promise<Figures['refundedWithoutNote']> => {
  const [here = nothing] = await db
    .select(countAndSum(sql`${refund.amountCents}`))
    .from(refund)
    .innerJoin(order, eq(order.id, refund.orderId))
    .where(
      and(isWithin(refund.acceptedAt, period), ne(refund.state, 'failed'), isNull(refund.creditNoteNumber)),
    )
  const [there = nothing] = await db
    .select(countAndSum(madeAtProvider))
    .from(payment)
    .where(and(gt(payment.refundedCents, 0), isWithin(payment.updatedAt, period), gt(madeAtProvider, 0)))
  return { count: here.count + there.count, cents: here.cents + there.cents }
}

type Row = Figures['rows'][number]
type Taxed = Figures['total']

const add = (to: Taxed, { grossCents, vatCents }: Taxed): void => {
  to.grossCents += grossCents
  to.vatCents += vatCents
}

export const readFigures = async (db: Db, period: FiguresQuery): Promise<Figures> => {
  const none = { count: 0, grossCents: 0, vatCents: 0 }
  const sums = { invoice: { ...none }, 'credit note': { ...none } }
  const total = { grossCents: 0, vatCents: 0 }
  const rows = new Map<string, Row>()
  for await (const documents of listDocuments(db, period)) {
    for (const { kind, country, vat } of documents) {
      sums[kind].count += 1
      for (const { rate, grossCents, amountCents } of vat) {
        const key = `${country} ${rate}`
        const row = rows.get(key) ?? { country, rate, grossCents: 0, vatCents: 0 }
        rows.set(key, row)
        for (const sum of [row, sums[kind], total]) add(sum, { grossCents, vatCents: amountCents })
      }
    }
  }
  return {
    invoices: sums.invoice,
    creditNotes: sums['credit note'],
    total,
    rows: [...rows.values()].toSorted((a, b) => a.country.localeCompare(b.country) || a.rate - b.rate),
    chargedBack: await readChargedBack(db, period),
    refundedWithoutNote: await readRefundedWithoutNote(db, period),
  }
}

const kindNames = { invoice: 'factuur', 'credit note': 'creditnota' }
const dutchDay = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: 'Europe/Amsterdam' })

const cellsOf = ({ kind, number, at, orderNumber, country, vat }: BookedDocument, rates: number[]) => {
  const parts = rates.map((rate) => vat.find((part) => part.rate === rate))
  const total = vat.reduce((sum, { grossCents }) => sum + grossCents, 0)
  return [
    kindNames[kind],
    withApostrophe(number),
    dutchDay.format(at),
    withApostrophe(orderNumber),
    country,
    ...parts.flatMap((part) => [
      typedCents((part?.grossCents ?? 0) - (part?.amountCents ?? 0)),
      typedCents(part?.amountCents ?? 0),
    ]),
    typedCents(total),
  ]
}

/** A line for each invoice and credit note as CSV, in parts. An amount may start with a minus: it stays a number. */
export async function* exportFigures(db: Db, period: FiguresQuery): AsyncGenerator<string> {
  const { rows } = await readFigures(db, period)
  const rates = [...new Set(rows.map(({ rate }) => rate))].toSorted((a, b) => a - b)
  const amountHeads = rates.flatMap((rate) => [`grondslag ${rate}%`, `btw ${rate}%`])
  const head = ['soort', 'nummer', 'datum', 'bestelling', 'land', ...amountHeads, 'totaal']
  const format = { quoted: true, record_delimiter: 'windows' } as const
  // The mark says to spreadsheets that the text is UTF-8.
  yield stringify([head], { ...format, bom: true })
  for await (const documents of listDocuments(db, period)) {
    yield stringify(
      documents.map((document) => cellsOf(document, rates)),
      format,
    )
  }
}

import { and, eq, sql } from 'drizzle-orm'
import { stringify } from 'csv-stringify/sync'
import { dayAt } from 'shared-types/calendar/local-day'
import type { Figures, FiguresQuery } from 'shared-types/contracts/admin/overview'
import { typedCents } from 'shared-types/money'
import { excelFormat, withApostrophe } from '../format.ts'
import type { Db } from '../db/client.ts'
import { paymentMovement } from '../db/schema/buying/payment.ts'
import { type BookedDocument, isWithin, listDocuments } from './list-documents.ts'
import { listWithoutNote, type WithoutNote } from './list-without-note.ts'

const readChargedBack = async (db: Db, period: FiguresQuery): Promise<Figures['chargedBack']> => {
  const [found = { count: 0, cents: 0 }] = await db
    .select({
      count: sql<number>`count(*)::int`,
      cents: sql<number>`coalesce(sum(${paymentMovement.cents}), 0)::int`,
    })
    .from(paymentMovement)
    .where(and(eq(paymentMovement.kind, 'chargeback'), isWithin(paymentMovement.at, period)))
  return found
}

const countAndSum = (refunds: { cents: number }[]): Figures['refundedWithoutNote'] => ({
  count: refunds.length,
  cents: refunds.reduce((sum, { cents }) => sum + cents, 0),
})

type Row = Figures['rows'][number]
type Taxed = Figures['total']

const add = (to: Taxed, { grossCents, vatCents }: Taxed): void => {
  to.grossCents += grossCents
  to.vatCents += vatCents
}

export const readFigures = async (db: Db, period: FiguresQuery): Promise<Figures> => {
  const none = { count: 0, grossCents: 0, vatCents: 0 }
  const invoices = { ...none }
  const creditNotes = { ...none }
  const total = { grossCents: 0, vatCents: 0 }
  const rows = new Map<string, Row>()
  for await (const documents of listDocuments(db, period)) {
    for (const { kind, country, vat } of documents) {
      const sums = kind === 'invoice' ? invoices : creditNotes
      sums.count += 1
      for (const { rate, grossCents, amountCents } of vat) {
        const key = `${country} ${rate}`
        const row = rows.get(key) ?? { country, rate, grossCents: 0, vatCents: 0 }
        rows.set(key, row)
        for (const sum of [row, sums, total]) add(sum, { grossCents, vatCents: amountCents })
      }
    }
  }
  const withoutNote = await listWithoutNote(db, period)
  return {
    invoices,
    creditNotes,
    total,
    rows: [...rows.values()].toSorted((a, b) => a.country.localeCompare(b.country) || a.rate - b.rate),
    chargedBack: await readChargedBack(db, period),
    refundedWithoutNote: countAndSum(withoutNote),
    priceRefundedWithoutNote: countAndSum(withoutNote.filter(({ kind }) => kind === 'price')),
  }
}

const kindNames = { invoice: 'factuur', note: 'creditnota', reversal: 'correctienota' }

const cellsOf = ({ kind, number, at, orderNumber, country, vat }: BookedDocument, rates: number[]) => {
  const parts = rates.map((rate) => vat.find((part) => part.rate === rate))
  const total = vat.reduce((sum, { grossCents }) => sum + grossCents, 0)
  return [
    kindNames[kind],
    withApostrophe(number),
    dayAt(at),
    withApostrophe(orderNumber),
    country,
    ...parts.flatMap((part) => [
      typedCents((part?.grossCents ?? 0) - (part?.amountCents ?? 0)),
      typedCents(part?.amountCents ?? 0),
    ]),
    typedCents(total),
    '',
  ]
}

const refundNames = {
  price: 'terugbetaling van de prijs',
  overpayment: 'terugbetaling van te veel betaald',
}

const refundCells = (
  { kind, at, orderNumber, country, cents }: WithoutNote,
  noAmounts: string[],
): string[] => [
  refundNames[kind],
  '',
  dayAt(at),
  withApostrophe(orderNumber),
  country,
  ...noAmounts,
  typedCents(-cents),
]

/**
 * A line for each invoice and credit note as CSV, in parts, and then for each refund without a credit note: that has its
 * amount in a column of its own, so that the others add up to the figures. An amount may start with a minus: it stays a
 * number.
 */
export async function* exportFigures(db: Db, period: FiguresQuery): AsyncGenerator<string> {
  const { rows } = await readFigures(db, period)
  const rates = [...new Set(rows.map(({ rate }) => rate))].toSorted((a, b) => a - b)
  const amountHeads = rates.flatMap((rate) => [`grondslag ${rate}%`, `btw ${rate}%`])
  const head = [
    'soort',
    'nummer',
    'datum',
    'bestelling',
    'land',
    ...amountHeads,
    'totaal',
    'zonder creditnota',
  ]
  // The mark says to spreadsheets that the text is UTF-8.
  yield stringify([head], { ...excelFormat, bom: true })
  for await (const documents of listDocuments(db, period)) {
    yield stringify(
      documents.map((document) => cellsOf(document, rates)),
      excelFormat,
    )
  }
  const noAmounts = [...amountHeads, 'totaal'].map(() => '')
  const withoutNote = await listWithoutNote(db, period)
  yield stringify(
    withoutNote.map((refund) => refundCells(refund, noAmounts)),
    excelFormat,
  )
}

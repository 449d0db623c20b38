import { sql } from 'drizzle-orm'
import { dutchTime } from '../../db/database-now.ts'
import type { Tx } from '../../db/client.ts'
import { numberSeries } from '../../db/schema/buying/number-series.ts'

const prefixes = { invoice: 'F', credit_note: 'C' } as const

/** Series start again each year. */
const thisYear = sql`extract(year from ${dutchTime(sql`now()`)})::int`

/** Leaves a gap in the series of this year, also if the year has no number yet. */
export const skipNumbers = (tx: Tx, count: number) =>
  tx
    .insert(numberSeries)
    .values(numberSeries.series.enumValues.map((series) => ({ series, year: thisYear, last: count })))
    .onConflictDoUpdate({
      target: [numberSeries.series, numberSeries.year],
      set: { last: sql`${numberSeries.last} + ${count}::int` },
    })

/**
 * The next number of a series without gaps, such as F2026-000001: the tax law requires it of invoices (art. 35a Wet OB).
 * Until the transaction ends, others wait for it; draw it late.
 */
export const drawNumber = async (tx: Tx, series: keyof typeof prefixes): Promise<string> => {
  const [drawn] = await tx
    .insert(numberSeries)
    .values({ series, year: thisYear, last: 1 })
    .onConflictDoUpdate({
      target: [numberSeries.series, numberSeries.year],
      set: { last: sql`${numberSeries.last} + 1` },
    })
    .returning()
  if (!drawn) throw new Error(`the series ${series} gave no number`)
  return `${prefixes[series]}${drawn.year}-${String(drawn.last).padStart(6, '0')}`
}

/** Those from before the series have the number of their order, and come first. */
const isDrawn = (number: string): boolean => /^[FC]\d{4}-/.test(number)
const { compare } = new Intl.Collator('en', { numeric: true })

/** Sorts documents of one series by their numbers. */
export const byNumber = (a: { number: string }, b: { number: string }): number =>
  Number(isDrawn(a.number)) - Number(isDrawn(b.number)) || compare(a.number, b.number)

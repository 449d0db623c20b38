import { Checkout } from 'shared-types/contracts/checkout'
import type { z } from 'zod'

const FilledIn = Checkout.omit({ methodsComplete: true })
export type FilledIn = z.infer<typeof FilledIn>

const names = FilledIn.keyof().options

/**
 * What a shopper filled in, of a row that has a column for each field of the contract: a checkout, or the order made of
 * it. Without a row nothing is filled in yet. Fields always come in the same order, also those that jsonb shuffled.
 */
export const filledIn = (row: FilledIn | undefined): FilledIn =>
  FilledIn.parse(Object.fromEntries(names.map((name) => [name, row?.[name] ?? null])))

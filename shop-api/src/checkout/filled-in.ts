import { Checkout } from 'shared-types/contracts/checkout'
import type { z } from 'zod'

const FilledIn = Checkout.omit({ methodsComplete: true })
export type FilledIn = z.infer<typeof FilledIn>

const names = FilledIn.keyof().options

/**
 * The shopper's input, from a row with a column for each field of the contract: a checkout, or its order.
 * Without a row, all fields are empty. The fields are always in the same order, which jsonb does not preserve.
 */
export const filledIn = (row: FilledIn | undefined): FilledIn =>
  FilledIn.parse(Object.fromEntries(names.map((name) => [name, row?.[name] ?? null])))

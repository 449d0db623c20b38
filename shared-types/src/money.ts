import { z } from 'zod'

/** An amount in whole euro cents, as the database and `/api` speak it. */
export const Cents = z.int()
export type Cents = z.infer<typeof Cents>

/** An amount in euros with at most two decimals, as `/v1` speaks it. */
export const Euros = z.number().multipleOf(0.01)
export type Euros = z.infer<typeof Euros>

/** Euros to cents. Rounds away the binary noise of a decimal (19.99 * 100 = 1998.9999…). */
export const toCents = (euros: Euros): Cents => Math.round(euros * 100)

export const toEuros = (cents: Cents): Euros => cents / 100

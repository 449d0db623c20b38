import { z } from 'zod'

/** An amount in whole euro cents, as in the database and in `/api`. */
export const Cents = z.int()
export type Cents = z.infer<typeof Cents>

const isInCents = (euros: number): boolean => Math.abs(euros * 100 - Math.round(euros * 100)) < 1e-6

/**
 * An amount in euros with at most two decimals, as in `/v1`. Without `multipleOf`, by which validators of JSON Schema
 * refuse 0.07: they compare binary fractions exactly.
 */
export const Euros = z.number().refine(isInCents)
export type Euros = z.infer<typeof Euros>

/** Converts euros to cents. Rounds, because of binary fractions (19.99 * 100 = 1998.9999…). */
export const toCents = (euros: Euros): Cents => Math.round(euros * 100)

/** An amount as it is typed, and as a spreadsheet has it: `1249,95`. */
export const typedCents = (cents: Cents): string => (cents / 100).toFixed(2).replace('.', ',')

export const toEuros = (cents: Cents): Euros => cents / 100

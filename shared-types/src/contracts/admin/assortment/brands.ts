import { z } from 'zod'
import { filledText, NewSlug, Position, RowId, textOf } from '../fields.ts'

export const StaffBrand = z.strictObject({
  id: RowId,
  version: z.int(),
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  position: z.int(),
  listed: z.boolean(),
  products: z.int(),
})
export type StaffBrand = z.infer<typeof StaffBrand>

/** What an employee saves of a brand. */
export const BrandChange = StaffBrand.omit({ id: true, slug: true, products: true }).extend({
  title: filledText(100),
  description: textOf(20_000),
  position: Position,
})
export type BrandChange = z.infer<typeof BrandChange>

export const NewBrand = z.strictObject({ title: filledText(100), slug: NewSlug })
export type NewBrand = z.infer<typeof NewBrand>

import { z } from 'zod'
import { filledText, NewSlug, Position, RowId, Slug, textOf } from '../fields.ts'

export const StaffCategory = z.strictObject({
  id: RowId,
  version: z.int(),
  path: z.string(),
  slug: z.string(),
  title: z.string(),
  parentId: RowId.nullable(),
  position: z.int(),
  listed: z.boolean(),
  intro: z.string(),
  description: z.string(),
  metaTitle: z.string(),
  metaDescription: z.string(),
  products: z.int(),
})
export type StaffCategory = z.infer<typeof StaffCategory>

/**
 * What an employee saves of a category. With another parent or slug, its address and those
 * below it change, and the old ones redirect.
 */
export const CategoryChange = StaffCategory.omit({ id: true, path: true, products: true }).extend({
  slug: Slug,
  title: filledText(150),
  position: Position,
  intro: textOf(2_000),
  /** HTML, sanitised before it is stored. */
  description: textOf(50_000),
  metaTitle: textOf(200),
  metaDescription: textOf(500),
})
export type CategoryChange = z.infer<typeof CategoryChange>

/** A category of products, or an overview of the categories below it. It is not listed until an employee lists it. */
export const NewCategory = z.strictObject({
  title: filledText(150),
  slug: NewSlug,
  parentId: RowId.nullable(),
  kind: z.enum(['listing', 'overview']),
})
export type NewCategory = z.infer<typeof NewCategory>

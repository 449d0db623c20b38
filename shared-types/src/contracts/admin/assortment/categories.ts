import { z } from 'zod'
import { filledText, NewSlug, Position, RowId, Slug, textOf } from '../fields.ts'
import { ListQuery } from '../list.ts'

/** `q` is a part of the title or the address. */
export const CategoryQuery = ListQuery.extend({ q: z.string().trim().max(100).optional() })
export type CategoryQuery = z.infer<typeof CategoryQuery>

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
  metaTitle: filledText(200),
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

import { z } from 'zod'
import { ContentBlock } from '../../content.ts'
import { Image } from '../../../image.ts'
import { categoryForm } from '../forms/content-forms.ts'
import { filledText, NewSlug, Position, RowId, Slug, textOf } from '../fields.ts'

export const CategorySummary = z.strictObject({
  id: RowId,
  path: z.string(),
  title: z.string(),
  position: z.int(),
  listed: z.boolean(),
  products: z.int(),
})
export type CategorySummary = z.infer<typeof CategorySummary>

export const StaffCategory = CategorySummary.extend({
  version: z.int(),
  slug: z.string(),
  kind: z.enum(['listing', 'overview', 'text']),
  parentId: RowId.nullable(),
  intro: z.string(),
  description: z.string(),
  image: Image.nullable(),
  /** Only the page of an overview or a text shows them. */
  blocks: z.array(ContentBlock),
  metaTitle: z.string(),
  metaDescription: z.string(),
  /** The places in menus and texts that link to it, which leave it out while it is hidden and after it is removed. */
  usedIn: z.array(z.string()),
  /** The page of a promotion, which decides whether it is listed. */
  ofPromotion: z.boolean(),
})
export type StaffCategory = z.infer<typeof StaffCategory>

/**
 * What an employee saves of a category. With another parent or slug, its address and those
 * below it change, and the old ones redirect.
 */
export const CategoryChange = StaffCategory.omit({
  id: true,
  path: true,
  kind: true,
  products: true,
  usedIn: true,
  ofPromotion: true,
}).extend({
  ...categoryForm.schema.shape,
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

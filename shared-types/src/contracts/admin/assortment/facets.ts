import { z } from 'zod'
import { filledText, HexColor, Position, RowId, textOf } from '../fields.ts'

/** A filter of lists. `code` is its key in addresses, which stays. */
export const FacetSummary = z.strictObject({
  id: RowId,
  code: z.string(),
  title: z.string(),
  position: z.int(),
  listed: z.boolean(),
  values: z.int(),
})
export type FacetSummary = z.infer<typeof FacetSummary>

export const StaffFacetValue = z.strictObject({
  id: RowId,
  /** Its part of addresses, which stays. */
  slug: z.string(),
  title: z.string(),
  color: z.string().nullable(),
  position: z.int(),
  listed: z.boolean(),
  /** For sale. */
  products: z.int(),
  /** The advices and configurators that use it. */
  usedBy: z.array(z.string()),
})
export type StaffFacetValue = z.infer<typeof StaffFacetValue>

export const StaffFacet = FacetSummary.extend({
  version: z.int(),
  infoText: z.string().nullable(),
  /** The filter of brands: its values are the brands. */
  followsBrands: z.boolean(),
  hasColors: z.boolean(),
  usedBy: z.array(z.string()),
  values: z.array(StaffFacetValue),
})
export type StaffFacet = z.infer<typeof StaffFacet>

/** How lists show the values of a filter. */
const FacetKind = z.enum(['checkbox', 'color', 'link'], 'Kies een soort.')

/** A filter without values. Its code follows from its title, and stays. */
export const NewFacet = z.strictObject({
  title: filledText(60),
  selectionType: FacetKind,
  position: Position,
})
export type NewFacet = z.infer<typeof NewFacet>

/** What an employee saves of a filter. One that is not listed still works in addresses and advices. */
export const FacetChange = z.strictObject({
  version: z.int(),
  title: filledText(60),
  infoText: textOf(500),
  position: Position,
  listed: z.boolean(),
})
export type FacetChange = z.infer<typeof FacetChange>

export const NewFacetValue = z.strictObject({ title: filledText(60), color: HexColor.nullable() })
export type NewFacetValue = z.infer<typeof NewFacetValue>

/** What a form changes of a value at once, as it was when the form was opened. */
export const FacetValueBefore = StaffFacetValue.pick({
  title: true,
  color: true,
  position: true,
  listed: true,
})

export const FacetValueChange = NewFacetValue.extend({
  position: Position,
  listed: z.boolean(),
  was: FacetValueBefore,
})
export type FacetValueChange = z.infer<typeof FacetValueChange>

/** Gives the products of a value another value of the same filter, and deletes the value. */
export const FacetValueMerge = z.strictObject({ intoId: RowId })

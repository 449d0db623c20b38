import { z } from 'zod'
import { filledText, HexColor, RowId } from '../fields.ts'

/** Products of one design that differ in these attributes, such as Kleur and Stof. */
export const FamilySummary = z.strictObject({
  id: RowId,
  title: z.string(),
  attributes: z.array(z.string()),
  products: z.int(),
})
export type FamilySummary = z.infer<typeof FamilySummary>

export const StaffFamily = FamilySummary.extend({
  version: z.int(),
  members: z.array(
    z.strictObject({
      productId: RowId,
      title: z.string(),
      /** For sale: the shop shows only these. */
      active: z.boolean(),
      /** One per attribute, in the same order. */
      values: z.array(z.strictObject({ title: z.string(), color: z.string().nullable() })),
    }),
  ),
})
export type StaffFamily = z.infer<typeof StaffFamily>

/** A new family has no products yet. */
export const NewFamily = z.strictObject({
  title: filledText(100),
  attributes: z
    .array(filledText(30))
    .min(1, 'Vul minstens één kenmerk in.')
    .max(2, 'Vul hoogstens twee kenmerken in.'),
})
export type NewFamily = z.infer<typeof NewFamily>

/** What an employee saves: all members. A product that is left out leaves the family. */
export const FamilyChange = NewFamily.extend({
  version: z.int(),
  members: z
    .array(
      z.strictObject({
        productId: RowId,
        values: z.array(z.strictObject({ title: filledText(60), color: HexColor.nullable() })),
      }),
    )
    .max(100, 'Een familie heeft hoogstens 100 producten.'),
})
export type FamilyChange = z.infer<typeof FamilyChange>

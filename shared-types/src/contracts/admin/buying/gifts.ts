import { z } from 'zod'
import { RowId } from '../fields.ts'

/** The articles of a category that come with a gift, and what that is. */
export const StaffGift = z.strictObject({
  /** The title of the category. */
  id: RowId,
  category: z.string(),
  /** Whether shoppers get it. */
  offered: z.boolean(),
  /** By the size of the article that it comes with. */
  gifts: z.array(z.strictObject({ size: z.string(), article: z.string(), sku: z.string(), stock: z.int() })),
})
export type StaffGift = z.infer<typeof StaffGift>

export const GiftOffer = z.strictObject({ offered: z.boolean() })
export type GiftOffer = z.infer<typeof GiftOffer>

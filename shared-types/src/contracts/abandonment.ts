import { z } from 'zod'
import { LenientEmail } from '../texts.ts'

const ProductIds = z.array(z.int().positive().max(2_147_483_647)).max(100)

/** `POST /api/abandonment/cart`: a shopper leaves the page with this cart. `updatedAt` as the cart said. Only with consent to marketing, like the three after it. */
export const AbandonCart = z.strictObject({
  quoteId: z.uuid(),
  updatedAt: z.iso.datetime(),
  products: ProductIds,
})
export type AbandonCart = z.infer<typeof AbandonCart>

/** `POST /api/abandonment/browse`: what a shopper looked at, newest first. */
export const AbandonBrowse = z.strictObject({ products: ProductIds.min(1) })
export type AbandonBrowse = z.infer<typeof AbandonBrowse>

/** `POST /api/abandonment/category`: the path of a list. */
export const AbandonCategory = z.strictObject({ category: z.string().min(1).max(400) })
export type AbandonCategory = z.infer<typeof AbandonCategory>

/** `POST /api/abandonment/email`: as it was typed. What is no address is not stored. */
export const AbandonEmail = z.strictObject({ email: LenientEmail.max(255) })
export type AbandonEmail = z.infer<typeof AbandonEmail>

/** `POST /api/abandonment/unsubscribe`: no consent needed to leave. */
export const AbandonUnsubscribe = z.strictObject({ token: z.string().max(512) })
export type AbandonUnsubscribe = z.infer<typeof AbandonUnsubscribe>

/** The answer to the first four, whether something was noted or not. */
export const AbandonNoted = z.strictObject({ noted: z.boolean() })
export type AbandonNoted = z.infer<typeof AbandonNoted>

/** The answer to the last: a sentence for the shopper. */
export const AbandonTold = z.strictObject({ message: z.string() })
export type AbandonTold = z.infer<typeof AbandonTold>

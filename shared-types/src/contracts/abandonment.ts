import { z } from 'zod'
import { LenientEmail } from '../texts.ts'

const ProductIds = z.array(z.int().positive().max(2_147_483_647)).max(100)

/**
 * `POST /api/abandonment/cart`: a shopper leaves the page with this cart. `updatedAt` is that of the cart.
 * This request and the next three require consent to reminders.
 */
export const AbandonCart = z.strictObject({
  quoteId: z.uuid(),
  updatedAt: z.iso.datetime({ offset: true }),
  products: ProductIds,
})
export type AbandonCart = z.infer<typeof AbandonCart>

/** `POST /api/abandonment/browse`: the products that a shopper viewed, newest first. */
export const AbandonBrowse = z.strictObject({ products: ProductIds.min(1) })
export type AbandonBrowse = z.infer<typeof AbandonBrowse>

/** `POST /api/abandonment/category`: the path of a listing. */
export const AbandonCategory = z.strictObject({ category: z.string().min(1).max(400) })
export type AbandonCategory = z.infer<typeof AbandonCategory>

/**
 * `POST /api/abandonment/email`: the address as typed. Invalid addresses are not stored. An empty one needs no
 * consent: it deletes all that was stored.
 */
export const AbandonEmail = z.strictObject({ email: LenientEmail.max(255) })
export type AbandonEmail = z.infer<typeof AbandonEmail>

/** `POST /api/abandonment/unsubscribe`: needs no consent. */
export const AbandonUnsubscribe = z.strictObject({ token: z.string().max(512) })
export type AbandonUnsubscribe = z.infer<typeof AbandonUnsubscribe>

/** The answer to the first four requests: whether something was stored. */
export const AbandonNoted = z.strictObject({ noted: z.boolean() })
export type AbandonNoted = z.infer<typeof AbandonNoted>

/** The answer to unsubscribing: a message for the shopper. */
export const AbandonmentMessage = z.strictObject({ message: z.string() })
export type AbandonmentMessage = z.infer<typeof AbandonmentMessage>

import { z } from 'zod'
import { LenientEmail } from '../texts.ts'

const ProductIds = z.array(z.int().positive().max(2_147_483_647)).max(100)

/** `POST /v1/abandon/cart`: someone leaves the page with this cart. `updated_at` as the cart said. */
export const AbandonCart = z.strictObject({
  quote_id: z.uuid(),
  updated_at: z.iso.datetime(),
  products: ProductIds,
})
export type AbandonCart = z.infer<typeof AbandonCart>

/** `POST /v1/abandon/browse`: what someone looked at, newest first. */
export const AbandonBrowse = z.strictObject({ products: ProductIds.min(1) })
export type AbandonBrowse = z.infer<typeof AbandonBrowse>

/** `POST /v1/abandon/category`: the path of the list that someone looked through. */
export const AbandonCategory = z.strictObject({ category: z.string().min(1).max(400) })
export type AbandonCategory = z.infer<typeof AbandonCategory>

/** `POST /v1/abandon/email`: an address as it was typed. One that is none is not kept. */
export const AbandonEmail = z.strictObject({ email: LenientEmail.max(255) })
export type AbandonEmail = z.infer<typeof AbandonEmail>

/** `POST /v1/abandon/unsubscribe`: the token of the link in the mail. */
export const AbandonUnsubscribe = z.strictObject({ token: z.string().max(512) })
export type AbandonUnsubscribe = z.infer<typeof AbandonUnsubscribe>

/** The answer to the first four, whether something was noted or not. */
export const AbandonNoted = z.object({ noted: z.boolean() })
export type AbandonNoted = z.infer<typeof AbandonNoted>

/** The answer to the last: a sentence for the shopper. */
export const AbandonTold = z.object({ message: z.string() })
export type AbandonTold = z.infer<typeof AbandonTold>

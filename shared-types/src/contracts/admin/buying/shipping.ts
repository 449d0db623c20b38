import { z } from 'zod'
import { CountryCode } from '../../checkout.ts'
import { filledText } from '../fields.ts'

const amountMessage = 'Vul een bedrag in, zoals 4,95.'
const cents = z
  .int(amountMessage)
  .min(0, 'Een bedrag is nul of meer.')
  .max(9_999_999, 'Dit bedrag is te hoog.')

/** The longest title or description of a method, in characters. */
export const longestShippingText = 200

const text = filledText(longestShippingText)

const fields = {
  title: text,
  description: text,
  /** Whether shoppers can choose it. */
  offered: z.boolean(),
  priceCents: cents,
  /** The article total from which it is free; null for a method that always has its price. */
  freeFromCents: cents.nullable(),
}

export const ShippingMethodSummary = z.strictObject({
  ...fields,
  /** Its code. */
  id: z.string(),
  countries: z.array(CountryCode),
  /** Only for articles that are ready to ship as a parcel. */
  express: z.boolean(),
  /** The extra costs of the same method with insurance; null if it has none. */
  insuredExtraCents: cents.nullable(),
})
export type ShippingMethodSummary = z.infer<typeof ShippingMethodSummary>

/** A text of the shop that promises free shipping. Its name is a key, a slug, a path or a code; of products, their number. */
export const FreeShippingText = z.strictObject({
  kind: z.enum(['content', 'service page', 'page', 'category', 'shipping method', 'products']),
  name: z.string(),
})
export type FreeShippingText = z.infer<typeof FreeShippingText>

export const StaffShippingMethod = ShippingMethodSummary.extend({
  /** Null for a method without insurance. */
  insuredTitle: text.nullable(),
  insuredDescription: text.nullable(),
  /** The slugs of the service pages with the shop's own text about its costs, which follows every change. */
  statedOn: z.array(z.string()),
  /** What no service page has of that text, so that it follows no change. */
  unstated: z.array(z.string()),
  /** If no method is always free: the texts that say so. */
  promises: z.array(FreeShippingText),
  /** The version of the row as it was read: a change of another version is refused. */
  version: z.string(),
})
export type StaffShippingMethod = z.infer<typeof StaffShippingMethod>

export const ShippingMethodChange = StaffShippingMethod.pick({
  title: true,
  description: true,
  offered: true,
  priceCents: true,
  freeFromCents: true,
  insuredTitle: true,
  insuredDescription: true,
  insuredExtraCents: true,
}).extend({
  countries: z.array(CountryCode).min(1, 'Kies minstens één land.'),
  version: z.string().max(40),
})
export type ShippingMethodChange = z.infer<typeof ShippingMethodChange>

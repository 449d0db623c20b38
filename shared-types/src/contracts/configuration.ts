import { z } from 'zod'
import { Html } from '../html/html.ts'
import { Cents } from '../money.ts'
import { onWire, widerOnWire } from '../wire.ts'

const fields = {
  slug: z.string(),
  options: onWire('boxconfig', z.string()),
  choices: z.array(z.strictObject({ title: z.string(), value: z.string(), extra: Cents })),
}

/** The provider's form, with more fields: `summary` is the sanitised HTML of the configuration. */
const Whole = z.strictObject({
  slug: fields.slug,
  boxconfigId: z.string(),
  options: fields.options,
  summary: Html,
  imageUrl: z.string(),
  choices: fields.choices,
})
export type ProviderConfiguration = z.infer<typeof Whole>

/**
 * The configuration of a cart or order line; null for products without one. `slug` and `options` make the URL
 * that opens it again. The provider gives the titles in `choices`; `extra` is included in its price.
 */
export const Configuration = widerOnWire(z.strictObject(fields), Whole)
export type Configuration = z.infer<typeof Configuration>

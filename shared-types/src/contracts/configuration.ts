import { z } from 'zod'
import { Cents } from '../money.ts'
import { onWire, widerOnWire } from '../wire.ts'

const fields = {
  slug: z.string(),
  options: onWire('boxconfig', z.string()),
  choices: z.array(z.strictObject({ title: z.string(), value: z.string(), extra: Cents })),
}

/** What the provider says of it besides: `summary` is the sanitised HTML that the configuration came with. */
const Whole = z.strictObject({
  slug: fields.slug,
  boxconfigId: z.string(),
  options: fields.options,
  summary: z.string(),
  imageUrl: z.string(),
  choices: fields.choices,
})
export type ProviderConfiguration = z.infer<typeof Whole>

/**
 * How a line of a cart or an order was put together; null for everything that is sold as it is. `slug` and `options`
 * make the address that opens it again. The provider names the `choices` itself; `extra` is in the line's price.
 */
export const Configuration = widerOnWire(z.strictObject(fields), Whole)
export type Configuration = z.infer<typeof Configuration>

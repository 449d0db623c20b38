import { z } from 'zod'
import { longestChoices } from '../configuration.ts'
import { Image } from '../image.ts'
import { Cents } from '../money.ts'

export const ConfiguratorStepType = z.enum(['tile', 'buttons', 'summary'])
export type ConfiguratorStepType = z.infer<typeof ConfiguratorStepType>

/**
 * `id` is unique within its property. `btnText` is what the choice is called, on its button and in the summary; `label`
 * is a word beside it ('Meest gekozen'), `text` the tooltip, `extra` the supplement. `code` stands for the option in
 * the address of a picture (`renderPath`); null when the picture does not show it. `image` is the tile's own picture.
 */
export const ConfiguratorOption = z.strictObject({
  id: z.string(),
  btnText: z.string(),
  btnSubText: z.string().nullable(),
  btnId: z.string(),
  label: z.string().nullable(),
  extra: Cents,
  text: z.string().nullable(),
  xpoId: z.int(),
  xpoVarId: z.int(),
  code: z.string().nullable(),
  image: Image.nullable(),
})
export type ConfiguratorOption = z.infer<typeof ConfiguratorOption>

export const ConfiguratorProperty = z.strictObject({
  property: z.string(),
  title: z.string(),
  order: z.int(),
  options: z.array(ConfiguratorOption),
})
export type ConfiguratorProperty = z.infer<typeof ConfiguratorProperty>

/** `multiProperties`: the step asks several properties at once; otherwise `properties` has one, named as the step. */
export const ConfiguratorStep = z.strictObject({
  property: z.string(),
  title: z.string(),
  order: z.int(),
  type: ConfiguratorStepType,
  multiProperties: z.boolean(),
  properties: z.array(ConfiguratorProperty),
})
export type ConfiguratorStep = z.infer<typeof ConfiguratorStep>

/**
 * `GET /api/configurator/:slug`. A slug that is no set answers the default set with `isDefaultSet` true, for the note
 * to the shopper; `slug` is always the set's own. Steps come in order, those without options included.
 * `defaultConfig` is dash separated; without its first two parts it has an option id for every property, in order,
 * none with a supplement. `siblings` are the other sets, for a way to them.
 */
export const Configurator = z.strictObject({
  slug: z.string(),
  isDefaultSet: z.boolean(),
  name: z.string(),
  code: z.string(),
  summary: z.string(),
  basePrice: Cents,
  fallbackImage: Image,
  defaultConfig: z.string(),
  category: z.strictObject({ id: z.int(), name: z.string() }),
  steps: z.array(ConfiguratorStep),
  /** What goes into the cart, for the data layer. */
  itemId: z.int(),
  sku: z.string(),
  title: z.string(),
  brand: z.string(),
  mainCategory: z.string(),
  delivery: z.string(),
  /** How many can be built now; 0 is sold out. */
  stock: z.int(),
  siblings: z.array(z.strictObject({ slug: z.string(), name: z.string(), basePrice: Cents, image: Image })),
})
export type Configurator = z.infer<typeof Configurator>

/**
 * `POST /api/configurator/:slug/cart` puts one in the cart and answers with the whole cart. `options` as
 * `writeChoices` writes them, all properties chosen; `price` is what the shopper saw, in cents. Refused with
 * `configuration_incomplete`, `configuration_unknown` (an option that there is not), `configuration_price` (costs
 * something else now), `out_of_stock` or `quantity_unavailable`, each with a Dutch sentence in `detail`.
 */
export const AddConfigurationRequest = z.strictObject({
  options: z.string().max(longestChoices),
  price: Cents.min(0).max(100_000_000),
})
export type AddConfigurationRequest = z.infer<typeof AddConfigurationRequest>

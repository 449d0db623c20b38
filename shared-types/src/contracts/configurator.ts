import { z } from 'zod'
import { longestChoices } from '../configuration.ts'
import { Image } from '../image.ts'
import { Cents } from '../money.ts'
import { alikeOnWire, onWire } from '../wire.ts'
import { AddItemRequest, ShownPrice } from './cart.ts'
import { Product } from './catalog.ts'

const Code = z.string().regex(/^[a-z0-9]+$/)
const PropertyName = z.string().regex(/^[a-z0-9-]+$/)

/**
 * An option of a property, with the names of the spec (§3). `id` is unique within its property. `btnText` is
 * its name on the button and in summaries; `label` is shown beside it ('Meest gekozen'), `text` is the tooltip,
 * `extra` the supplement. `xpoId` and `xpoVarId` are the manufacturer's article and variant. `code` identifies
 * the option in the URL of a picture (`renderPath`); null for an option that pictures do not show. `image` is
 * the picture of its tile.
 */
export const ConfiguratorOption = alikeOnWire(
  z.strictObject({
    id: Code,
    btnText: z.string().min(1),
    btnSubText: z.string().nullable(),
    btnId: z.string(),
    label: z.string().nullable(),
    extra: Cents.min(0),
    text: z.string().nullable(),
    xpoId: z.int(),
    xpoVarId: z.int(),
    code: Code.nullable(),
    image: Image.nullable(),
  }),
)
export type ConfiguratorOption = z.infer<typeof ConfiguratorOption>

export const ConfiguratorProperty = z.strictObject({
  property: PropertyName,
  title: z.string(),
  order: z.int(),
  options: z.array(ConfiguratorOption),
})
export type ConfiguratorProperty = z.infer<typeof ConfiguratorProperty>

export const ConfiguratorStepType = z.enum(['tile', 'buttons', 'summary'])
export type ConfiguratorStepType = z.infer<typeof ConfiguratorStepType>

/**
 * `multiProperties`: the step has several properties; otherwise `properties` has one, with the name of the
 * step.
 */
export const ConfiguratorStep = alikeOnWire(
  z.strictObject({
    property: PropertyName,
    title: z.string(),
    order: z.int(),
    type: ConfiguratorStepType,
    multiProperties: z.boolean(),
    properties: z.array(ConfiguratorProperty),
  }),
)
export type ConfiguratorStep = z.infer<typeof ConfiguratorStep>

/**
 * `GET /api/configurator/:slug`. For an unknown slug, it is the default set with `isDefaultSet` true, for the note to
 * the shopper; `slug` is always that of the set itself. Steps and properties are in order; some have no options.
 * `defaultConfig` is separated by dashes: after its first two parts it has the id of an option without supplement for
 * each property with options, in order. `siblings` are the other sets.
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
  /** The article that is added to the cart, for the data layer. */
  itemId: z.int(),
  sku: z.string(),
  title: z.string(),
  brand: z.string(),
  mainCategory: z.string(),
  delivery: z.string(),
  /** Those of its product. */
  specifications: Product.shape.specifications,
  manufacturer: Product.shape.manufacturer,
  /** How many can be built now; 0 is sold out. */
  stock: z.int(),
  siblings: z.array(z.strictObject({ slug: z.string(), name: z.string(), basePrice: Cents, image: Image })),
})
export type Configurator = z.infer<typeof Configurator>

/**
 * `POST /api/configurator/:slug/cart` adds one to the cart and answers with the whole cart. `options` has all
 * properties, as `writeChoices` writes them; `price` is the price that was shown. With `replaces`, the id of a cart
 * line, the bed takes the place of that line, with its quantity. Refused with
 * `not_found` (the bed is not sold, or that line is no longer in the cart), `configuration_incomplete`, `configuration_unknown` (an option that does not exist), `configuration_price` (the price
 * is different now), `out_of_stock` or `quantity_unavailable`, each with a Dutch sentence in `detail`.
 */
export const AddConfigurationRequest = z.strictObject({
  options: onWire('boxconfig', z.string().max(longestChoices)),
  price: ShownPrice,
  replaces: AddItemRequest.shape.itemId.optional(),
})
export type AddConfigurationRequest = z.infer<typeof AddConfigurationRequest>

import { z } from 'zod'
import { longestChoices } from '../configuration.ts'
import { Image } from '../image.ts'
import { Euros } from '../money.ts'
import { alikeOnWire } from '../wire.ts'

/**
 * One answer to a question, in the words of the spec (§3). `btnText` is what the choice is called, on its button and
 * in every summary; `label` is a word beside it ('Meest gekozen'), `text` the tooltip, `extra` the supplement.
 * `xpoId` and `xpoVarId` are the article and the variant of the maker. `code` stands for the option in the reference of
 * a picture; null when it cannot be seen there. `image` is the tile's own picture.
 */
export const ConfiguratorOption = alikeOnWire(
  z.object({
    id: z.string().regex(/^[a-z0-9]+$/),
    btnText: z.string().min(1),
    btnSubText: z.string().nullable(),
    btnId: z.string(),
    label: z.string().nullable(),
    extra: Euros.min(0),
    text: z.string().nullable(),
    xpoId: z.int(),
    xpoVarId: z.int(),
    code: z
      .string()
      .regex(/^[a-z0-9]+$/)
      .nullable(),
    image: Image.nullable(),
  }),
)
export type ConfiguratorOption = z.infer<typeof ConfiguratorOption>

/** A property name has letters, digits and dashes. */
export const ConfiguratorProperty = z.object({
  property: z.string().regex(/^[a-z0-9-]+$/),
  title: z.string(),
  order: z.int(),
  options: z.array(ConfiguratorOption),
})
export type ConfiguratorProperty = z.infer<typeof ConfiguratorProperty>

export const ConfiguratorStepType = z.enum(['tile', 'buttons', 'summary'])
export type ConfiguratorStepType = z.infer<typeof ConfiguratorStepType>

/** `multiProperties`: the step asks several properties at once; otherwise `properties` has one, named as the step. */
export const ConfiguratorStep = alikeOnWire(
  z.object({
    property: z.string().regex(/^[a-z0-9-]+$/),
    title: z.string(),
    order: z.int(),
    type: ConfiguratorStepType,
    multiProperties: z.boolean(),
    properties: z.array(ConfiguratorProperty),
  }),
)
export type ConfiguratorStep = z.infer<typeof ConfiguratorStep>

/**
 * `GET /v1/catalog/configurator/{id}`, by the id or slug of the product or by the `code` of the set, and the static
 * `/v1/catalog/configurator/hotel-boxspring-set.json`. 404 when there is no such set. Without its first two parts, the dash separated `defaultConfig` has an option id for every
 * property, in the order of steps and properties; none of them costs extra. `category` 2 has its pictures among the
 * scenes of the render service, every other among its images.
 */
export const Configurator = alikeOnWire(
  z.object({
    name: z.string(),
    code: z.string(),
    basePrice: Euros,
    fallbackImage: Image,
    defaultConfig: z.string(),
    category: z.object({ id: z.int(), name: z.string() }),
    steps: z.array(ConfiguratorStep),
  }),
)
export type Configurator = z.infer<typeof Configurator>

/** `GET /v1/catalog/configurators`: what can be put together, in the order of the shop. `price` is without supplements. */
export const ConfigurableProduct = z.object({
  slug: z.string(),
  title: z.string(),
  price: Euros,
  image: Image,
})
export type ConfigurableProduct = z.infer<typeof ConfigurableProduct>

export const ConfigurableProducts = z.object({ products: z.array(ConfigurableProduct) })
export type ConfigurableProducts = z.infer<typeof ConfigurableProducts>

/** An amount as a caller may send it. */
const SentEuros = z.number().min(0).max(1_000_000)

/**
 * `POST /v1/cart/configurator` (spec §7). `boxconfig` holds the choices, `property:id|…`; `boxconfig_id` names their
 * articles. `price` and `special_price_incl` are what the shopper saw: refused when it is not what the options cost.
 */
export const AddConfigurationRequest = z.strictObject({
  item_id: z.int().positive().max(2_147_483_647),
  quantity: z.literal(1),
  custom: z.strictObject({
    slug: z.string().max(100),
    boxconfig_id: z.string().max(300),
    special_price_incl: SentEuros,
    price: SentEuros,
    category: z.literal('Boxspring kopen'),
    boxconfig: z.string().max(longestChoices),
    summary: z.string().max(8_000),
    /** On our own site, or with its scheme. */
    image_url: z
      .string()
      .max(500)
      .regex(/^(\/(?!\/)|https?:\/\/)/),
  }),
})
export type AddConfigurationRequest = z.infer<typeof AddConfigurationRequest>

/** `GET /render/scenes` and `GET /render/images` of the render service. `renderUrl` holds `width=-1`. */
export const RenderedPictures = z.array(
  alikeOnWire(z.object({ reference: z.string(), renderUrl: z.string() })),
)
export type RenderedPictures = z.infer<typeof RenderedPictures>

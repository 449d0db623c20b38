import { z } from 'zod'
import { alikeOnWire } from '../../wire.ts'
import { AddItemRequest } from '../cart.ts'
import * as configurator from '../configurator.ts'

/**
 * `GET /v1/catalog/configurator/{id}`, by the id or slug of the product or by the `code` of the set, and the static
 * `/v1/catalog/configurator/hotel-boxspring-set.json`. 404 for an unknown set. The pictures of `category` 2 are among
 * the scenes of the render service, those of the others among its images.
 */
export const Configurator = alikeOnWire(
  configurator.Configurator.pick({
    name: true,
    code: true,
    basePrice: true,
    fallbackImage: true,
    defaultConfig: true,
    category: true,
    steps: true,
  }),
)
export type Configurator = z.infer<typeof Configurator>

const sibling = configurator.Configurator.shape.siblings.element.shape

/** `GET /v1/catalog/configurators`: the configurable products, in the order of the shop. `price` is without supplements. */
export const ConfigurableProduct = z.strictObject({
  slug: sibling.slug,
  title: sibling.name,
  price: sibling.basePrice,
  image: sibling.image,
})
export type ConfigurableProduct = z.infer<typeof ConfigurableProduct>

export const ConfigurableProducts = z.strictObject({ products: z.array(ConfigurableProduct) })
export type ConfigurableProducts = z.infer<typeof ConfigurableProducts>

const { replaces, ...bed } = configurator.AddConfigurationRequest.shape

/**
 * `POST /v1/cart/configurator` (spec §7). `boxconfigId` names the articles of the options. `price` and
 * `specialPriceIncl` are the price that was shown; another price than that of the options is refused. With
 * `replaces`, the id of a cart line, the bed takes the place of that line: `quantity` is then that of the line.
 */
export const AddConfigurationRequest = z.strictObject({
  itemId: AddItemRequest.shape.itemId,
  quantity: z.literal(1),
  replaces,
  custom: z.strictObject({
    slug: z.string().max(100),
    boxconfigId: z.string().max(300),
    specialPriceIncl: bed.price,
    ...bed,
    category: z.literal('Boxspring kopen'),
    summary: z.string().max(8_000),
    /** A path on our own site, or a URL with its scheme. */
    imageUrl: z
      .string()
      .max(500)
      .regex(/^(\/(?!\/)|https?:\/\/)/),
  }),
})
export type AddConfigurationRequest = z.infer<typeof AddConfigurationRequest>

/** `GET /render/scenes` and `GET /render/images` of the render service. `renderUrl` contains `width=-1`. */
export const RenderedPictures = z.array(
  alikeOnWire(z.object({ reference: z.string(), renderUrl: z.string() })),
)
export type RenderedPictures = z.infer<typeof RenderedPictures>

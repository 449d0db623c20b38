import type {
  Configurator,
  ConfiguratorOption,
  ConfiguratorProperty,
  ConfiguratorStep,
} from 'shared-types/api/configurator'
import { toCents } from 'shared-types/money'
import type { Product } from 'shared-types/contracts/provider/catalog'
import type * as v1 from 'shared-types/v1/configurator'

const inOrder = (left: { order: number }, right: { order: number }) => left.order - right.order

const toOption = (option: v1.ConfiguratorOption): ConfiguratorOption => ({
  ...option,
  extra: toCents(option.extra),
})

const toProperty = (property: v1.ConfiguratorProperty): ConfiguratorProperty => ({
  ...property,
  options: property.options.map(toOption),
})

const toStep = (step: v1.ConfiguratorStep): ConfiguratorStep => ({
  ...step,
  properties: step.properties.toSorted(inOrder).map(toProperty),
})

interface Found {
  /** The requested slug. */
  asked: string
  data: v1.Configurator
  product: Product
  siblings: v1.ConfigurableProduct[]
}

export const reshapeConfigurator = ({ asked, data, product, siblings }: Found): Configurator => {
  const [variant] = product.variants
  return {
    slug: product.slug,
    isDefaultSet: product.slug !== asked,
    name: data.name,
    code: data.code,
    summary: product.summary,
    basePrice: toCents(data.basePrice),
    fallbackImage: data.fallbackImage,
    defaultConfig: data.defaultConfig,
    category: data.category,
    steps: data.steps.toSorted(inOrder).map(toStep),
    itemId: product.variantId,
    sku: product.sku,
    title: product.title,
    brand: product.brand.title,
    mainCategory: product.mainCategory.title,
    delivery: variant?.delivery ?? product.delivery,
    stock: variant?.stock ?? 0,
    siblings: siblings.map(({ slug, title, price, image }) => ({
      slug,
      name: title,
      basePrice: toCents(price),
      image,
    })),
  }
}

import type { Configurator, ConfiguratorStep } from 'shared-types/contracts/configurator'
import type { Product } from 'shared-types/contracts/provider/catalog'
import type * as provider from 'shared-types/contracts/provider/configurator'

const inOrder = (left: { order: number }, right: { order: number }) => left.order - right.order

const toStep = (step: ConfiguratorStep): ConfiguratorStep => ({
  ...step,
  properties: step.properties.toSorted(inOrder),
})

interface Bed {
  /** The slug that was requested; the default set is shown for an unknown one. */
  requested: string
  set: provider.Configurator
  product: Product
  siblings: provider.ConfigurableProduct[]
}

export const toConfigurator = ({ requested, set, product, siblings }: Bed): Configurator => {
  const [variant] = product.variants
  return {
    ...set,
    slug: product.slug,
    isDefaultSet: product.slug !== requested,
    summary: product.summary,
    steps: set.steps.toSorted(inOrder).map(toStep),
    itemId: product.variantId,
    sku: product.sku,
    title: product.title,
    brand: product.brand.title,
    mainCategory: product.mainCategory.title,
    delivery: variant?.delivery ?? product.delivery,
    specifications: product.specifications,
    manufacturer: product.manufacturer,
    stock: variant?.stock ?? 0,
    siblings: siblings.map(({ title, price, ...sibling }) => ({
      ...sibling,
      name: title,
      basePrice: price,
    })),
  }
}

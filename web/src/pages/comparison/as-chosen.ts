import type { Product } from 'shared-types/contracts/catalog'
import { picturesOf } from '../../features/catalog/product/choose-variant.ts'
import { paths } from '../../paths.ts'

/** What an entry of the comparison names after the slug: the id of a variant, or the size of a configurable bed. */
const choiceOf = (entry: string): string | undefined => entry.split('/')[1]

const inSize = (product: Product, { title, price, image }: Product['sizes'][number]): Product => ({
  ...product,
  // As the default set in this size, it has one price.
  configurable: false,
  price,
  images: image ? [image, ...product.images] : product.images,
  options: [{ title: 'Maat', values: [{ title, color: null }] }],
})

/** The product as an entry chose it: as if it came only in that size, at its price. The whole product if it has no such choice. */
export const asChosen = (product: Product, entry: string): Product => {
  const choice = choiceOf(entry)
  const size = product.sizes.find(({ configuration }) => configuration === choice)
  if (size) return inSize(product, size)
  const variant = product.variants.find(({ id }) => String(id) === choice)
  if (!variant) return product
  const { price, available, values } = variant
  return {
    ...product,
    variantId: variant.id,
    variants: [variant],
    price,
    available,
    images: picturesOf(product, variant),
    options: product.options.map((option, index) => ({
      ...option,
      values: option.values.filter(({ title }) => title === values[index]),
    })),
  }
}

/** Leads to the product as the entry chose it. */
export const pathTo = ({ slug, sizes, variants }: Product, entry: string): string => {
  const choice = choiceOf(entry)
  if (sizes.some(({ configuration }) => configuration === choice)) {
    return paths.configurator(slug, { options: choice })
  }
  return paths.product(slug, variants.find(({ id }) => String(id) === choice)?.id)
}

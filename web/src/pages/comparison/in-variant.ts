import type { Product } from 'shared-types/contracts/catalog'
import { picturesOf } from '../../features/catalog/product/choose-variant.ts'

/** The id of the variant in an entry of the comparison; null for the whole product. */
export const comparedVariant = (entry: string): number | null => Number(entry.split('/')[1]) || null

/** The product in one variant: as if it came only in that size, at its price. The whole product if it has no such variant. */
export const inVariant = (product: Product, variantId: number | null): Product => {
  const variant = product.variants.find(({ id }) => id === variantId)
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

import type { Product, ProductOption, Variant } from 'shared-types/api/catalog'

/** A size that says there is none (spec §3): never shown. */
const hiddenValue = '0x0'

export const isHidden = (option: ProductOption): boolean =>
  option.values.every(({ title }) => title === hiddenValue)

export const shownValues = (option: ProductOption) =>
  option.values.filter(({ title }) => title !== hiddenValue)

const sameValues = (variant: Variant, values: string[]) =>
  variant.values.filter((value, index) => value === values[index]).length

/**
 * The variant that a choice leads to: the one with the chosen value that keeps most of the other choices, and
 * of those rather one that can be had. Null only when no variant has the value.
 */
export const chooseVariant = (
  variants: Variant[],
  current: Variant,
  option: number,
  value: string,
): Variant | null => {
  const wanted = current.values.with(option, value)
  const rank = (variant: Variant) => sameValues(variant, wanted) * 2 + (variant.available ? 1 : 0)
  return variants
    .filter((variant) => variant.values[option] === value)
    .reduce<Variant | null>((best, variant) => (best && rank(best) >= rank(variant) ? best : variant), null)
}

/** Whether choosing a value keeps all the other choices and can be had. */
export const isAvailable = (
  variants: Variant[],
  current: Variant,
  option: number,
  value: string,
): boolean => {
  const wanted = current.values.with(option, value)
  return variants.some((variant) => variant.available && sameValues(variant, wanted) === wanted.length)
}

/** What is shown first. The contract gives every product at least one variant. */
export const firstVariant = (product: Product): Variant | undefined =>
  product.variants.find(({ id }) => id === product.variantId) ?? product.variants[0]

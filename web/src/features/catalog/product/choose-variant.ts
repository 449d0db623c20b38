import type { Product, ProductOption, Variant } from 'shared-types/contracts/catalog'
import type { Image } from 'shared-types/image'

/** A size that means "no size" (spec §3): never shown. */
export const hiddenValue = '0x0'

export const isHidden = (option: ProductOption): boolean =>
  option.values.every(({ title }) => title === hiddenValue)

export const shownValues = (option: ProductOption) =>
  option.values.filter(({ title }) => title !== hiddenValue)

const sameValues = (variant: Variant, values: string[]) =>
  variant.values.filter((value, index) => value === values[index]).length

/**
 * The variant that a choice leads to: it has the chosen value and keeps most of the other choices; among
 * equals, available variants come first. Null only if no variant has the value.
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

/** Whether choosing a value keeps all other choices and leads to an available variant. */
export const isAvailable = (
  variants: Variant[],
  current: Variant,
  option: number,
  value: string,
): boolean => {
  const wanted = current.values.with(option, value)
  return variants.some((variant) => variant.available && sameValues(variant, wanted) === wanted.length)
}

/** The initial variant: the requested one, else the default. By contract every product has a variant. */
export const firstVariant = (product: Product, requested: number | null = null): Variant | undefined => {
  const find = (wanted: number | null) => product.variants.find(({ id }) => id === wanted)
  return find(requested) ?? find(product.variantId) ?? product.variants[0]
}

/** The product's pictures, with that of the variant first. */
export const picturesOf = ({ images }: Product, variant: Variant | undefined): Image[] => {
  const own = variant?.image
  return own ? [own, ...images.filter(({ file }) => file !== own.file)] : images
}

/** The other options that had to change to make a choice possible, in words; null if none did. */
export const otherChanges = (
  options: ProductOption[],
  before: Variant,
  after: Variant,
  option: number,
): string | null => {
  const changed = options.flatMap(({ title }, index) =>
    index !== option && before.values[index] !== after.values[index]
      ? [`${title.toLowerCase()} ${after.values[index]}`]
      : [],
  )
  return changed.length === 0
    ? null
    : `${after.values[option]} is er niet met je andere keuze. Je ziet nu ${changed.join(' en ')}.`
}

/** The price in cents of each value of an option with the other choices unchanged; null if they all cost the same. */
export const pricesOf = (
  { options, variants }: Product,
  current: Variant,
  option: number,
): Map<string, number> | null => {
  const prices = new Map(
    (options[option]?.values ?? []).flatMap(({ title }) => {
      const variant = chooseVariant(variants, current, option, title)
      return variant ? [[title, variant.price.price] as const] : []
    }),
  )
  return new Set(prices.values()).size > 1 ? prices : null
}

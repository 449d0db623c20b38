import type { CategoryFilter } from 'shared-types/contracts/catalog'
import { priceKey } from 'shared-types/urls/listing-url'
import { type FilterChoice } from 'shared-types/urls/listing-filters'

/** Whole euros, both ends included. */
export type PriceRange = [min: number, max: number]

/** The bounds and the chosen range of a price filter. Null if the filter does not have the agreed form. */
export const readPriceFilter = ({ attributes }: CategoryFilter) => {
  const euros = attributes.map(({ rawUrl }) => Number(rawUrl))
  const [lowest, highest, min, max] = euros
  const [first] = attributes
  if (lowest === undefined || highest === undefined || min === undefined || max === undefined || !first)
    return null
  const bounds: PriceRange = [Math.min(lowest, min), Math.max(highest, max)]
  return { bounds, chosen: [min, max] satisfies PriceRange as PriceRange, without: first.url }
}

/** An amount in euros, typed with or without cents and a thousands point; null if it has no digits. */
const readEuros = (text: string): number | null => {
  const [, whole = '', cents = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(text.trim()) ?? []
  const digits = whole.replace(/\D/g, '')
  return digits === '' ? null : Number(`${digits}.${cents}`)
}

/**
 * The intended range, wide enough for typed cents: clamped to the bounds, lower end first; an empty field means the bound
 * itself.
 */
export const intendedRange = (typed: [string, string], [lowest, highest]: PriceRange): PriceRange => {
  const [a, b] = [readEuros(typed[0]) ?? lowest, readEuros(typed[1]) ?? highest]
  const clamp = (euros: number) => Math.min(Math.max(euros, lowest), highest)
  return [clamp(Math.floor(Math.min(a, b))), clamp(Math.ceil(Math.max(a, b)))]
}

/** The choice of a price range; one that covers the bounds drops it. `url` is the listing without a range. */
export const priceChoice = (
  [min, max]: PriceRange,
  [lowest, highest]: PriceRange,
  url: string,
): FilterChoice => ({
  key: priceKey,
  value: `${min}-${max}`,
  isChosen: min > lowest || max < highest,
  url,
})

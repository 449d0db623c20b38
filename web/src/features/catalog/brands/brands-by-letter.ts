import type { Brands } from 'shared-types/contracts/catalog'

type Brand = Brands['brands'][number]

/** `É` counts as `E`; titles that do not begin with a letter go under `0-9`. */
const letterOf = ({ title }: Brand): string => {
  const [first = ''] = title.trim().normalize('NFD').toUpperCase()
  return /[A-Z]/.test(first) ? first : '0-9'
}

/** Brands grouped by letter, in the given order. */
export const brandsByLetter = (brands: Brand[]): { letter: string; brands: Brand[] }[] =>
  [...Map.groupBy(brands, letterOf)].map(([letter, own]) => ({ letter, brands: own }))

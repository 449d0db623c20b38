import type { Brands } from 'shared-types/contracts/catalog'

type Brand = Brands['brands'][number]

/** `É` is an `E`; what does not begin with a letter stands under `0-9`. */
const letterOf = ({ title }: Brand): string => {
  const [first = ''] = title.trim().normalize('NFD').toUpperCase()
  return /[A-Z]/.test(first) ? first : '0-9'
}

/** Brands under their letters, in the order in which they are given. */
export const brandsByLetter = (brands: Brand[]): { letter: string; brands: Brand[] }[] =>
  [...Map.groupBy(brands, letterOf)].map(([letter, own]) => ({ letter, brands: own }))

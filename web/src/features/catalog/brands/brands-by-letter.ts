import type { Brands } from 'shared-types/contracts/catalog'

type Brand = Brands['brands'][number]

/** `É` counts as `E`; titles that do not begin with a letter go under `0-9`. */
const letterOf = ({ title }: Brand): string => {
  const [first = ''] = title.trim().normalize('NFD').toUpperCase()
  return /[A-Z]/.test(first) ? first : '0-9'
}

const orderOf = (letter: string): number => (letter === '0-9' ? Infinity : letter.charCodeAt(0))

/** Brands grouped by letter, `0-9` last; within a letter in the given order. */
export const brandsByLetter = (brands: Brand[]): { letter: string; brands: Brand[] }[] =>
  [...Map.groupBy(brands, letterOf)]
    .map(([letter, own]) => ({ letter, brands: own }))
    .toSorted((left, right) => orderOf(left.letter) - orderOf(right.letter))

import type { FacetRow } from '../catalog/category/category-queries.ts'

export interface Size {
  width: number
  length: number
}

const pattern = /\b(\d{2,3})\s*(?:x|×|\*|bij|op)\s*(\d{2,3})\b/i

/** The size in a text: '240 x 220', '240x220 cm', '240 bij 220'. */
export const sizeIn = (text: string): Size | null => {
  const match = pattern.exec(text)
  return match ? { width: Number(match[1]), length: Number(match[2]) } : null
}

export const writeSize = ({ width, length }: Size): string => `${width}x${length}`

/** Joins sizes into one word: '240 x 220' becomes '240x220'. */
export const joinSizes = (text: string): string =>
  text.replace(new RegExp(pattern.source, 'gi'), (_whole, width, length) => `${width}x${length}`)

const metres =
  /(?<![\d.,])(\d(?:[.,]\d{1,2})?) ?(?:x|×|\*|bij|op) ?(\d(?:[.,]\d{1,2})?)( ?m(?:eter)?)?(?![\d.,a-z])/g

const inCentimetres = (text: string): number => Math.round(Number(text.replace(',', '.')) * 100)

const convertMetres = (text: string): string =>
  text.replace(metres, (whole, width, length, unit) =>
    unit || (/[.,]/.test(width) && /[.,]/.test(length))
      ? writeSize({ width: inCentimetres(width), length: inCentimetres(length) })
      : whole,
  )

/** Numbers of other units: '2 stuks 100 gram'. */
const pairs =
  /(?<![\d.,x] ?)\b(\d{2,3})(?: cm)?(?: op | )(\d{2,3})\b(?! ?(?:x|euro|eur|€|gram|gr|kg|graden|draden|stuks|jaar))(?!,)/g

/** In centimetres. What is smaller is no width or length, but the height of a corner. */
const smallest = 30

const joinPairs = (text: string): string =>
  text.replace(pairs, (whole, width, length) =>
    Math.min(Number(width), Number(length)) >= smallest
      ? writeSize({ width: Number(width), length: Number(length) })
      : whole,
  )

/** '100% katoen' is no product of 100 cm. */
const wholeShare = /\b100 ?%/g

/** 'hr 55' is written as one word in titles. */
const density = /\bhr (\d\d)\b/g

/** Before a size, it says nothing: 'maat 140x200', 'maat XL'. */
const sizeWord = /\bmaat (?=\d|(?:[sml]|\d?x+[sl])\b)/g

/** Sizes in centimetres, written as one word: '2 bij 3 meter', '1,60x2,30', '160 200', '90 op 200'. */
export const levelSizes = (text: string): string =>
  joinPairs(
    convertMetres(text.replaceAll(wholeShare, '').replaceAll(sizeWord, '').replaceAll(density, 'hr$1')),
  )

const height = /(?<![\d.,x]|[x*×] )\b(\d|[1-4]\d) ?cm\b/g

/** Heights of mattresses and corners, in centimetres: '30' in 'hoeslaken 30 cm hoog'. */
export const heightsIn = (text: string): string[] =>
  [...text.matchAll(height)].map(([, centimetres = '']) => centimetres)

export const isHeight = (text: string): boolean => /^\d{1,2} cm$/.test(text)

/** In centimetres. Sizes further away are no replacement. */
const furthest = 60

/** A difference in width is weighted twice: it must fit the bed, while the length can be a little more. */
const distance = (left: Size, right: Size): number =>
  2 * Math.abs(left.width - right.width) + Math.abs(left.length - right.length)

/** What covers a bed or a sleeper, and is useless when it is too narrow. */
const coverings = /dekbed|\bovertrek|laken|molton|sprei/
/** What hangs over the sides of a bed. */
const hanging = /dekbed|\bovertrek/

/** The least that a duvet is wider than the bed, in centimetres (seed/pages/blog/welke-maat-dekbedovertrek.ts). */
const overhang = 40

/** As a bed for adults: children's duvets of 100x135 are shorter, and duvets of 220x220 are wider. */
const isBedSize = ({ width, length }: Size): boolean => width <= 200 && length >= 190

/**
 * The titles of sizes that can replace the typed size of this kind of product, the closest first. What covers
 * a bed is at least as wide as typed. A width in which no duvet comes is that of the bed: for 160x200 a duvet is 200 wide.
 */
export const nearestSizes = (titles: string[], typed: Size, kind: string): Size[] => {
  const sizes = titles.flatMap((title) => sizeIn(title) ?? [])
  const isOfBed =
    hanging.test(kind) &&
    isBedSize(typed) &&
    !sizes.some((size) => size.width === typed.width && isBedSize(size))
  const wanted = isOfBed ? { ...typed, width: typed.width + overhang } : typed
  const narrowest = coverings.test(kind) ? wanted.width : 0
  return sizes
    .filter((size) => size.width >= narrowest && (isOfBed || distance(size, wanted) <= furthest))
    .toSorted((left, right) => distance(left, wanted) - distance(right, wanted))
}

/** The filter values of these words, such as the size '240x220', by facet. */
export const valuesOf = (words: string[], facets: FacetRow[]): Map<number, number[]> =>
  new Map(
    facets.flatMap(({ id, values }) => {
      const found = values.filter(({ slug }) => words.includes(slug)).map((value) => value.id)
      return found.length > 0 ? [[id, found] as const] : []
    }),
  )

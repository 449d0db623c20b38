import type { Product } from 'shared-types/contracts/catalog'
import { firstVariant, shownValues } from '../../features/catalog/product/choose-variant.ts'

/** One property of the compared products, as text; empty where a product has none. */
interface ComparisonRow {
  title: string
  texts: string[]
}

type Properties = (product: Product) => [title: string, text: string][]

const optionsOf: Properties = ({ options }) =>
  options.map((option) => [
    option.title,
    shownValues(option)
      .map(({ title }) => title)
      .join(', '),
  ])

/** The product's own value, and the number of other values in its family. */
const familyOf: Properties = ({ id, family }) => {
  const own = family?.members.find((member) => member.id === id)
  return (family?.attributes ?? []).map((attribute, index) => {
    const value = own?.values[index]?.title ?? ''
    const others = new Set(family?.members.map(({ values }) => values[index]?.title)).size - 1
    return [attribute, others > 0 ? `${value} (of ${others} andere)` : value]
  })
}

const specificationsOf: Properties = ({ specifications }) =>
  specifications.map(({ title, value }) => [title, value])

/** In the order of the rows. Equal titles share a row, with the first value that a product has. */
const allProperties: Properties = (product) =>
  [optionsOf, familyOf, specificationsOf].flatMap((properties) => properties(product))

/** The lowest price of a product is one of several. */
export const hasSeveralPrices = ({ configurable, variants }: Product): boolean =>
  configurable || new Set(variants.map(({ price }) => price.price)).size > 1

const stockOf = ({ available, variants }: Product): string => {
  const there = variants.filter((variant) => variant.available).length
  if (!available) return 'Tijdelijk niet leverbaar'
  return there === variants.length ? 'Leverbaar' : `${there} van ${variants.length} uitvoeringen leverbaar`
}

const deliveryOf = (product: Product): string =>
  product.available ? (firstVariant(product)?.delivery ?? '') : ''

/** Sizes, colours, delivery, stock, and every specification that one of the products has. */
export const comparisonRows = (products: Product[]): ComparisonRow[] => {
  const properties = products.map((product) => new Map(allProperties(product).toReversed()))
  const titles = new Set(
    [optionsOf, familyOf, specificationsOf].flatMap((of) => products.flatMap(of).map(([title]) => title)),
  )
  return [
    { title: 'Levertijd', texts: products.map(deliveryOf) },
    { title: 'Voorraad', texts: products.map(stockOf) },
    ...[...titles].map((title) => ({ title, texts: properties.map((of) => of.get(title) ?? '') })),
  ].filter(({ texts }) => texts.some(Boolean))
}

export const differs = (texts: string[]): boolean => new Set(texts).size > 1

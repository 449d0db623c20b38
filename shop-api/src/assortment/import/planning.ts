import { isDeepStrictEqual } from 'node:util'
import type { ImportColumn, ImportPlan } from 'shared-types/contracts/admin/assortment/imports'
import { typedCents } from 'shared-types/money'
import type { ArticleValues, StockOfExport } from '../../db/schema/catalogue-import.ts'
import type { NewArticle } from '../product/add-articles.ts'
import type { OfferedOptions } from '../variant/article-rules.ts'
import type { Article, CatalogueState } from './catalogue-state.ts'
import { none, type ParsedRow } from './columns.ts'
import { readNames, type Wrong } from './named-rows.ts'
import type { CellError } from './parse-cells.ts'

/** The changes of an existing article. */
export interface ArticleChange {
  variantId: number
  productId: number
  before: Partial<ArticleValues>
  after: Partial<ArticleValues>
  /** The category from which the product is removed. */
  leaves?: number | undefined
}

export interface PlannedImport {
  changed: ArticleChange[]
  added: NewArticle[]
  changes: ImportPlan['changes']
  /** By the id of the article. */
  stockOfExport: Map<number, StockOfExport>
  errors: CellError[]
}

interface PlannedCategories {
  row: ParsedRow
  article: Article
  change: ArticleChange
  /** The other main category. */
  main?: number
  others?: number[]
}

/** A plan without lines, with what its lines share. */
export const startPlan = (state: CatalogueState) => {
  const plan: PlannedImport = { changed: [], added: [], changes: [], errors: [], stockOfExport: new Map() }
  const { names, brandOf, mainCategoryOf, otherCategoriesOf, filtersOf } = readNames(state)
  /** The values of products that the lines so far set. */
  const settled = new Map<string, { value: unknown; line: number }>()

  return {
    state,
    plan,
    /** The numbers of articles that lines may not repeat with other capitals, by their lower case. */
    numbers: new Map(state.numbers.map((sku) => [sku.toLowerCase(), sku])),
    /** The options of products by slug, with the articles of earlier lines. */
    offered: new Map<string, OfferedOptions>(),
    /** The last line of a product that takes an article off sale, or shows the product. */
    risks: new Map<number, { product: Article['product']; line: number; column: ImportColumn }>(),

    /** What the lines say of the categories of a product, by its id, with the change of the line that has it. */
    categories: new Map<number, PlannedCategories>(),

    /** The last line that shows a product. */
    shown: new Map<number, { product: Article['product']; line: number }>(),

    wrongIn:
      (line: number): Wrong =>
      (column, message) =>
        plan.errors.push({ line, column, message }),

    /** A value as a file has it. */
    show: (name: keyof ArticleValues, value: unknown): string => {
      if (name === 'priceCents') return typedCents(Number(value))
      if (name === 'brandId' || name === 'mainCategoryId') return names[name].get(Number(value)) ?? ''
      if (name === 'categoryIds' || name === 'facetValueIds') {
        const of = names[name === 'categoryIds' ? 'mainCategoryId' : name]
        return (value as number[]).map((id) => of.get(id) ?? '').join('; ') || none
      }
      if (typeof value === 'boolean') return value ? 'ja' : 'nee'
      return String(value)
    },

    /** A line with the ids of its brand, categories and filter values; after an error without these. */
    withGroups: (row: ParsedRow, wrong: Wrong) => ({
      ...row,
      brandId: brandOf(row, wrong),
      mainCategoryId: mainCategoryOf(row, wrong),
      categoryIds: otherCategoriesOf(row, wrong),
      facetValueIds: filtersOf(row, wrong),
    }),

    /** Those of these filter values whose filter articles of the product have: theirs count. */
    heldByArticles: (productId: number, valueIds: ReadonlySet<number>): string[] => {
      const facetOf = new Map(state.facetValues.map(({ id, facetId }) => [id, facetId]))
      const held = new Set(
        state.siblings.get(productId)?.flatMap((sold) => sold.facetValueIds.map((id) => facetOf.get(id))),
      )
      return [...valueIds]
        .filter((id) => held.has(facetOf.get(id)))
        .map((id) => names.facetValueIds.get(id) ?? '')
    },

    /** The value of a product that an earlier line sets. */
    settledValue: (slug: string, name: keyof ArticleValues) => settled.get(`${slug} ${name}`)?.value,

    /** Whether no earlier line sets this value of the product. It may be set again, but not differently. */
    settle: (
      slug: string,
      name: keyof ArticleValues,
      value: unknown,
      line: number,
      wrong: (message: string) => void,
    ): boolean => {
      const earlier = settled.get(`${slug} ${name}`)
      if (earlier === undefined) settled.set(`${slug} ${name}`, { value, line })
      else if (!isDeepStrictEqual(earlier.value, value))
        wrong(`Regel ${earlier.line} geeft hetzelfde product iets anders.`)
      return earlier === undefined
    },
  }
}

export type Planning = ReturnType<typeof startPlan>

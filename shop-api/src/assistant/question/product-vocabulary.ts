import { and, count, eq, gte, sql } from 'drizzle-orm'
import { memoize } from '../../db/memoize.ts'
import { category, product } from '../../db/schema/products/catalog.ts'
import { matchesStem, wordsOf } from './words.ts'

/** Removes the plural of 'dekbedden', 'kussens' and 'matrassen': sufficient for matching, not for display. */
export const singular = (word: string): string =>
  word
    .replace(/ens$/, 'en')
    .replace(/([bdfgklmnprst])\1en$/, '$1')
    .replace(/en$/, '')

/** A first word that this many titles share names a kind of product. */
const fewest = 4

const firstWord = sql<string>`split_part(${product.title}, ' ', 1)`

/** The kinds of products for sale: words of their main categories, and frequent first words of titles. */
export const readSold = memoize(60_000, async (db) => {
  const [categories, kinds] = await Promise.all([
    db
      .selectDistinct({ title: category.title })
      .from(category)
      .innerJoin(product, eq(product.mainCategoryId, category.id))
      .where(and(category.listed, product.active)),
    db
      .select({ title: firstWord })
      .from(product)
      .where(eq(product.active, true))
      .groupBy(firstWord)
      .having(gte(count(), fewest)),
  ])
  const words = [...categories, ...kinds].flatMap(({ title }) => wordsOf(title)).map(singular)
  return [...new Set(words)].filter((word) => word.length > 4)
})

/** 'hoofdkussen' is usually called 'kussen'. */
const isShort = (word: string, stem: string): boolean => word.length > 4 && stem.endsWith(singular(word))

/** The words of a message that name a kind of product of the shop. */
export const productWordsIn = (words: string[], sold: string[]): string[] =>
  words.filter(
    (word) => word.length > 3 && sold.some((stem) => matchesStem(word, stem) || isShort(word, stem)),
  )

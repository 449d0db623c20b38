import { and, count, eq, gte, sql } from 'drizzle-orm'
import { memoize } from '../db/memoize.ts'
import { category, product } from '../db/schema/catalog.ts'
import { says, wordsOf } from './words.ts'

/** 'dekbedden', 'kussens' and 'matrassen' without their plural: enough to be recognised by, not to be read. */
export const singular = (word: string): string =>
  word
    .replace(/ens$/, 'en')
    .replace(/([bdfgklmnprst])\1en$/, '$1')
    .replace(/en$/, '')

/** A word that so many titles begin with names a kind of thing, not one thing. */
const fewest = 4

const firstWord = sql<string>`split_part(${product.title}, ' ', 1)`

/** The kinds of things the shop sells, by the words of the categories they are at home in and by what they are called. */
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

/** 'hoofdkussen' is mostly called 'kussen'. */
const isShort = (word: string, stem: string): boolean => word.length > 4 && stem.endsWith(singular(word))

/** The words of a message that name something the shop sells. */
export const soldAmong = (words: string[], sold: string[]): string[] =>
  words.filter((word) => word.length > 3 && sold.some((stem) => says(word, stem) || isShort(word, stem)))

import { sql, type SQL } from 'drizzle-orm'
import { productListingIndex } from '../db/schema/products/search.ts'
import { nounRank, type Excluded, type Sought, type Wanted, type Way } from './search-query.ts'

export const holds = (query: string) => sql`(${productListingIndex.document} @@ ${query}::tsquery)`

/**
 * A condition that is always true, but that the planner expects to match few rows. This makes it use the
 * index. Otherwise it would scan the table from the beginning to find the first rows.
 */
export const byTheIndex = sql`${productListingIndex.productId} % 1 = 0`

const anyLexeme = (lexemes: string[], weights = '') =>
  [...new Set(lexemes)].map((lexeme) => `'${lexeme}'${weights && `:${weights}`}`).join(' | ')

/**
 * Alternatives of a word, words in which kinds of products end, and words of filter values count only in the fields that
 * classify a product: the summary of a sheet may mention an 'overtrek', and that of a latex pillow 'traagschuim'.
 */
const soughtIn = ({ stems, endings, parts, endsKind, isValue }: Sought, trust: number, weights: string) => {
  const isAnywhere = trust === 1 && !endsKind && !isValue
  return `(${anyLexeme([...stems, ...endings, ...parts], isAnywhere ? weights : weights || 'ABC')})`
}

const wayIn = ({ sought, trust }: Way, weights = '') =>
  `(${sought.map((one) => soughtIn(one, trust, weights)).join(' & ')})`

const wantedIn = ({ ways }: Wanted, weights = '') => `(${ways.map((way) => wayIn(way, weights)).join(' | ')})`

const clearly = ({ stems, endings, isKind }: Sought) =>
  isKind
    ? `(${anyLexeme([...stems, ...endings], 'A')}) & (${anyLexeme(stems, 'B')})`
    : `(${anyLexeme([...stems, ...endings], 'ABC')})`

/** Conditions (`tsquery`) on the documents of the listing index. */
export const conditionOf = {
  /** `weights` restricts where the words may be: 'A' in titles. */
  all: (wanted: Wanted[], weights = '') => wanted.map((one) => wantedIn(one, weights)).join(' & '),
  /** Products that have one of these in title, category, brand or filter values; a summary may say what is not there. */
  any: (excluded: Excluded[]) =>
    excluded.flatMap(({ ways }) => ways.map((way) => wayIn(way, 'ABC'))).join(' | '),
  /** Products that are called so: of their own kind, with the other words in title, category or filter values. */
  clear: (wanted: Wanted[]) =>
    wanted
      .map(({ ways }) => `(${ways.map(({ sought }) => sought.map(clearly).join(' & ')).join(' | ')})`)
      .join(' & '),
  /** Products that are called so in both title and main category. */
  called: ({ ways }: Wanted) =>
    ways
      .map(({ sought }) =>
        sought
          .map(({ stems, endings }) => [...stems, ...endings])
          .map((forms) => `(${anyLexeme(forms, 'A')}) & (${anyLexeme(forms, 'B')})`)
          .join(' & '),
      )
      .map((way) => `(${way})`)
      .join(' | '),
  /** Products with all parts, and called by the kinds of products among them. */
  proper: (wanted: Wanted[]) =>
    wanted
      .map((one) => (nounRank(one) === 3 ? `(${conditionOf.called(one)})` : conditionOf.all([one])))
      .join(' & '),
  /** The words themselves, without longer ones. */
  stems: ({ ways }: Wanted) =>
    ways
      .map(({ sought }) => `(${sought.map(({ stems }) => `(${anyLexeme(stems)})`).join(' & ')})`)
      .join(' | '),
}

/** In the title and in the name of the main category. */
const inBoth = (forms: string[], stems: string[]) =>
  forms.length > 0 ? `(${anyLexeme(forms, 'A')}) & (${anyLexeme(stems, 'B')})` : ''

/**
 * A kind of product counts most in a title of its own category: a 'splitmolton voor een topper' is no topper. 'handdoek'
 * or 'handdoeken' makes no difference for it.
 */
const titlePoints = ({
  words,
  stems,
  endings,
  parts,
  merged,
  isKind,
}: Sought): [query: string, points: number][] =>
  isKind
    ? [
        [anyLexeme(merged.map((word) => `=${word}`)), 22],
        [inBoth(stems, stems), 20],
        [inBoth(endings, stems), 16],
        [anyLexeme(stems, 'A'), 14],
        [anyLexeme(endings, 'A'), 12],
        [anyLexeme(parts, 'A'), 10],
      ]
    : [
        [anyLexeme(merged.map((word) => `=${word}`)), 22],
        [anyLexeme(words.map((word) => `=${word}`)), 20],
        [anyLexeme(stems, 'A'), 18],
        [anyLexeme(endings, 'A'), 14],
        [anyLexeme(parts, 'A'), 10],
      ]

const otherPoints = ({ stems, endings, parts }: Sought): [query: string, points: number][] => [
  [anyLexeme(stems, 'B'), 9],
  [anyLexeme([...endings, ...parts], 'B'), 8],
  [anyLexeme(stems, 'C'), 7],
  [anyLexeme([...endings, ...parts], 'C'), 5],
  [anyLexeme(stems, 'D'), 1],
]

/**
 * Points for where and how a word matches, from the best match down: the whole word before its stem before a longer
 * word that ends in it before another compound; title before main category before brand and filter values before text.
 */
const points = (sought: Sought): [query: string, points: number][] => [
  ...titlePoints(sought),
  ...otherPoints(sought),
]

const leastPoints = 0.5

/** For a product in the typed colour only: a 'wit dekbedovertrek' is white before black and white. */
const plainPoints = 3

/** A duvet comes before a cover that has the other words in its title. */
const kindWeight = 2.5

const scoreOf = (sought: Sought, trust: number): SQL => {
  const worth = (some: number) => Math.round(some * 10 * trust * (sought.isKind ? kindWeight : 1))
  const cases = points(sought)
    .filter(([query]) => query !== '')
    .map(([query, some]) => sql`when ${holds(query)} then ${worth(some)}::int`)
  const score = sql`case ${sql.join(cases, sql` `)} else ${worth(leastPoints)}::int end`
  return sought.otherColours.length === 0
    ? score
    : sql`${score} + case when ${holds(anyLexeme(sought.otherColours, 'C'))} then 0 else ${worth(plainPoints)}::int end`
}

const wayScore = ({ sought, trust }: Way): SQL =>
  sql.join(
    sought.map((one) => scoreOf(one, trust)),
    sql` + `,
  )

export const wantedScore = ({ ways }: Wanted): SQL => {
  const [only] = ways
  if (only && ways.length === 1) return sql`(${wayScore(only)})`
  const cases = ways.map((way) => sql`when ${holds(wayIn(way))} then ${wayScore(way)}`)
  return sql`(case ${sql.join(cases, sql` `)} else 0 end)`
}

/** More than the difference between a word and a longer one that ends in it: a 'kinderdekbedovertrek' is an answer too. */
const mentionPoints = 220

/** The stems of a part, and of the longer words that end in it. */
export const shortForms = ({ ways }: Wanted): string[] =>
  ways.flatMap(({ sought }) => sought.flatMap(({ stems, endings }) => stems.concat(endings)))

/** For products that have this word in their text, and another typed word in their title. */
export const mentionScore = (mentioned: Wanted, wanted: Wanted[]): SQL => {
  const titles = anyLexeme(wanted.flatMap(shortForms), 'A')
  return sql`case when ${holds(`(${conditionOf.stems(mentioned)}) & (${titles})`)} then ${mentionPoints}::int else 0 end`
}

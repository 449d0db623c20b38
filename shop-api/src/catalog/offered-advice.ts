import type { Db } from '../db/client.ts'
import { memoize } from '../db/memoize.ts'
import { readAdvices } from './advice-rows.ts'

/** The maximum delay before a change of an advice is visible, in milliseconds. */
const adviceCachedFor = 500

export const readStoredAdvice = memoize(adviceCachedFor, readAdvices)

interface Offered {
  /** Code of the advice that this category offers. */
  advice: string | null
  /** The category with the advice to which this one leads, itself if it offers one. */
  advicePath: string | null
}

export const adviceOfferedAt = async (db: Db, path: string): Promise<Offered> => {
  const advices = await readStoredAdvice(db)
  const own = advices.find(({ category, also }) => [category, ...also].includes(path))
  if (own) return { advice: own.code, advicePath: path }
  return { advice: null, advicePath: advices.find(({ suits }) => suits.includes(path))?.category ?? null }
}

/** The categories with the canonical pages of the advices. */
export const advisedPaths = async (db: Db): Promise<Set<string>> => {
  const advices = await readStoredAdvice(db)
  return new Set(advices.map(({ category }) => category))
}

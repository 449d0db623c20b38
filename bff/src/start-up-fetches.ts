import type { Bff } from './context.ts'
import type { PublicRead } from './public-reads/public-read.ts'
import { footer, homepage, shell } from './routes/content/reads.ts'

/**
 * Fetches menus, footer and the home page into the cache of public answers before the first visit (spec §7).
 * A failure is only logged: the first visit then fetches them.
 */
export const fetchAtStart = async ({ publicReads, log }: Pick<Bff, 'publicReads' | 'log'>): Promise<void> => {
  const fetchOne = async <T>(read: PublicRead<Record<string, unknown>, T>) => {
    try {
      await publicReads.data(read, {})
    } catch (err) {
      log.warn({ err, address: read.url }, 'a start-up fetch failed')
    }
  }
  await Promise.all([fetchOne(shell), fetchOne(footer), fetchOne(homepage)])
}

import type { Bff } from './context.ts'
import type { PublicRead } from './public-reads/public-read.ts'
import { homepage, shell } from './routes/content/reads.ts'

/**
 * Menus, footer and the home page are fetched before the first visitor asks for them (spec §7). They go into the cache
 * of public answers. A failure is logged and stops nothing: the first visitor then asks again.
 */
export const fetchAtStart = async ({ publicReads, log }: Pick<Bff, 'publicReads' | 'log'>): Promise<void> => {
  const fetchOne = async <T>(read: PublicRead<Record<string, unknown>, T>) => {
    try {
      await publicReads.data(read, {})
    } catch (err) {
      log.warn({ err, address: read.url }, 'a start-up fetch failed')
    }
  }
  await Promise.all([fetchOne(shell), fetchOne(homepage)])
}

import type { Bff } from './context.ts'
import { homepage, shell } from './routes/content/reads.ts'

/**
 * Menus, footer and the home page are fetched before the first visitor asks for them (spec §7). They go into the cache
 * of public answers. A failure is logged and stops nothing: the first visitor then asks again.
 */
export const fetchAtStart = async ({ publicReads, log }: Pick<Bff, 'publicReads' | 'log'>): Promise<void> => {
  const fetches = [publicReads.data(shell, {}), publicReads.data(homepage, {})]
  for (const fetched of await Promise.allSettled<unknown>(fetches)) {
    if (fetched.status === 'rejected') log.warn({ err: fetched.reason }, 'a start-up fetch failed')
  }
}

import { Homepage } from 'shared-types/v1/content'
import type { Db } from '../db/client.ts'
import { readContent } from './queries.ts'
import { safeBlocks } from './safe-content.ts'

/** The home page. An expired countdown is omitted. */
export const showHomepage = async (db: Db, now = new Date()): Promise<Homepage> => {
  const { blocks, promo, ...homepage } = await readContent(db, 'homepage', Homepage)
  const ended = promo.ends_at !== null && new Date(promo.ends_at) <= now
  return { ...homepage, promo: ended ? { ...promo, ends_at: null } : promo, blocks: safeBlocks(blocks) }
}

import { Homepage } from 'shared-types/contracts/provider/content'
import type { Db } from '../db/client.ts'
import { readContent } from './queries.ts'
import { safeBlocks } from './safe-content.ts'

/** The home page. An expired countdown is omitted. */
export const showHomepage = async (db: Db, now = new Date()): Promise<Homepage> => {
  const { blocks, promo, ...homepage } = await readContent(db, 'homepage', Homepage)
  const ended = promo.endsAt !== null && new Date(promo.endsAt) <= now
  return { ...homepage, promo: ended ? { ...promo, endsAt: null } : promo, blocks: safeBlocks(blocks) }
}

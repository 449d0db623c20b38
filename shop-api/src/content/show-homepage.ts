import { Homepage } from 'shared-types/contracts/provider/content'
import { PromoSlide } from 'shared-types/contracts/content'
import { z } from 'zod'
import type { Db } from '../db/client.ts'
import { readPromotions } from '../promotion/promotions.ts'
import { promotedHomepage } from './promoted.ts'
import { readContent } from './queries.ts'
import { safeBlocks } from './safe-content.ts'

/** The home page as it is stored: code and end come from the promotion to which it leads. */
export const StoredHomepage = Homepage.extend({
  promo: z.object({ main: PromoSlide, extra: z.array(PromoSlide) }),
})
export type StoredHomepage = z.infer<typeof StoredHomepage>

export const showHomepage = async (db: Db): Promise<Homepage> => {
  const [homepage, promotions] = await Promise.all([
    readContent(db, 'homepage', StoredHomepage),
    readPromotions(db),
  ])
  return {
    ...homepage,
    ...promotedHomepage(homepage, { promotions, now: new Date() }),
    blocks: safeBlocks(homepage.blocks),
  }
}

import { Homepage } from 'shared-types/contracts/provider/content'
import { withoutStoredName } from '../db/schema/columns/meta-title.ts'
import type { Db } from '../db/client.ts'
import { readPromotions } from '../promotion/promotions.ts'
import { promotedHomepage } from './promoted.ts'
import { readContent } from './queries.ts'
import { safeBlocks } from './safe-content.ts'
import { StoredHomepage } from './stored/documents.ts'

export const showHomepage = async (db: Db): Promise<Homepage> => {
  const [homepage, promotions] = await Promise.all([
    readContent(db, 'homepage', StoredHomepage),
    readPromotions(db),
  ])
  return {
    ...homepage,
    metaTitle: withoutStoredName(homepage.metaTitle),
    ...promotedHomepage(homepage, { promotions, now: new Date() }),
    blocks: safeBlocks(homepage.blocks),
  }
}

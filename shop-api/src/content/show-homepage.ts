import { Homepage } from 'shared-types/contracts/provider/content'
import { withoutStoredName } from '../db/schema/columns/meta-title.ts'
import type { Db } from '../db/client.ts'
import { promotedHomepage, promotedNow } from './promoted.ts'
import { readContent } from './queries.ts'
import { safeBlocks } from './safe-content.ts'
import { StoredHomepage } from './stored/documents.ts'

export const showHomepage = async (db: Db): Promise<Homepage> => {
  const [homepage, promoted] = await Promise.all([
    readContent(db, 'homepage', StoredHomepage),
    promotedNow(db),
  ])
  return {
    ...homepage,
    metaTitle: withoutStoredName(homepage.metaTitle),
    ...promotedHomepage({ ...homepage, blocks: safeBlocks(homepage.blocks) }, promoted),
  }
}

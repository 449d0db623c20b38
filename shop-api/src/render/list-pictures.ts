import { asc, eq, ne } from 'drizzle-orm'
import type { RenderedPictures } from 'shared-types/contracts/provider/configurator'
import type { Db } from '../db/client.ts'
import { render } from '../db/schema/products/configurator.ts'

/** Products of this category have scenes; all others have images (spec §7). */
const sceneCategory = 2

export type Kind = 'scenes' | 'images'
const extensions: Record<Kind, string> = { scenes: 'pfs', images: 'jpg' }

/** All pictures of a kind. URLs have no host, so they are relative to the requested server. */
export const listPictures = async (db: Db, kind: Kind): Promise<RenderedPictures> => {
  const isOfKind = (kind === 'scenes' ? eq : ne)(render.categoryId, sceneCategory)
  const rows = await db.select().from(render).where(isOfKind).orderBy(asc(render.reference))
  return rows.map(({ reference }) => ({
    reference: `${reference}.${extensions[kind]}`,
    renderUrl: `/render/pictures/${encodeURIComponent(reference)}?width=-1`,
  }))
}

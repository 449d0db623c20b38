import { asc, eq, ne } from 'drizzle-orm'
import { pictureExtensions, type RenderKind, sceneCategory } from 'shared-types/configuration'
import type { RenderedPictures } from 'shared-types/contracts/provider/configurator'
import type { Db } from '../db/client.ts'
import { render } from '../db/schema/products/configurator.ts'

/** All pictures of a kind. URLs have no host, so they are relative to the requested server. */
export const listPictures = async (db: Db, kind: RenderKind): Promise<RenderedPictures> => {
  const isOfKind = (kind === 'scenes' ? eq : ne)(render.categoryId, sceneCategory)
  const rows = await db.select().from(render).where(isOfKind).orderBy(asc(render.reference))
  return rows.map(({ reference }) => ({
    reference: `${reference}.${pictureExtensions[kind]}`,
    renderUrl: `/render/pictures/${encodeURIComponent(reference)}?width=-1`,
  }))
}

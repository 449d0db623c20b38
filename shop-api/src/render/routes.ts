import { createHash, timingSafeEqual } from 'node:crypto'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { imageWidths } from 'shared-types/image'
import { RenderedPictures } from 'shared-types/v1/configurator'
import { z } from 'zod'
import type { App, Routes, Shop } from '../context.ts'
import { render } from '../db/schema/configurator.ts'
import { answer } from '../http/errors.ts'
import { openPictureStore } from '../image/picture-store.ts'
import { refuse } from '../refusal.ts'
import { listPictures } from './list-pictures.ts'

const noKey = refuse('unauthorized', 'De sleutel van de beeldservice ontbreekt of klopt niet.')
const noSuchPicture = refuse('not_found', 'Deze afbeelding bestaat niet.')

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Compared in a time that says nothing about how much of it was right. */
const isKey = (given: unknown, key: string): boolean =>
  typeof given === 'string' && timingSafeEqual(digest(given), digest(key))

const largestWidth = imageWidths[imageWidths.length - 1] ?? 1920

/** The width at which the shop keeps its pictures that is large enough; never larger than the picture itself. */
const keptWidth = (width: number) => imageWidths.find((kept) => kept >= width) ?? largestWidth

/**
 * The embedded render service: it stands in for the third party of the spec (§7), under a key of its own, and knows
 * nothing of `/v1`. The lists are behind the key; the pictures are as public as any product picture.
 */
export const renderRoutes =
  (shop: Shop): Routes =>
  async (app) => {
    const findPicture = openPictureStore(join(shop.config.dataDir, 'images'), shop.log)

    await app.register(async (keyed: App) => {
      keyed.addHook('onRequest', async (request) => {
        if (!isKey(request.headers['x-api-key'], shop.config.renderApiKey)) answer(noKey)
      })
      for (const kind of ['scenes', 'images'] as const) {
        keyed.get(
          `/render/${kind}`,
          { schema: { operation: null, response: { 200: RenderedPictures } } },
          () => listPictures(shop.db, kind),
        )
      }
    })

    app.get(
      '/render/pictures/:reference',
      {
        schema: {
          operation: null,
          params: z.strictObject({ reference: z.string().max(200) }),
          querystring: z.strictObject({ width: z.coerce.number().int().min(1).max(4000) }),
        },
      },
      async ({ params, query }, reply) => {
        const [found] = await shop.db.select().from(render).where(eq(render.reference, params.reference))
        const picture =
          found &&
          (await findPicture({ file: found.image.file, width: keptWidth(query.width), format: 'webp' }))
        if (!picture) return answer<Buffer>(noSuchPicture)
        return reply.type('image/webp').header('cache-control', 'public, max-age=86400').send(picture)
      },
    )
  }

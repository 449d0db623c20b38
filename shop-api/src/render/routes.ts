import { createHash, timingSafeEqual } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { imageWidths } from 'shared-types/image'
import { RenderedPictures } from 'shared-types/contracts/provider/configurator'
import { z } from 'zod'
import { acceptedOf } from '../config.ts'
import type { App, Routes, Shop } from '../context.ts'
import { render } from '../db/schema/products/configurator.ts'
import { answer } from '../http/errors.ts'
import { isRefusal, refuse } from '../refusal.ts'
import { listPictures } from './list-pictures.ts'

const noKey = refuse('unauthorized', 'De sleutel van de beeldservice ontbreekt of klopt niet.')
const noSuchPicture = refuse('not_found', 'Deze afbeelding bestaat niet.')

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Compares in constant time, so that the time does not reveal how much is correct. */
const isKey = (given: unknown, key: string): boolean =>
  typeof given === 'string' && timingSafeEqual(digest(given), digest(key))

const largestWidth = imageWidths[imageWidths.length - 1] ?? 1920

/** The smallest stored width that is large enough; the picture itself is never enlarged. */
const storedWidth = (width: number) => imageWidths.find((stored) => stored >= width) ?? largestWidth

/**
 * The embedded render service: it replaces the third party of the spec (§7), has its own key, and does not
 * use `/v1`. The lists require the key; the pictures are public, like product pictures.
 */
export const renderRoutes =
  (shop: Shop): Routes =>
  async (app) => {
    await app.register(async (keyed: App) => {
      keyed.addHook('onRequest', async (request) => {
        const given = request.headers['x-api-key']
        if (!acceptedOf(shop.config, 'renderApiKey').some((key) => isKey(given, key))) answer(noKey)
      })
      for (const kind of ['scenes', 'images'] as const) {
        keyed.get(
          `/render/${kind}`,
          { schema: { operation: null, response: { 200: RenderedPictures } } },
          () => listPictures(shop.db, kind),
        )
      }
    })

    app.get('/render/pictures/:reference', {
      schema: {
        operation: null,
        params: z.strictObject({ reference: z.string().max(200) }),
        querystring: z.strictObject({ width: z.coerce.number().int().min(1).max(4000) }),
      },
      handler: async ({ params, query }, reply) => {
        const [found] = await shop.db.select().from(render).where(eq(render.reference, params.reference))
        const picture =
          found &&
          (await shop.pictures.render(
            { file: found.image.file, width: storedWidth(query.width), format: 'webp' },
            found.image.layers,
          ))
        if (!picture || isRefusal(picture)) return answer<Buffer>(picture || noSuchPicture)
        return reply.type('image/webp').header('cache-control', 'public, max-age=86400').send(picture)
      },
    })
  }

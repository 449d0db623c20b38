import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Routes, Shop } from '../context.ts'
import { answer } from '../http/errors.ts'
import { callerGone } from '../http/caller-gone.ts'
import { isRefusal, refuse } from '../refusal.ts'
import { readPictureAddress } from './picture-address.ts'
import { openPictureStore } from './picture-store.ts'

const noSuchPicture = refuse('not_found', 'Deze afbeelding bestaat niet.')

/** `/images/480/products/dekbed/wit.avif`: public, and cacheable without limit. */
export const imageRoutes =
  (shop: Shop): Routes =>
  async (app) => {
    const findPicture = openPictureStore(shop)

    app.get('/images/:width/*', {
      logLevel: 'warn',
      schema: { operation: null, params: z.strictObject({ width: z.string(), '*': z.string() }) },
      handler: async (request, reply) => {
        const address = readPictureAddress(request.params.width, request.params['*'])
        const picture = address && (await findPicture(address, callerGone(reply)))
        if (!address || !picture) return answer<Buffer>(noSuchPicture)
        if (isRefusal(picture)) return answer<Buffer>(picture)

        const etag = `"${createHash('sha1').update(picture).digest('base64url')}"`
        reply.header('etag', etag).header('cache-control', 'public, max-age=31536000, immutable')
        if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
        return reply.type(`image/${address.format}`).send(picture)
      },
    })
  }

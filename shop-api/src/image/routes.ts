import { createHash } from 'node:crypto'
import { hasAnswer } from 'shared-types/servers/if-none-match'
import { z } from 'zod'
import type { Routes, Shop } from '../context.ts'
import { answer } from '../http/errors.ts'
import { refuse } from '../refusal.ts'
import { readPictureAddress } from './picture-address.ts'

const noSuchPicture = refuse('not_found', 'Deze afbeelding bestaat niet.')

/** `/images/480/products/dekbed/wit.avif`: public, and cacheable without limit once it is rendered. */
export const imageRoutes =
  ({ pictures }: Shop): Routes =>
  async (app) => {
    app.addHook('onClose', pictures.close)
    app.get('/images/:width/*', {
      logLevel: 'warn',
      schema: { operation: null, params: z.strictObject({ width: z.string(), '*': z.string() }) },
      handler: async (request, reply) => {
        const address = readPictureAddress(request.params.width, request.params['*'])
        const picture = address && (await pictures.find(address))
        if (!picture) return answer<Buffer>(noSuchPicture)

        const { bytes, format, isRendered } = picture
        const etag = `"${createHash('sha1').update(bytes).digest('base64url')}"`
        reply.header('etag', etag)
        reply.header('cache-control', isRendered ? 'public, max-age=31536000, immutable' : 'no-cache')
        if (hasAnswer(request.headers['if-none-match'], etag)) return reply.code(304).send()
        return reply.type(`image/${format}`).send(bytes)
      },
    })
  }

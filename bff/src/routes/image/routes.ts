import type { App } from '../../app-type.ts'
import type { Bff } from '../../context.ts'
import { ApiProblem } from '../../problem.ts'
import { browserGone, sendFile } from '../../plugins/send-file.ts'
import { pictureTypes } from '../../upstreams/files.ts'
import { isImageAddress } from './image-address.ts'

const passedOn = ['content-type', 'content-length', 'etag', 'last-modified', 'cache-control'] as const

/** Forwards the provider's pictures, without data of the shopper. */
export const imageRoutes =
  ({ shopApi }: Bff) =>
  async (app: App) => {
    for (const url of ['/images', '/images/*']) {
      app.get(url, { schema: { operation: null } }, async (request, reply) => {
        if (!isImageAddress(request.url)) throw new ApiProblem('not_found')
        const known = request.headers['if-none-match']
        const picture = await shopApi.picture({
          path: request.url,
          types: pictureTypes,
          headers: {
            accept: 'image/*',
            'x-request-id': request.id,
            ...(known === undefined ? {} : { 'if-none-match': known }),
          },
          gone: browserGone(reply),
        })
        // Mails also show these pictures, on other origins.
        reply.header('cross-origin-resource-policy', 'cross-origin')
        return sendFile(reply, picture, passedOn)
      })
    }
  }

import { renderWidths } from 'shared-types/configuration'
import { hasAnswer } from 'shared-types/servers/if-none-match'
import { defaultSet } from 'shared-types/urls/configurator-url'
import { z } from 'zod'
import type { App } from '../../app-type.ts'
import type { Bff } from '../../context.ts'
import { ApiProblem } from '../../problem.ts'
import { Slug } from '../../public-reads/query-schemas.ts'
import { UpstreamProblem } from '../../upstreams/upstream-problem.ts'
import { pictureOf } from './picture.ts'
import { configurator } from './reads.ts'

/** Parses the URLs of `renderPath`: `/renders/hotel-boxspring-set/800/160_vlak_zand.webp`. */
const Address = z.strictObject({
  slug: Slug,
  width: z.enum(renderWidths.map(String)),
  file: z.string().regex(/^[a-z0-9]{1,40}(_[a-z0-9]{1,40}){0,9}\.webp$/),
})

const day = 86_400

/** By the answer of the default set, which names the others, so that no unknown name is read and cached. */
const isBed = async (publicReads: Bff['publicReads'], slug: string): Promise<boolean> => {
  const shown = await publicReads.data(configurator, { slug: defaultSet })
  return shown !== null && [shown, ...shown.siblings].some((bed) => bed.slug === slug)
}

/** Configurable beds and their pictures; public. */
export const configuratorRoutes =
  ({ publicReads, renderService }: Bff) =>
  async (app: App) => {
    app.get('/renders/:slug/:width/:file', {
      schema: { operation: null, params: Address },
      handler: async (request, reply) => {
        const { params, headers } = request
        const bed = await publicReads.countedData(configurator, { slug: params.slug }, async () => {
          // While the provider is away, the read below decides.
          const isKnown = await isBed(publicReads, params.slug).catch((error: unknown) => {
            if (error instanceof UpstreamProblem) return true
            throw error
          })
          if (!isKnown) throw new ApiProblem('not_found')
          await app.countUncached(request, reply)
        })
        if (!bed || bed.isDefaultSet) throw new ApiProblem('not_found')
        const codes = params.file.replace(/\.webp$/, '').split('_')
        const { kind, reference } = pictureOf(bed, codes)
        const picture = await renderService.picture(kind, reference, Number(params.width), () =>
          app.countRendering(request, reply),
        )
        if (!picture) throw new ApiProblem('not_found')
        reply.header('etag', picture.etag)
        reply.header('cache-control', `public, max-age=${day}, stale-while-revalidate=${7 * day}`)
        if (hasAnswer(headers['if-none-match'], picture.etag)) return reply.code(304).send()
        return reply.type(picture.type).send(picture.bytes)
      },
    })
  }

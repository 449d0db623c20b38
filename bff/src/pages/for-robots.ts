import { Sitemap } from 'shared-types/v1/catalog'
import type { App } from '../app-type.ts'
import type { Bff } from '../context.ts'
import { ApiProblem } from '../problem.ts'
import { finish } from '../public-reads/answer.ts'
import { createAnswerCache, type Fill } from '../public-reads/answer-cache.ts'
import { sendAnswer } from '../public-reads/send-answer.ts'
import { robots } from './robots.ts'
import { sitemapXml } from './sitemap.ts'

const megabyte = 1024 * 1024
const tenMinutes = 600_000

/** What search engines ask for besides pages, from the same source. */
export const forRobots =
  ({ config, shopApi }: Bff) =>
  async (app: App) => {
    const { origin } = config.publicUrl
    const cache = createAnswerCache({ maxBytes: 8 * megabyte })

    const writeSitemap: Fill = async (previous) => {
      const sitemap = await shopApi.public.get('/v1/catalog/sitemap', { schema: Sitemap })
      const kind = { status: 200, type: 'application/xml; charset=utf-8' } as const
      return { answer: await finish(sitemapXml(sitemap, origin), kind, previous), freshFor: tenMinutes }
    }

    app.get('/robots.txt', { schema: { hide: true } }, async (_request, reply) =>
      reply
        .type('text/plain; charset=utf-8')
        .header('cache-control', 'public, max-age=3600')
        .send(robots(origin)),
    )

    app.get('/sitemap.xml', { schema: { hide: true } }, async (request, reply) => {
      const answer = await cache.read('sitemap', writeSitemap)
      if (!answer) throw new ApiProblem('not_found')
      return sendAnswer(request, reply, answer)
    })
  }

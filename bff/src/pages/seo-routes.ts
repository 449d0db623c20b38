import type { FastifyReply, FastifyRequest } from 'fastify'
import { type ChangeTag, Sitemap, type SitemapComponent } from 'shared-types/contracts/provider/catalog'
import { v1 } from 'shared-types/contracts/provider/paths'
import { filterPrefix, listingKeys } from 'shared-types/urls/listing-url'
import * as paths from 'shared-types/urls/page-paths'
import type { App } from '../app-type.ts'
import type { Bff } from '../context.ts'
import { ApiProblem } from '../problem.ts'
import { finish } from '../public-reads/answer.ts'
import { createAnswerCache, type Fill } from '../public-reads/answer-cache.ts'
import { sendAnswer } from '../public-reads/send-answer.ts'
import { pagesSitemap, productsSitemap, sitemapIndex } from './sitemap.ts'

const megabyte = 1024 * 1024
const tenMinutes = 600_000

/** Without `products`: a sitemap may be ten minutes older than the changes of products. */
const tags: ChangeTag[] = ['catalog', 'content']

/** All steps of the checkout. */
const checkout = paths.checkoutPay.slice(0, paths.checkoutPay.indexOf('/', 1) + 1)

/** Also with a query right after it. */
const redirect = paths.redirect.replace(/\/$/, '')

/** What crawlers may read: everything public. Lists by sort order and price would repeat the same products. */
const robots = (origin: string): string =>
  [
    'User-agent: *',
    'Disallow: /api/',
    ...[paths.cart, checkout, paths.account, redirect].map((path) => `Disallow: ${path}`),
    ...[`${listingKeys.sort}=`, filterPrefix].map((key) => `Disallow: /*?*${key}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')

interface File {
  name: string
  components: SitemapComponent[]
  page?: number
  write: (sitemap: Sitemap, origin: string) => string
}

const index: File = { name: 'index', components: ['categories'], write: sitemapIndex }
const pages = (listedPaths: string[]): File => ({
  name: 'pages',
  components: ['categories', 'brands', 'services', 'pages'],
  write: (sitemap, origin) => pagesSitemap(sitemap, listedPaths, origin),
})
const products = (page: number): File => ({
  name: `products-${page}`,
  components: ['products'],
  page,
  write: productsSitemap,
})

/**
 * What search engines request besides pages, from the same source.
 * @param listedPaths pages that the provider does not name
 */
export const forRobots =
  ({ config, shopApi, changes }: Bff, listedPaths: string[]) =>
  async (app: App) => {
    const { origin } = config.publicUrl
    const cache = createAnswerCache({ maxBytes: 16 * megabyte, changes })

    const fill =
      ({ components, page = 1, write }: File): Fill =>
      async (previous) => {
        const query = { components: components.join(), page }
        const sitemap = await shopApi.public.get(v1.sitemap, { query, schema: Sitemap })
        if (page > 1 && page > sitemap.productPages) return { answer: null, tags, freshFor: tenMinutes }
        const kind = { status: 200, type: 'application/xml; charset=utf-8' } as const
        return { answer: finish(write(sitemap, origin), kind, previous), tags, freshFor: tenMinutes }
      }

    const send = async (request: FastifyRequest, reply: FastifyReply, file: File) => {
      const { answer } = await cache.readCounted(file.name, fill(file), () =>
        app.countUncached(request, reply),
      )
      if (!answer) throw new ApiProblem('not_found')
      return sendAnswer(request, reply, answer)
    }

    app.get('/robots.txt', { schema: { operation: null } }, async (_request, reply) =>
      reply
        .type('text/plain; charset=utf-8')
        .header('cache-control', 'public, max-age=3600')
        .send(robots(origin)),
    )

    app.get('/sitemap.xml', { schema: { operation: null } }, (request, reply) => send(request, reply, index))
    app.get('/sitemap-pages.xml', { schema: { operation: null } }, (request, reply) =>
      send(request, reply, pages(listedPaths)),
    )
    app.get<{ Params: { page: string } }>(
      '/sitemap-products-:page(^[1-9]\\d{0,3}$).xml',
      { schema: { operation: null } },
      (request, reply) => send(request, reply, products(Number(request.params.page))),
    )
  }

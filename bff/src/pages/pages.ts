import plugin from 'fastify-plugin'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../app-type.ts'
import type { Bff } from '../context.ts'
import { ApiProblem } from '../problem.ts'
import { sendAnswer, sendPrivately } from '../public-reads/send-answer.ts'
import { readPageAddress } from './page-address.ts'
import { pageAt } from './page-at.ts'
import { unavailablePage } from './still-pages.ts'
import { openWebBuild } from './web-build.ts'
import { createPageWriter, type PublicPage } from './write-pages.ts'

/** Never HTML, also where nothing is found. */
const isNoPage = (url: string) => /^\/(api|assets|images|renders)(\/|\?|$)/.test(url)

const hour = 3_600
/** In seconds: the provider may be back by then. */
const retryAfter = 5

/** A link from a mail may say who followed it (spec §2, route rules). The page is the same; its address is nobody else's. */
const namesSomeone = (url: string) => new URLSearchParams(url.replace(/^[^?]*/, '')).has('email')

/** The road to the provider has told its own trouble; anything else is ours to look into. */
const tellTrouble = (request: FastifyRequest, error: unknown) => {
  if (!(error instanceof ApiProblem)) request.log.error({ err: error }, 'a page could not be made')
}

/** The first view of every page, as HTML. Whatever GET nobody else answers ends up here. */
export const pages = (bff: Bff) =>
  plugin(async (app: App) => {
    const web = await openWebBuild(bff.config, bff.log)
    const writer = createPageWriter(bff, web, bff.log)
    const unavailable = unavailablePage(web)

    /** What fails is at most the page: what is around it, and known, is there all the same. */
    const publicPage = async (request: FastifyRequest, pathname: string, page: PublicPage) => {
      try {
        return await writer.publicPage(pathname, page)
      } catch (error) {
        tellTrouble(request, error)
        const around = await writer.aroundPage(pathname, page)
        if (!around) throw error
        return around
      }
    }

    const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
      const address = readPageAddress(request.url)
      if (address.leads === 'nowhere') throw new ApiProblem('not_found')
      if (address.leads === 'elsewhere') {
        const kept = namesSomeone(request.url) ? 'private, no-store' : `public, max-age=${hour}`
        return reply.header('cache-control', kept).redirect(address.location, 301)
      }
      const page = pageAt(address.pathname, address.segments, address.query)
      if (page.kind === 'public') {
        const answer = await publicPage(request, address.pathname, page)
        if (answer?.status === 503) {
          return sendPrivately(request, reply.header('retry-after', retryAfter), answer)
        }
        const send = namesSomeone(request.url) ? sendPrivately : sendAnswer
        if (answer) return send(request, reply, answer)
      } else {
        const answer = await writer.privateFrame(address.pathname, page.title)
        if (answer) return sendPrivately(request, reply.header('x-robots-tag', 'noindex'), answer)
      }
      throw new ApiProblem('not_found')
    }

    app.get('/*', { schema: { operation: null } }, async (request, reply) => {
      if (isNoPage(request.url)) throw new ApiProblem('not_found')
      try {
        return await sendPage(request, reply)
      } catch (error) {
        if (error instanceof ApiProblem && error.code === 'not_found') throw error
        tellTrouble(request, error)
        return reply
          .code(503)
          .header('retry-after', retryAfter)
          .header('cache-control', 'no-store')
          .type('text/html; charset=utf-8')
          .send(unavailable)
      }
    })

    app.setNotFoundHandler((request, reply) => {
      if (request.method === 'GET' || request.method === 'HEAD') throw new ApiProblem('not_found')
      void reply.header('allow', 'GET, HEAD')
      throw new ApiProblem('method_not_allowed')
    })
  })

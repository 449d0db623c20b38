import plugin from 'fastify-plugin'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { MatchedPage } from 'shared-types/servers/web-server'
import { isNoPage } from 'shared-types/urls/own-path'
import { routeOf } from 'telemetry/request-log'
import type { App } from '../app-type.ts'
import type { Bff } from '../context.ts'
import { ApiProblem } from '../problem.ts'
import type { Answer } from '../public-reads/answer.ts'
import type { CountFill } from '../public-reads/answer-cache.ts'
import { sendAnswer, sendPrivately } from '../public-reads/send-answer.ts'
import { createQueryRedirects } from './moved-addresses.ts'
import { readPageAddress } from './page-address.ts'
import { UpstreamProblem } from '../upstreams/upstream-problem.ts'
import { createPageRenderer } from './render-pages.ts'
import type { WebBuild } from './web-build.ts'

const hour = 3_600
/** In seconds: the provider may have recovered by then. */
const retryAfter = 5

/**
 * A link from a mail may contain its reader's address (spec §2, route rules). The page is the same, but its URL
 * is personal.
 */
const namesReader = (url: string) => new URLSearchParams(url.replace(/^[^?]*/, '')).has('email')

/** Upstream errors are already logged; log everything else. */
const logFailure = (request: FastifyRequest, error: unknown) => {
  if (!(error instanceof ApiProblem))
    request.log.error({ ...routeOf(request), err: error }, 'a page could not be answered')
}

/** Not a refusal by the provider, which also limits its callers. */
const isRefusedHere = (error: unknown) =>
  error instanceof ApiProblem && !(error instanceof UpstreamProblem) && error.code === 'rate_limited'

/** Allows the inline styles of this document, and no others. */
const allowStyles = (reply: FastifyReply, { styleSource }: Answer) => {
  if (!styleSource) return
  const name = 'content-security-policy'
  const policy = String(reply.getHeader(name))
  void reply.header(name, policy.replace("style-src 'self'", `$& ${styleSource}`))
}

/** Not to be stored without a question: a redirect may change as a page may. */
const redirectMoved = (request: FastifyRequest, reply: FastifyReply, location: string) => {
  const caching = namesReader(request.url) ? 'private, no-store' : 'public, max-age=0, must-revalidate'
  return reply.header('cache-control', caching).redirect(location, 301)
}

/** Answers the first view of every page, as HTML. */
const createPageHandler = (bff: Bff, web: WebBuild) => {
  const renderer = createPageRenderer(bff, web)
  const queryRedirects = createQueryRedirects(bff)

  /** If the content of a page cannot be fetched, its header and footer are sent with a 503. */
  const answerPage = async (request: FastifyRequest, page: MatchedPage, count: CountFill) => {
    try {
      return await renderer.page(page, count)
    } catch (error) {
      if (isRefusedHere(error)) throw error
      logFailure(request, error)
      const answer = await renderer.withoutContent(page)
      if (!answer) throw error
      return answer
    }
  }

  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const address = readPageAddress(request.url)
    if (address.leads === 'nowhere') throw new ApiProblem('not_found')
    // What the page loads before a script removes the address must not name it as its Referer.
    if (namesReader(request.url)) void reply.header('referrer-policy', 'strict-origin')
    const countUncached = () => request.server.countUncached(request, reply)
    const proper = address.leads === 'elsewhere' ? address.location : request.url
    const moved = namesReader(request.url) ? null : await queryRedirects.find(proper, countUncached)
    if (moved !== null) return redirectMoved(request, reply, moved)
    if (address.leads === 'elsewhere') {
      const caching = namesReader(request.url) ? 'private, no-store' : `public, max-age=${hour}`
      return reply.header('cache-control', caching).redirect(address.location, 301)
    }
    const page = web.match(address.pathname, address.query)
    const answer = await answerPage(request, page, countUncached)
    if (!answer) throw new ApiProblem('not_found')
    if (answer.location !== undefined) {
      const query = address.query === '' ? '' : `?${address.query}`
      return redirectMoved(request, reply, answer.location + query)
    }
    allowStyles(reply, answer)
    if (answer.status === 503) {
      return sendPrivately(request, reply.header('retry-after', retryAfter), answer)
    }
    if (page.isPrivate) return sendPrivately(request, reply.header('x-robots-tag', 'noindex'), answer)
    return (namesReader(request.url) ? sendPrivately : sendAnswer)(request, reply, answer)
  }

  return async (request: FastifyRequest, reply: FastifyReply) => {
    try {
      return await sendPage(request, reply)
    } catch (error) {
      const isAnswer = error instanceof ApiProblem && ['not_found', 'rate_limited'].includes(error.code)
      if (isAnswer) throw error
      logFailure(request, error)
      return reply
        .code(503)
        .header('retry-after', retryAfter)
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(web.documents.unavailableDocument)
    }
  }
}

const withoutWeb = async () => {
  throw new ApiProblem('internal_error', { status: 503 })
}

/** Every GET without another route is a request for a page. */
export const pages = (bff: Bff, web: WebBuild | null) =>
  plugin(async (app: App) => {
    const handle = web ? createPageHandler(bff, web) : withoutWeb

    app.get('/*', { schema: { operation: null } }, async (request, reply) => {
      // Never HTML, not even for an unknown path.
      if (isNoPage(request.url)) throw new ApiProblem('not_found')
      return handle(request, reply)
    })

    app.setNotFoundHandler((request, reply) => {
      if (request.method === 'GET' || request.method === 'HEAD') throw new ApiProblem('not_found')
      void reply.header('allow', 'GET, HEAD')
      throw new ApiProblem('method_not_allowed')
    })
  })

import plugin from 'fastify-plugin'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { fieldMessages, hasUnknownKeys } from 'shared-types/field-messages'
import { ApiProblem, toProblem } from '../problem.ts'
import { UpstreamProblem } from '../upstreams/upstream-problem.ts'
import { removeRateLimitHeaders } from './rate-limits.ts'

/** Before any field can be named: broken JSON, an address that cannot be decoded. */
export const unreadable = () =>
  new ApiProblem('validation_failed', { status: 400, detail: 'We kunnen deze aanvraag niet lezen.' })

const isCoded = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code

/** Whatever went wrong, in the words and with the status the shopper is told. */
export const problemFrom = (error: unknown): ApiProblem => {
  if (error instanceof ApiProblem) return error
  if (hasZodFastifySchemaValidationErrors(error)) {
    // An id that cannot be one names nothing that exists.
    if (error.validationContext === 'params') return new ApiProblem('not_found')
    const fields = fieldMessages(error.validation, error.validationContext)
    return new ApiProblem('validation_failed', {
      fields,
      // Keys we never asked for are no mistake of a shopper's.
      status: hasUnknownKeys(error.validation) ? 400 : 422,
    })
  }
  // Our own reshaping is total: what does not fit our contract was more than the provider's should have let through.
  if (isCoded(error, 'FST_ERR_RESPONSE_SERIALIZATION')) return new ApiProblem('provider_malformed')
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : 500
  if (status === 404) return new ApiProblem('not_found')
  if (status === 413) return new ApiProblem('payload_too_large')
  if (status === 415) return new ApiProblem('unsupported_media_type')
  if (typeof status === 'number' && status >= 400 && status < 500) {
    return unreadable()
  }
  return new ApiProblem('internal_error')
}

/** RFC 9110 §11.6.1. `Bearer`, never `Basic`: for that a browser opens a dialog of its own. */
const challenge = (code: ApiProblem['code']) =>
  `Bearer realm="sluimer"${code === 'unauthorized' ? ', error="invalid_token"' : ''}`

export const sendProblem = (request: FastifyRequest, reply: FastifyReply, problem: ApiProblem) => {
  if (problem.retryAfter !== undefined) void reply.header('retry-after', problem.retryAfter)
  if (problem.code === 'rate_limited' && problem instanceof UpstreamProblem) removeRateLimitHeaders(reply)
  if (problem.status === 401) void reply.header('www-authenticate', challenge(problem.code))
  return (
    reply
      .code(problem.status)
      .type('application/problem+json; charset=utf-8')
      .header('cache-control', 'private, no-store')
      // Written here: a route's schema describes what it answers when all is well.
      .serializer(JSON.stringify)
      .send(toProblem(problem, request.id))
  )
}

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'] as const

/** A route that ends in a wildcard answers what no other route does: it makes no path a known one. */
const methodsOf = (app: FastifyInstance, path: string) =>
  methods.filter((method) => {
    const route: { params: object } | null = app.findRoute({ method, url: path })
    return route !== null && !('*' in route.params)
  })

/** 404 for an unknown path; on a known one 405, or for OPTIONS 204, with the methods that it has. CORS stays closed. */
const answerUnknown = (app: FastifyInstance) => async (request: FastifyRequest, reply: FastifyReply) => {
  const known = methodsOf(app, request.url)
  if (known.length === 0) throw new ApiProblem('not_found')
  void reply.header('allow', [...known, 'OPTIONS'].join(', '))
  if (request.method !== 'OPTIONS') throw new ApiProblem('method_not_allowed')
  return reply.code(204).send()
}

/** Problem details (RFC 9457) for everything under `/api`, also for addresses that do not exist. */
export const errors = plugin(async (app) => {
  app.setErrorHandler((error, request, reply) => {
    const problem = problemFrom(error)
    const foreseen = error instanceof ApiProblem || problem.status < 500
    if (!foreseen) request.log.error({ err: error }, 'a request failed unexpectedly')
    return sendProblem(request, reply, problem)
  })

  await app.register(
    async (api) => {
      const unknown = answerUnknown(api)
      api.setNotFoundHandler(unknown)
      // Before the pages, which take every other GET.
      api.get('/*', { schema: { operation: null } }, unknown)
    },
    { prefix: '/api' },
  )
})

import plugin from 'fastify-plugin'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { fieldMessages, hasUnknownKeys } from 'shared-types/field-messages'
import { routeOf } from 'telemetry/request-log'
import { ApiProblem, toProblem } from '../problem.ts'
import { UpstreamProblem } from '../upstreams/upstream-problem.ts'
import { removeRateLimitHeaders } from '../rate-limit-headers.ts'

/** For requests in which no field can be named: broken JSON, a URL that cannot be decoded. */
export const unreadable = () =>
  new ApiProblem('validation_failed', { status: 400, detail: 'We kunnen deze aanvraag niet lezen.' })

const isCoded = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code

/** Maps any error to the message and the status that the shopper gets. */
export const problemFrom = (error: unknown): ApiProblem => {
  if (error instanceof ApiProblem) return error
  if (hasZodFastifySchemaValidationErrors(error)) {
    // A malformed id or slug cannot exist.
    if (error.validationContext === 'params') return new ApiProblem('not_found')
    const fields = fieldMessages(error.validation, error.validationContext)
    return new ApiProblem('validation_failed', {
      fields,
      // Unknown keys come from a faulty client, not from the shopper's input.
      status: hasUnknownKeys(error.validation) ? 400 : 422,
    })
  }
  // Mapping never fails; if the result breaks our schema, the provider sent bad data.
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

/** RFC 9110 §11.6.1. `Bearer`, never `Basic`: for `Basic` a browser opens its own login dialog. */
const challenge = (code: ApiProblem['code']) =>
  `Bearer realm="sluimer"${code === 'unauthorized' ? ', error="invalid_token"' : ''}`

export const sendProblem = (request: FastifyRequest, reply: FastifyReply, problem: ApiProblem) => {
  if (problem.retryAfter !== undefined) void reply.header('retry-after', problem.retryAfter)
  // The provider's limit was reached: the headers are about our own limit, and do not say when to retry.
  if (problem.code === 'rate_limited' && problem instanceof UpstreamProblem) removeRateLimitHeaders(reply)
  if (problem.status === 401) void reply.header('www-authenticate', challenge(problem.code))
  return (
    reply
      .code(problem.status)
      .type('application/problem+json; charset=utf-8')
      .header('cache-control', 'private, no-store')
      // The schema of the route only describes successful answers.
      .serializer(JSON.stringify)
      .send(toProblem(problem, request.id))
  )
}

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'] as const

/** The methods of a path. Wildcard routes do not count: they match every path. */
const methodsOf = (app: FastifyInstance, path: string) =>
  methods.filter((method) => {
    const route: { params: object } | null = app.findRoute({ method, url: path })
    return route !== null && !('*' in route.params)
  })

/** Unknown path: 404. Known path: 405, or 204 for OPTIONS, with its methods in `Allow`. No CORS headers. */
const answerUnknown = (app: FastifyInstance) => async (request: FastifyRequest, reply: FastifyReply) => {
  const known = methodsOf(app, request.url)
  if (known.length === 0) throw new ApiProblem('not_found')
  void reply.header('allow', [...known, 'OPTIONS'].join(', '))
  if (request.method !== 'OPTIONS') throw new ApiProblem('method_not_allowed')
  return reply.code(204).send()
}

/** Problem details (RFC 9457) for every error under `/api`, also for unknown paths. */
export const errors = plugin(async (app) => {
  app.setErrorHandler((error, request, reply) => {
    const problem = problemFrom(error)
    const isExpected = error instanceof ApiProblem || problem.status < 500
    if (!isExpected) request.log.error({ ...routeOf(request), err: error }, 'a request failed unexpectedly')
    return sendProblem(request, reply, problem)
  })

  await app.register(
    async (api) => {
      const unknown = answerUnknown(api)
      api.setNotFoundHandler(unknown)
      // Registered before the pages, which answer every other GET.
      api.get('/*', { schema: { operation: null } }, unknown)
    },
    { prefix: '/api' },
  )
})

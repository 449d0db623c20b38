import { z } from 'zod'
import type { ErrorCode } from '../errors.ts'
import { largestBody } from '../limits.ts'
import { createDescriptions, type Errors, type LimitHeaders, type Security } from './document.ts'
import type { Operation } from './operation.ts'

/** The parts of a route from which its description is derived. */
export interface DescribedRoute {
  method: string | string[]
  url: string
  schema?: { operation: Operation | null; body?: unknown; querystring?: unknown; params?: unknown }
  config?: { onlyOnce?: boolean }
  bodyLimit?: number
}

interface Server<Route extends DescribedRoute> extends Errors {
  title: string
  description: string
  url: string
  /** The description of each tag, which is the first segment of a path after the prefix. */
  tags: Record<string, string>
  securityOf: (route: Route) => Security
  /** The error codes of a route, besides those of both servers. */
  errorsOf: (route: Route) => readonly ErrorCode[]
  limitHeadersOf: (route: Route) => LimitHeaders
  /** Whether the answers of a route have an `ETag`. */
  isTagged: (route: Route) => boolean
}

export const isChange = ({ method }: Pick<DescribedRoute, 'method'>) => ![method].flat().includes('GET')

export const when = (holds: unknown, ...codes: ErrorCode[]) => (holds ? codes : [])

const canBeLeftOut = (body: unknown): boolean =>
  body instanceof z.core.$ZodType && z.safeParse(body, undefined).success

/** The error codes that follow from the input of a route, at both servers. */
const commonErrors = (route: DescribedRoute): ErrorCode[] => {
  const { schema, config } = route
  return [
    'internal_error',
    'provider_unavailable',
    ...when(schema?.body || schema?.querystring, 'validation_failed'),
    ...when(schema?.params, 'not_found'),
    ...when(isChange(route), 'validation_failed', 'payload_too_large', 'unsupported_media_type'),
    ...when(
      config?.onlyOnce,
      'idempotency_key_invalid',
      'idempotency_key_reused',
      'idempotency_key_in_use',
      'already_done',
    ),
  ]
}

/** Texts for the documentation of both servers. */
const repeating =
  '**Repeating a request.** Operations that take an `Idempotency-Key` (draft-ietf-httpapi-idempotency-key-header) answer the same key with the same body as the first time, for a day, and nothing happens twice.'
const methods =
  '**Methods.** A known path answers another method with 405 and `Allow`, and `OPTIONS` with 204 and `Allow`.'

/** The OpenAPI description of a server, derived from its routes and its facts. */
export const describeServer = <Route extends DescribedRoute>(server: Server<Route>) => {
  const { describe, complete } = createDescriptions(server)
  return {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: server.title,
        version: '1',
        description: `${server.description}\n\n${repeating}\n\n${methods}`,
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: server.url }],
      tags: Object.entries(server.tags).map(([name, description]) => ({ name, description })),
    },
    /** @param toJsonSchemas converts the schemas of a route for OpenAPI */
    transform: <Given extends { route: Route; url: string }, Written extends object>(
      given: Given,
      toJsonSchemas: (given: Given) => { schema: Written },
    ) => {
      const { route, url } = given
      const operation = route.schema?.operation
      if (!operation) return { schema: { operation: null, hide: true }, url }
      const described = describe({
        operation,
        url,
        security: server.securityOf(route),
        errors: [...commonErrors(route), ...server.errorsOf(route)],
        onlyOnce: route.config?.onlyOnce === true,
        limitHeaders: server.limitHeadersOf(route),
        tagged: server.isTagged(route),
        optionalBody: canBeLeftOut(route.schema?.body),
        bodyLimit: route.bodyLimit ?? largestBody,
      })
      return { schema: { ...toJsonSchemas(given).schema, ...described, operation }, url }
    },
    complete,
  }
}

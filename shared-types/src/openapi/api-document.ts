import type { ErrorCode } from '../errors.ts'
import { createDescriptions, type Errors, type Security } from './document.ts'
import type { Operation } from './operation.ts'

/** As much of a route as its description is derived from. */
export interface DescribedRoute {
  method: string | string[]
  url: string
  schema?: { operation: Operation | null; body?: unknown; querystring?: unknown; params?: unknown }
  config?: { onlyOnce?: boolean }
}

/** What one server says of itself. */
interface Server<Route extends DescribedRoute> extends Errors {
  title: string
  description: string
  /** Where it is reached. */
  url: string
  /** The meaning of the first word of its paths. */
  tags: Record<string, string>
  securityOf: (route: Route) => Security
  /** The codes beyond those that every server has. */
  errorsOf: (route: Route) => readonly ErrorCode[]
  /** Whether a route counts for a limit that its answers tell of. */
  isLimited: (route: Route) => boolean
}

export const isChange = ({ method }: Pick<DescribedRoute, 'method'>) => ![method].flat().includes('GET')

export const when = (holds: unknown, ...codes: ErrorCode[]) => (holds ? codes : [])

/** The codes that follow from what a route takes, at either server. */
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

/** What the two servers tell in the same words. */
const repeating =
  '**Repeating a request.** Operations that take an `Idempotency-Key` (draft-ietf-httpapi-idempotency-key-header) answer the same key with the same body as the first time, for a day, and nothing happens twice.'
const methods =
  '**Methods.** A known path answers another method with 405 and `Allow`, and `OPTIONS` with 204 and `Allow`.'

/** The description of a server, from what its routes say of themselves. Its own facts are the only difference. */
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
    /** @param toJsonSchemas writes the schemas of a route for OpenAPI */
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
        limited: server.isLimited(route),
      })
      return { schema: { ...toJsonSchemas(given).schema, ...described, operation }, url }
    },
    complete,
  }
}

import type { FastifyDynamicSwaggerOptions, SwaggerTransform, SwaggerTransformObject } from '@fastify/swagger'
import type { RouteOptions } from 'fastify'
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod'
import type { ErrorCode } from 'shared-types/errors'
import { createDescriptions } from 'shared-types/openapi/document'
import type { Config } from '../../config.ts'
import { statusesOf } from '../../problem.ts'
import { schemaRegistry } from './schemas.ts'

const description = `What the shop window asks of the front desk. Amounts are in cents, dates are ISO 8601 unless said otherwise.

**Logging in.** A browser gets the cookie \`sluimer\`. Any other client logs in with \`{"transport": "bearer"}\` and sends the token of the answer as \`Authorization: Bearer\`; it sends neither \`Origin\` nor \`Sec-Fetch-Site\`. Operations that allow no security at all serve a shopper without a session too. A change that carries no bearer must come from the shop's own pages, which a browser says in \`Origin\` or \`Sec-Fetch-Site\`.

**Errors** are problem details (RFC 9457) with a \`code\` from a closed list; each operation lists its own. \`detail\` is a Dutch sentence for the shopper, \`fields\` has one for each field by its path. A known path answers another method with 405 and \`Allow\`.

**Limits.** Limited operations answer with \`RateLimit-Policy\` and \`RateLimit\` (draft-ietf-httpapi-ratelimit-headers-10), and beyond the limit with 429 and \`Retry-After\`.

**Repeating a request.** A POST that creates something takes an \`Idempotency-Key\` (draft-ietf-httpapi-idempotency-key-header): the same key with the same body gets the first answer again for a day, and nothing happens twice.

**Versions.** The address carries no version: window and front desk are released together. \`info.version\` rises when something that a client relies on changes or goes. New operations, new optional fields of a request and new fields of an answer leave it as it is, so clients ignore fields that they do not know. \`/v1\` of the provider has its version in the address: what breaks it would become \`/v2\` beside it.`

const tags: Record<string, string> = {
  abandonment: 'What was left behind, noted with consent to marketing',
  advice: 'Questions that lead to products',
  auth: 'Logging in and out',
  cart: 'The cart; every change answers with the whole cart',
  catalog: 'Categories, products, search and reviews',
  chat: 'The assistant',
  checkout: 'From the cart to the order',
  configurator: 'Beds that are put together',
  contact: 'Customer service',
  content: 'Texts and pictures of pages',
  customer: 'The account',
  newsletter: 'The newsletter, for visitors without an account',
  orders: 'Orders, for the session that placed them or a signed link',
  session: 'Who is shopping',
  shell: 'What surrounds every page',
  withdrawals: 'Withdrawing from a purchase',
}

const isChange = ({ method }: RouteOptions) => ![method].flat().includes('GET')

const isCreation = ({ method }: RouteOptions) => [method].flat().includes('POST')

const when = (holds: unknown, ...codes: ErrorCode[]) => (holds ? codes : [])

/** The codes that follow from where a route is registered and from what it takes. */
const errorsOf = (route: RouteOptions): ErrorCode[] => {
  const { schema, config } = route
  return [
    'internal_error',
    'provider_unavailable',
    'provider_failed',
    'provider_malformed',
    ...when(schema?.body || schema?.querystring, 'validation_failed'),
    ...when(schema?.params, 'not_found'),
    ...when(
      isChange(route),
      'validation_failed',
      'forbidden_origin',
      'payload_too_large',
      'unsupported_media_type',
    ),
    ...when(config?.ofShopper, 'unauthorized'),
    ...when(
      config?.ofShopper && isCreation(route),
      'idempotency_key_invalid',
      'idempotency_key_reused',
      'idempotency_key_in_use',
      'already_done',
    ),
    ...when(config?.ofShopper && (isChange(route) || config.lookUp), 'rate_limited'),
  ]
}

const securityOf = ({ config, schema }: RouteOptions): Record<string, string[]>[] => {
  if (!config?.ofShopper) return []
  const known: Record<string, string[]>[] = [{ cookie: [] }, { bearer: [] }]
  return schema?.operation?.errors?.includes('login_required') ? known : [{}, ...known]
}

const { describe, complete } = createDescriptions({
  schema: 'Problem',
  mediaType: 'application/problem+json',
  statusesOf,
})
const toJsonSchemas = createJsonSchemaTransform({ schemaRegistry })
const withComponents = createJsonSchemaTransformObject({ schemaRegistry })

const transform: SwaggerTransform = (document) => {
  const { schema, route, url } = document
  const operation = schema?.operation
  if (!operation) return { schema: { operation: null, hide: true }, url }
  const { schema: transformed } = toJsonSchemas(document)
  const described = describe({ operation, url, security: securityOf(route), errors: errorsOf(route) })
  return { schema: { ...transformed, ...described, operation }, url }
}

const transformObject: SwaggerTransformObject = (document) => complete(withComponents(document))

export const openApi = (config: Config): FastifyDynamicSwaggerOptions => ({
  openapi: {
    openapi: '3.1.0',
    info: { title: 'Sluimer /api', version: '1', description, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: config.publicUrl.origin }],
    tags: Object.entries(tags).map(([name, what]) => ({ name, description: what })),
    components: {
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: 'sluimer', description: 'Set by the shop; sealed.' },
        bearer: { type: 'http', scheme: 'bearer', description: 'Of `POST /api/auth/login`, for a day.' },
      },
    },
  },
  transform,
  transformObject,
})

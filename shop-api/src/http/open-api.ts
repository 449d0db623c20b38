import type { FastifyDynamicSwaggerOptions, SwaggerTransform, SwaggerTransformObject } from '@fastify/swagger'
import type { RouteOptions } from 'fastify'
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod'
import type { ErrorCode } from 'shared-types/errors'
import { createDescriptions } from 'shared-types/openapi/document'
import type { Config } from '../config.ts'
import { statusesOf } from './errors.ts'
import { schemaRegistry } from './schemas.ts'

const description = `What the front desk asks of the provider. Amounts are in euros, dates are ISO 8601 unless said otherwise.

**Logging in.** \`POST /login\` gives the bearer of the service, for an hour. The shopper rides along in the cookie \`shop_session\`, which this server sets and rotates.

**Errors** are \`{ message, code, errors? }\` with a \`code\` from a closed list; each operation lists its own. \`message\` is a Dutch sentence for the shopper, \`errors\` has one for each field by its path. Somebody who has to log in first is 403: 401 says that the service's own bearer is worth nothing. A known path answers another method with 405 and \`Allow\`.

**Repeating a request.** Operations that list \`idempotency_key_reused\` take an \`Idempotency-Key\` (draft-ietf-httpapi-idempotency-key-header): the same key with the same body gets the first answer again for a day, and nothing happens twice.

**Versions.** The version is in the address. New operations, new optional fields of a request and new fields of an answer may come at any time, so clients ignore fields that they do not know; what breaks a client becomes \`/v2\` beside it.`

const tags: Record<string, string> = {
  abandon: 'What was left behind, noted with consent to marketing',
  address: 'Looking up addresses',
  assistant: 'The assistant',
  cart: 'The cart; every change answers with the whole cart',
  catalog: 'Categories, products, search, advice and reviews',
  chat: 'Conversations that have ended',
  checkout: 'From the cart to the order',
  contact: 'Customer service',
  content: 'Texts and pictures of pages, and the newsletter',
  customer: 'The account',
  login: 'The login of the front desk',
  order: 'Orders, for the session that placed them or a signed link',
  payment: 'What payment providers say',
}

const isChange = ({ method }: RouteOptions) => ![method].flat().includes('GET')

const when = (holds: unknown, ...codes: ErrorCode[]) => (holds ? codes : [])

/** The codes that follow from where a route is registered and from what it takes. */
const errorsOf = (route: RouteOptions): ErrorCode[] => {
  const { schema, config } = route
  return [
    'internal_error',
    'provider_unavailable',
    ...when(schema?.body || schema?.querystring, 'validation_failed'),
    ...when(schema?.params, 'not_found'),
    ...when(isChange(route), 'validation_failed', 'payload_too_large', 'unsupported_media_type'),
    ...when(config?.ofService, 'unauthorized'),
    ...when(
      config?.onlyOnce,
      'idempotency_key_invalid',
      'idempotency_key_reused',
      'idempotency_key_in_use',
      'already_done',
    ),
  ]
}

const securityOf = ({ config, schema }: RouteOptions): Record<string, string[]>[] => {
  if (!config?.ofService) return []
  const { errors, shopper } = schema?.operation ?? {}
  const known: Record<string, string[]> = { service: [], shopper: [] }
  if (errors?.includes('login_required')) return [known]
  return shopper ? [{ service: [] }, known] : [{ service: [] }]
}

const { describe, complete } = createDescriptions({
  schema: 'V1Error',
  mediaType: 'application/json',
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
    info: { title: 'Sluimer /v1', version: '1', description, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: config.shopApiUrl }],
    tags: Object.entries(tags).map(([name, what]) => ({ name, description: what })),
    components: {
      securitySchemes: {
        service: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'Of `POST /login`.' },
        shopper: { type: 'apiKey', in: 'cookie', name: 'shop_session', description: 'Set by this server.' },
      },
    },
  },
  transform,
  transformObject,
})

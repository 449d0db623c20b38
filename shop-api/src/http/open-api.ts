import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger'
import type { RouteOptions } from 'fastify'
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { describeServer, when } from 'shared-types/openapi/api-document'
import { statusesOf } from './errors.ts'
import { schemaRegistry } from './schemas.ts'
import { inWireForm } from './wire.ts'

const description = `The calls of the backend-for-frontend (bff) to the provider. Amounts are in euros, dates are ISO 8601 unless said otherwise.

**Logging in.** \`POST /login\` returns the bearer token of the service, valid for an hour. The session of the shopper is in the cookie \`shop_session\`, which this server sets and rotates.

**Errors** are \`{ message, code, errors? }\` with a \`code\` from a closed list; each operation lists its own. \`message\` is a Dutch sentence for the shopper, \`errors\` has one for each field by its path. A request that needs a login answers 403; 401 means that the bearer of the service is invalid.

**Versions.** The version is in the address. New operations, new optional fields of a request and new fields of an answer may come at any time, so clients ignore fields that they do not know; what breaks a client becomes \`/v2\` beside it.`

const tags: Record<string, string> = {
  abandon: 'What was left behind, noted with consent to reminders',
  address: 'Looking up addresses',
  assistant: 'The assistant',
  cart: 'The cart; every change answers with the whole cart',
  catalog: 'Categories, products, search, advice and reviews',
  chat: 'Conversations that have ended',
  checkout: 'From the cart to the order',
  contact: 'Customer service',
  content: 'Texts and pictures of pages, and the newsletter',
  customer: 'The account',
  login: 'The login of the bff',
  order: 'Orders, for the session that placed them or a signed link',
  payment: 'Notices of payment providers',
}

const securityOf = ({ config, schema }: RouteOptions): Record<string, string[]>[] => {
  if (!config?.ofService) return []
  const { errors, shopper } = schema?.operation ?? {}
  const known: Record<string, string[]> = { service: [], shopper: [] }
  if (errors?.includes('login_required')) return [known]
  return shopper ? [{ service: [] }, known] : [{ service: [] }]
}

const jsonSchemas = createJsonSchemaTransform({ schemaRegistry })
const toJsonSchemas: typeof jsonSchemas = (document) =>
  jsonSchemas({ ...document, schema: inWireForm(document.schema) })
const withComponents = createJsonSchemaTransformObject({ schemaRegistry })

export const openApi = (): FastifyDynamicSwaggerOptions => {
  const { openapi, transform, complete } = describeServer<RouteOptions>({
    title: 'Sluimer /v1',
    description,
    url: '/',
    tags,
    schema: 'V1Error',
    mediaType: 'application/json',
    statusesOf,
    securityOf,
    errorsOf: ({ config }) => when(config?.ofService, 'unauthorized'),
    // Rate limits only set Retry-After.
    limitHeadersOf: () => 'never',
    isTagged: () => false,
    meanings: {
      400: 'The request cannot be parsed',
      401: 'The bearer of the service is missing or invalid',
      403: 'A login of the shopper is required',
      422: 'A value is invalid, or a field is unknown; `errors` names it',
    },
  })
  return {
    openapi: {
      ...openapi,
      components: {
        securitySchemes: {
          service: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'Of `POST /login`.' },
          shopper: { type: 'apiKey', in: 'cookie', name: 'shop_session', description: 'Set by this server.' },
        },
      },
    },
    transform: (document) => transform(document, toJsonSchemas),
    transformObject: (document) => complete(withComponents(document)),
  }
}

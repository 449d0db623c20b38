import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger'
import type { RouteOptions } from 'fastify'
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod'
import type { ErrorCode } from 'shared-types/errors'
import { describeServer, isChange, when } from 'shared-types/openapi/api-document'
import type { LimitHeaders } from 'shared-types/openapi/document'
import type { Config } from '../../config.ts'
import { statusesOf } from '../../problem.ts'
import { schemaRegistry } from './schemas.ts'

const description = `The calls of the web app to its backend-for-frontend (bff). Amounts are in cents, dates are ISO 8601 unless said otherwise.

**Logging in.** A browser gets the cookie \`sluimer\`. Any other client logs in with \`{"transport": "bearer"}\` and sends the token of the answer as \`Authorization: Bearer\`; it sends neither \`Origin\` nor \`Sec-Fetch-Site\`. When the login has ended, every operation of a shopper answers its token with 401 and \`error="invalid_token"\`, except logging in. Operations that allow no security at all serve a shopper without a session too. A change that carries no bearer must come from the shop's own pages, which a browser says in \`Origin\` or \`Sec-Fetch-Site\`.

**Errors** are problem details (RFC 9457) with a \`code\` from a closed list; each operation lists its own. \`detail\` is a Dutch sentence for the shopper, \`fields\` has one for each field by its path.

**Limits.** Operations of a shopper answer with \`RateLimit-Policy\` and \`RateLimit\` (draft-ietf-httpapi-ratelimit-headers-10), and beyond the limit with 429 and \`Retry-After\`. Public reads, whose answers visitors share, have these headers only on 429.

**Caching.** Public reads have an \`ETag\` and may be stored; \`If-None-Match\` with it gets 304 while nothing has changed. All other answers are \`no-store\`.

**Versions.** The address carries no version: web app and bff are released together. \`info.version\` rises when something that a client relies on changes or goes. New operations, new optional fields of a request and new fields of an answer leave it as it is, so clients ignore fields that they do not know. \`/v1\` of the provider has its version in the address: what breaks it would become \`/v2\` beside it.`

const tags: Record<string, string> = {
  abandonment: 'What was left behind, noted with consent to reminders',
  advice: 'Questions that lead to products',
  auth: 'Logging in and out',
  cart: 'The cart; every change answers with the whole cart',
  catalog: 'Categories, products, search and reviews',
  chat: 'The assistant',
  checkout: 'From the cart to the order',
  configurator: 'Configurable beds',
  contact: 'Customer service',
  content: 'Texts and pictures of pages',
  customer: 'The account',
  newsletter: 'The newsletter, for visitors without an account',
  orders: 'Orders, for the session that placed them or a signed link',
  session: 'The session of the shopper',
  shell: 'What is above every page',
  'menu-panels': 'The panels of the main menu',
  footer: 'What is below every page',
  telemetry: 'The quality of pages, measured in browsers with consent for statistics',
  withdrawals: 'Withdrawing from a purchase',
}

/** Answers that visitors share never have the headers of one client, unless its limit refuses it. */
const limitHeadersOf = ({ config }: RouteOptions): LimitHeaders => {
  if (config?.limit) return 'always'
  return config?.countsUncached ? 'whenRefused' : 'never'
}

const isTagged = (route: RouteOptions): boolean => route.config?.countsUncached === true && !isChange(route)

const meanings = {
  400: 'The request cannot be parsed, or has an unknown field',
  401: 'The token is invalid, or a login is required',
  403: 'Not allowed from this origin',
  422: 'A value is invalid; `fields` names it',
}

/** The error codes that follow from the method and the config of a route. */
const errorsOf = (route: RouteOptions): ErrorCode[] => [
  'provider_failed',
  'provider_malformed',
  ...when(isChange(route), 'forbidden_origin'),
  ...when(route.config?.ofShopper && !route.config.otherClients, 'unauthorized'),
  ...when(limitHeadersOf(route) !== 'never', 'rate_limited'),
]

const securityOf = ({ config, schema }: RouteOptions): Record<string, string[]>[] => {
  if (!config?.ofShopper) return []
  if (config.otherClients) return [{}, { cookie: [] }]
  const known: Record<string, string[]>[] = [{ cookie: [] }, { bearer: [] }]
  return schema?.operation?.errors?.includes('login_required') ? known : [{}, ...known]
}

const toJsonSchemas = createJsonSchemaTransform({ schemaRegistry })
const withComponents = createJsonSchemaTransformObject({ schemaRegistry })

export const openApi = ({ publicUrl }: Config): FastifyDynamicSwaggerOptions => {
  const { openapi, transform, complete } = describeServer<RouteOptions>({
    title: 'Sluimer /api',
    description,
    url: publicUrl.origin,
    tags,
    schema: 'Problem',
    mediaType: 'application/problem+json',
    statusesOf,
    securityOf,
    errorsOf,
    limitHeadersOf,
    isTagged,
    meanings,
  })
  return {
    openapi: {
      ...openapi,
      components: {
        securitySchemes: {
          cookie: {
            type: 'apiKey',
            in: 'cookie',
            name: 'sluimer',
            description: 'Set by the shop; encrypted.',
          },
          bearer: { type: 'http', scheme: 'bearer', description: 'Of `POST /api/auth/login`, for a day.' },
        },
      },
    },
    transform: (document) => transform(document, toJsonSchemas),
    transformObject: (document) => complete(withComponents(document)),
  }
}

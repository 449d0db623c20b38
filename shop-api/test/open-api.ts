import { createConfig, lintFromString } from '@redocly/openapi-core'
import type { FastifyInstance, RouteOptions } from 'fastify'
import type { ErrorCode } from 'shared-types/errors'
import { z } from 'zod'

interface Schema {
  allOf?: { properties?: { code?: { enum?: ErrorCode[] } } }[]
}

interface Response {
  $ref?: string
  description?: string
  headers?: Record<string, object>
  content?: Record<string, { schema?: Schema }>
}

interface OperationObject {
  operationId: string
  parameters?: { $ref?: string; name?: string; in?: string; description?: string; schema?: object }[]
  requestBody?: { required?: boolean; content: Record<string, { schema: object }> }
  responses: Record<string, Response>
}

/** The parts of an OpenAPI document that tests use. */
export interface OpenApi {
  paths: Record<string, Record<string, OperationObject>>
  components: {
    schemas: Record<string, object>
    responses: Record<string, Response>
    parameters?: Record<string, { name: string; in: string }>
  }
}

export const openApiOf = (app: FastifyInstance): OpenApi => app.swagger() as unknown as OpenApi

interface Operation extends OperationObject {
  path: string
  method: string
}

export const operationsOf = ({ paths }: OpenApi): Operation[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => Object.assign({ path, method }, operation)),
  )

/** The findings of Redocly's recommended rules, and undefined tags. */
export const lint = async (document: OpenApi): Promise<string[]> => {
  const config = await createConfig({
    extends: ['recommended'],
    rules: {
      'operation-tag-defined': 'error',
      'operation-operationId': 'error',
      'operation-4xx-response': 'error',
      // The URL of a shop in development; the production URL is not part of the document.
      'no-server-example.com': 'off',
    },
  })
  const problems = await lintFromString({ source: JSON.stringify(document), config })
  return problems.map(({ ruleId, message, location: [at] }) => `${ruleId} ${message} ${at?.pointer}`)
}

export const responseOf = (document: OpenApi, id: string, status: number): Response | undefined => {
  const response = operationsOf(document).find(({ operationId }) => operationId === id)?.responses[status]
  return response?.$ref ? document.components.responses[response.$ref.split('/').at(-1) ?? ''] : response
}

/** The error codes that an operation documents for a status. */
export const codesOf = (document: OpenApi, id: string, status: number): ErrorCode[] =>
  Object.values(responseOf(document, id, status)?.content ?? {}).flatMap(
    ({ schema }) => schema?.allOf?.[1]?.properties?.code?.enum ?? [],
  )

const isAboutKey = (code: ErrorCode) => code === 'already_done' || code.startsWith('idempotency_key_')

/** The ids of operations that accept an `Idempotency-Key`, and of those that list an error code for it. */
export const repeatable = (document: OpenApi) => {
  const operations = operationsOf(document)
  return {
    takeKey: operations
      .filter(({ parameters = [] }) =>
        parameters.some(({ $ref }) => $ref === '#/components/parameters/IdempotencyKey'),
      )
      .map(({ operationId }) => operationId)
      .toSorted(),
    listCodes: operations
      .filter(({ operationId, responses }) =>
        Object.keys(responses).some((status) =>
          codesOf(document, operationId, Number(status)).some(isAboutKey),
        ),
      )
      .map(({ operationId }) => operationId)
      .toSorted(),
  }
}

/** Response headers that clients use, on any operation. */
const headersToDocument = [
  'ratelimit',
  'ratelimit-policy',
  'retry-after',
  'www-authenticate',
  'allow',
  'location',
  'etag',
]

/** The headers that an operation documents for a status, in lower case. */
export const headersOf = (document: OpenApi, id: string, status: number): Set<string> =>
  new Set(Object.keys(responseOf(document, id, status)?.headers ?? {}).map((name) => name.toLowerCase()))

/** The headers of a response that its operation does not document for its status. */
const undocumentedHeaders = (document: OpenApi, id: string, status: number, sent: object): string[] => {
  const documented = headersOf(document, id, status)
  return headersToDocument.filter((name) => name in sent && !documented.has(name))
}

/** Cached per server, because building one takes longer than most tests. */
const documents = new Map<string, OpenApi>()

const documentOf = (server: 'api' | 'v1', app: FastifyInstance): OpenApi => {
  const known = documents.get(server) ?? openApiOf(app)
  documents.set(server, known)
  return known
}

/**
 * Compares all statuses, error codes and headers of an app's responses with its documentation, in every test. `check`
 * throws when a response had an undocumented one.
 */
export const watchErrors = (server: 'api' | 'v1') => {
  const undocumented = new Set<string>()
  return {
    onRoute: (app: () => FastifyInstance) => (route: RouteOptions) => {
      const id = route.schema?.operation?.id
      if (id === undefined) return
      const compare = async (
        _request: unknown,
        reply: { statusCode: number; getHeaders: () => object },
        payload: unknown,
      ) => {
        if (!app().hasDecorator('swagger')) return payload
        const document = documentOf(server, app())
        if (!responseOf(document, id, reply.statusCode)) undocumented.add(`${id} ${reply.statusCode}`)
        for (const header of undocumentedHeaders(document, id, reply.statusCode, reply.getHeaders()))
          undocumented.add(`${id} ${reply.statusCode} ${header}`)
        if (reply.statusCode < 400 || typeof payload !== 'string') return payload
        const { code } = JSON.parse(payload) as { code: ErrorCode }
        if (!codesOf(document, id, reply.statusCode).includes(code))
          undocumented.add(`${id} ${reply.statusCode} ${code}`)
        return payload
      }
      route.onSend = [route.onSend ?? [], compare].flat()
    },
    check: () => {
      if (undocumented.size > 0) throw new Error(`Not in the documentation: ${[...undocumented].join(', ')}`)
    },
  }
}

const Facts = z.looseObject({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  $ref: z.string().optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
})
type Facts = z.infer<typeof Facts>

interface Text {
  /** The location: `RegisterRequest.email`. */
  path: string
  /** The name of the field; for list items, the name of the list. */
  name: string
  facts: Facts
}

/** All texts in a schema and in the schemas that it refers to, each visited once. */
const textsIn = (document: OpenApi, schema: unknown, at: Omit<Text, 'facts'>, seen: Set<string>): Text[] => {
  const { success, data } = Facts.safeParse(schema)
  if (!success) return []
  if (data.$ref) {
    const path = data.$ref.split('/').at(-1) ?? ''
    if (seen.has(path)) return []
    seen.add(path)
    return textsIn(document, document.components.schemas[path], { path, name: at.name }, seen)
  }
  if ([data.type].flat().includes('string')) return [{ ...at, facts: data }]
  const parts = [data.items, data.anyOf, data.allOf, data.oneOf].flat()
  return [
    ...Object.entries(data.properties ?? {}).flatMap(([name, value]) =>
      textsIn(document, value, { path: `${at.path}.${name}`, name }, seen),
    ),
    ...parts.flatMap((part) => textsIn(document, part, at, seen)),
  ]
}

const contentOf = ({ content = {} }: { content?: Record<string, { schema?: object }> }) =>
  Object.values(content).map(({ schema }) => schema)

/** All texts in request bodies and URLs. */
const requestTexts = (document: OpenApi): Text[] => {
  const seen = new Set<string>()
  const operations = operationsOf(document)
  const inBodies = operations
    .flatMap(({ requestBody }) => contentOf(requestBody ?? {}))
    .flatMap((schema) => textsIn(document, schema, { path: 'body', name: '' }, seen))
  const inAddresses = operations.flatMap(({ operationId, parameters = [] }) =>
    parameters.flatMap(({ name = '', schema, description }) =>
      textsIn(document, { description, ...schema }, { path: `${operationId}?${name}`, name }, seen),
    ),
  )
  return [...inBodies, ...inAddresses]
}

const answerTexts = (document: OpenApi): Text[] => {
  const seen = new Set<string>()
  return operationsOf(document).flatMap(({ operationId, responses }) =>
    Object.values(responses)
      .flatMap(contentOf)
      .flatMap((schema) => textsIn(document, schema, { path: `${operationId}:`, name: '' }, seen)),
  )
}

const states = (facts: Facts, ...what: string[]) => what.some((fact) => facts[fact] !== undefined)

/** The operations whose body can be left out. */
export const optionalBodies = (document: OpenApi): string[] =>
  operationsOf(document)
    .filter(({ requestBody }) => requestBody && requestBody.required !== true)
    .map(({ operationId }) => operationId)
    .toSorted()

/** The same, by the schemas of their routes. */
export const routesWithOptionalBody = (routes: RouteOptions[]): string[] =>
  routes
    .filter(({ schema }) => schema?.operation && schema.body instanceof z.core.$ZodType)
    .filter(({ schema }) => z.safeParse(schema?.body as z.core.$ZodType, undefined).success)
    .map(({ schema }) => schema?.operation?.id ?? '')
    .toSorted()

/** Numbers with a fraction as step, which validators refuse for sums of binary fractions. */
export const fractionalSteps = (document: OpenApi): string[] =>
  [...JSON.stringify(document).matchAll(/"multipleOf":0\.\d+/g)].map(([step]) => step)

/** Request texts without a length, a format or a meaning. */
export const bareRequestTexts = (document: OpenApi): string[] =>
  requestTexts(document)
    .filter(
      ({ facts }) =>
        !states(facts, 'pattern', 'format', 'enum', 'const', 'maxLength', 'allOf', 'description'),
    )
    .map(({ path }) => path)

/** `phone_number`, `billingCountryCode`, `due_date`, `received_at`. */
const namesFormat =
  /^(.+_)?((e_?mail|phone|zipcode|postcode|birthdate|dob|vat|coc|country)(_number|_code)?|house_number|date|at)$/

const snake = (name: string) => name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => `_${letter}`).toLowerCase()

/**
 * Texts whose name implies a format, but whose schema does not specify one. A text without a fixed format
 * must be described as taken as typed.
 */
export const vagueFormats = (document: OpenApi): string[] => {
  const named = [...requestTexts(document), ...answerTexts(document)].filter(({ name }) =>
    namesFormat.test(snake(name)),
  )
  const vague = named.filter(
    ({ facts }) =>
      !states(facts, 'pattern', 'format', 'enum', 'const') &&
      !/taken as typed/i.test(String(facts['description'] ?? '')),
  )
  return [...new Set(vague.map(({ path }) => path))].toSorted()
}

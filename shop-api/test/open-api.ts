import { createConfig, lintFromString } from '@redocly/openapi-core'
import type { FastifyInstance, RouteOptions } from 'fastify'
import type { ErrorCode } from 'shared-types/errors'
import { z } from 'zod'

interface Schema {
  allOf?: { properties?: { code?: { enum?: ErrorCode[] } } }[]
}

interface Response {
  $ref?: string
  headers?: Record<string, object>
  content?: Record<string, { schema?: Schema }>
}

interface OperationObject {
  operationId: string
  parameters?: { $ref?: string; name?: string; in?: string; description?: string; schema?: object }[]
  requestBody?: { content: Record<string, { schema: object }> }
  responses: Record<string, Response>
}

/** As much of an OpenAPI document as tests look at. */
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

/** What Redocly's recommended rules find, and that every tag is defined. */
export const lint = async (document: OpenApi): Promise<string[]> => {
  const config = await createConfig({
    extends: ['recommended'],
    rules: {
      'operation-tag-defined': 'error',
      'operation-operationId': 'error',
      'operation-4xx-response': 'error',
      // The address of a shop in development; that of production is its own affair.
      'no-server-example.com': 'off',
    },
  })
  const problems = await lintFromString({ source: JSON.stringify(document), config })
  return problems.map(({ ruleId, message, location: [place] }) => `${ruleId} ${message} ${place?.pointer}`)
}

const responseOf = (document: OpenApi, id: string, status: number): Response | undefined => {
  const response = operationsOf(document).find(({ operationId }) => operationId === id)?.responses[status]
  return response?.$ref ? document.components.responses[response.$ref.split('/').at(-1) ?? ''] : response
}

/** The codes that an operation documents for a status. */
export const codesOf = (document: OpenApi, id: string, status: number): ErrorCode[] =>
  Object.values(responseOf(document, id, status)?.content ?? {}).flatMap(
    ({ schema }) => schema?.allOf?.[1]?.properties?.code?.enum ?? [],
  )

/** The ids of the operations that take an `Idempotency-Key`, and of those that list a code about one. */
export const repeatable = (document: OpenApi) => {
  const isAboutKey = (code: ErrorCode) => code === 'already_done' || code.startsWith('idempotency_key_')
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

/** What a client acts on, wherever it is sent. */
const toldHeaders = ['ratelimit', 'ratelimit-policy', 'retry-after', 'www-authenticate', 'allow', 'location']

/** The headers of an answer that its operation does not document for its status. */
const untoldHeaders = (document: OpenApi, id: string, status: number, sent: object): string[] => {
  const documented = Object.keys(responseOf(document, id, status)?.headers ?? {}).map((name) =>
    name.toLowerCase(),
  )
  return toldHeaders.filter((name) => name in sent && !documented.includes(name))
}

/** Of each server, made once: it takes longer than most tests. */
const documents = new Map<string, OpenApi>()

const documentOf = (server: 'api' | 'v1', app: FastifyInstance): OpenApi => {
  const known = documents.get(server) ?? openApiOf(app)
  documents.set(server, known)
  return known
}

/**
 * Compares every error and header that an app answers with its documentation, whatever test provokes it.
 * `check` throws when an operation answered a code or a header that it does not document.
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
        for (const header of untoldHeaders(document, id, reply.statusCode, reply.getHeaders()))
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
  type: z.string().optional(),
  $ref: z.string().optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
})
const said = new Set(['pattern', 'format', 'enum', 'const', 'maxLength', 'allOf', 'description'])

/** Paths of texts of which a schema says no more than that they are texts. */
const bareTexts = (document: OpenApi, schema: unknown, path: string): string[] => {
  const { success, data } = Facts.safeParse(schema)
  if (!success) return []
  if (data.$ref) {
    const name = data.$ref.split('/').at(-1) ?? ''
    return bareTexts(document, document.components.schemas[name], name)
  }
  if (data.type === 'string') return Object.keys(data).some((fact) => said.has(fact)) ? [] : [path]
  const parts = [data.items, data.anyOf, data.allOf, data.oneOf].flat()
  return [
    ...Object.entries(data.properties ?? {}).flatMap(([key, value]) =>
      bareTexts(document, value, `${path}.${key}`),
    ),
    ...parts.flatMap((part) => bareTexts(document, part, path)),
  ]
}

/** What bodies may hold without being told a length, a form or a meaning. */
export const bareRequestTexts = (document: OpenApi): string[] => {
  const bodies = operationsOf(document).flatMap(({ requestBody }) =>
    Object.values(requestBody?.content ?? {}),
  )
  return [...new Set(bodies.flatMap(({ schema }) => bareTexts(document, schema, 'body')))]
}

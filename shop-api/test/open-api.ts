import { createConfig, lintFromString } from '@redocly/openapi-core'
import type { FastifyInstance, RouteOptions } from 'fastify'
import type { ErrorCode } from 'shared-types/errors'
import { z } from 'zod'

interface Schema {
  allOf?: { properties?: { code?: { enum?: ErrorCode[] } } }[]
}

interface Response {
  $ref?: string
  content?: Record<string, { schema?: Schema }>
}

interface OperationObject {
  operationId: string
  requestBody?: { content: Record<string, { schema: object }> }
  responses: Record<string, Response>
}

/** As much of an OpenAPI document as tests look at. */
export interface OpenApi {
  paths: Record<string, Record<string, OperationObject>>
  components: { schemas: Record<string, object>; responses: Record<string, Response> }
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

/** The codes that an operation documents for a status. */
export const codesOf = (document: OpenApi, id: string, status: number): ErrorCode[] => {
  const response = operationsOf(document).find(({ operationId }) => operationId === id)?.responses[status]
  const shared = document.components.responses[response?.$ref?.split('/').at(-1) ?? '']
  return Object.values(shared?.content ?? {}).flatMap(
    ({ schema }) => schema?.allOf?.[1]?.properties?.code?.enum ?? [],
  )
}

/** Of each server, made once: it takes longer than most tests. */
const documents = new Map<string, OpenApi>()

const documentOf = (server: 'api' | 'v1', app: FastifyInstance): OpenApi => {
  const known = documents.get(server) ?? openApiOf(app)
  documents.set(server, known)
  return known
}

/**
 * Compares every error that an app answers with its documentation, whatever test provokes it.
 * `check` throws when an operation answered a code that it does not document.
 */
export const watchErrors = (server: 'api' | 'v1') => {
  const undocumented = new Set<string>()
  return {
    onRoute: (app: () => FastifyInstance) => (route: RouteOptions) => {
      const id = route.schema?.operation?.id
      if (id === undefined) return
      const compare = async (_request: unknown, reply: { statusCode: number }, payload: unknown) => {
        if (reply.statusCode < 400 || typeof payload !== 'string' || !app().hasDecorator('swagger'))
          return payload
        const document = documentOf(server, app())
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

import type { ErrorCode } from '../errors.ts'
import type { Operation } from './operation.ts'

/** As much of an OpenAPI document as is changed here. */
interface Document {
  paths?: Record<string, Record<string, { operationId?: string; responses?: Record<string, object> }>>
  components?: { schemas?: Record<string, object>; responses?: object }
}

type Security = Record<string, string[]>[]

interface Route {
  operation: Operation
  /** As written for the server: `/api/cart/items/:id`. */
  url: string
  security: Security
  /** Codes that follow from the route itself. */
  errors: readonly ErrorCode[]
}

interface Errors {
  /** Name of the schema of an error, and the media type that it is sent as. */
  schema: string
  mediaType: string
  /** A code may have more than one status: a body that cannot be read is 400, one that is wrong 422. */
  statusesOf: (code: ErrorCode) => number[]
}

/** The word after `/api` or `/v1`: search for it and you find its contract, its rule and its screen. */
const tagOf = (url: string): string => url.replace(/^\/(api|v1)(?=\/)/, '').split('/')[1] ?? ''

const reference = (name: string) => `#/components/schemas/${name}`

const meanings: Record<number, string> = {
  400: 'The request cannot be read, or has a field that is not known',
  401: 'The token is missing or worth nothing, or somebody has to log in first',
  403: 'Not allowed from there, or not for this shopper',
  404: 'There is no such thing',
  409: 'Something has changed meanwhile',
  413: 'The body is larger than 64 kB',
  415: 'The body is not JSON',
  422: 'A value is wrong; the fields say which',
  429: 'Too often; ask again after the seconds in Retry-After',
  500: 'A mistake of ours',
  502: 'A server behind this one answered something wrong',
  503: 'A server behind this one is away; ask again after the seconds in Retry-After',
}

const headersOf: Record<number, object> = {
  401: { 'WWW-Authenticate': { description: 'RFC 9110', schema: { type: 'string' } } },
  429: { 'Retry-After': { description: 'In seconds', schema: { type: 'integer' } } },
  503: { 'Retry-After': { description: 'In seconds', schema: { type: 'integer' } } },
}

interface Response {
  description: string
  headers?: object
  content: object
}

/** The response of a status with the closed list of its codes. */
const errorResponse = (status: number, codes: ErrorCode[], { schema, mediaType }: Errors): Response => ({
  description: meanings[status] ?? 'Error',
  ...(headersOf[status] && { headers: headersOf[status] }),
  content: {
    [mediaType]: {
      schema: {
        allOf: [{ $ref: reference(schema) }, { type: 'object', properties: { code: { enum: codes } } }],
      },
    },
  },
})

/** The same for all operations that have them alike, under names such as `409.out_of_stock.quantity_unavailable`. */
const createErrorResponses = (errors: Errors) => {
  const shared: Record<string, Response> = {}
  const responsesOf = (codes: ReadonlySet<ErrorCode>): Record<string, object> => {
    const statuses = [...new Set([...codes].flatMap(errors.statusesOf))].toSorted()
    return Object.fromEntries(
      statuses.map((status) => {
        const possible = [...codes].filter((code) => errors.statusesOf(code).includes(status)).toSorted()
        const name = [status, ...possible].join('.')
        shared[name] ??= errorResponse(status, possible, errors)
        return [status, { $ref: `#/components/responses/${name}` }]
      }),
    )
  }
  return { shared, responsesOf }
}

const referencesIn = (part: unknown): string[] =>
  [...JSON.stringify(part ?? {}).matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name = '']) => name)

/** Everything that the paths refer to, directly or not. */
const usedSchemas = (document: Document, schemas: Record<string, object>): Set<string> => {
  const used = new Set(referencesIn([document.paths, document.components?.responses]))
  for (const name of used) for (const inner of referencesIn(schemas[name])) used.add(inner)
  return used
}

const plain = (schema: object | undefined): string =>
  JSON.stringify(schema).replaceAll(/(#\/components\/schemas\/\w+)Input"/g, '$1"')

/**
 * A schema may read other than it writes, so that the type provider names every request `…Input`. Where there is only
 * one of both, or no difference, the plain name will do. What nothing refers to goes.
 */
const tidySchemas = <T extends object>(whole: T): T => {
  const document: Document = whole
  const schemas = document.components?.schemas ?? {}
  const used = usedSchemas(document, schemas)
  const isSame = (name: string, other: string) => plain(schemas[name]) === plain(schemas[other])
  const renamed = new Map(
    [...used]
      .filter((name) => name.endsWith('Input'))
      .map((name): [string, string] => [name, name.slice(0, -'Input'.length)])
      .filter(([name, short]) => !used.has(short) || isSame(name, short)),
  )
  const nameOf = (name: string) => renamed.get(name) ?? name
  const names = [...used].filter((name) => name in schemas).toSorted()
  const left = {
    ...document.components,
    schemas: Object.fromEntries(names.map((name) => [nameOf(name), schemas[name]])),
  }
  const text = JSON.stringify({ ...document, components: left })
  return JSON.parse(
    text.replaceAll(/"#\/components\/schemas\/(\w+)"/g, (_, name: string) => `"${reference(nameOf(name))}"`),
  )
}

const successes: Record<string, object> = {
  200: { description: 'OK' },
  201: {
    description: 'Created',
    headers: { Location: { description: 'Where it can be read', schema: { type: 'string' } } },
  },
  202: { description: 'Accepted; a mail says how it goes on' },
}

const file = (mediaType: string) => ({
  content: { [mediaType]: { schema: { type: 'string', format: 'binary' } } },
})

/** Turns what routes say of themselves into OpenAPI: `describe` for each route, `complete` once for the document. */
export const createDescriptions = (errors: Errors) => {
  const { shared, responsesOf } = createErrorResponses(errors)
  const described = new Map<string, { produces?: string; refusals: Record<string, object> }>()
  return {
    describe: ({ operation, url, security, errors: common }: Route) => {
      const { id, summary, produces, errors: own = [] } = operation
      described.set(id, { produces, refusals: responsesOf(new Set([...common, ...own])) })
      return { operationId: id, summary, tags: [tagOf(url)], security }
    },
    /** @param whole an OpenAPI document with everything but the errors */
    complete: <T extends object>(whole: T): T => {
      const document: Document = whole
      const operations = Object.values(document.paths ?? {}).flatMap((path) => Object.values(path))
      for (const operation of operations) {
        const { produces, refusals } = described.get(operation.operationId ?? '') ?? {}
        for (const [status, response] of Object.entries(operation.responses ?? {})) {
          Object.assign(response, successes[status], produces && file(produces))
        }
        operation.responses = { ...operation.responses, ...refusals }
      }
      return tidySchemas({ ...whole, components: { ...document.components, responses: shared } })
    },
  }
}

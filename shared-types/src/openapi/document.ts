import type { ErrorCode } from '../errors.ts'
import { idempotencyKeyPattern } from '../ids/idempotency-key.ts'
import type { Operation } from './operation.ts'

export type Security = Record<string, string[]>[]

/** The parts of an OpenAPI document that are changed here. */
interface Document {
  paths?: Record<string, Record<string, OperationObject>>
  components?: { schemas?: Record<string, object> }
}

interface OperationObject {
  operationId?: string
  parameters?: object[]
  requestBody?: { required?: boolean }
  responses?: Record<string, object>
}

/** Which answers have the headers of a rate limit: all, only those that it refuses, or none. */
export type LimitHeaders = 'always' | 'whenRefused' | 'never'

/** The parts of a description that its schemas do not have. */
interface Traits {
  /** Whether it accepts an `Idempotency-Key`. */
  onlyOnce: boolean
  limitHeaders: LimitHeaders
  /** Whether its answers have an `ETag`, with which a client asks for a newer one. */
  tagged: boolean
  /** Whether it can be called without a body. */
  optionalBody: boolean
  /** The size of the largest body, in bytes. */
  bodyLimit: number
}

interface Described extends Traits {
  operation: Operation
  /** The route pattern: `/api/cart/items/:id`. */
  url: string
  security: Security
  /** The error codes that follow from the route itself. */
  errors: readonly ErrorCode[]
}

export interface Errors {
  /** The name of the schema of an error; `mediaType` is its content type. */
  schema: string
  mediaType: string
  /** A code may have more than one status: 400 for an unreadable body, 422 for an invalid one. */
  statusesOf: (code: ErrorCode) => number[]
  /** What the statuses mean whose meaning differs between the servers. */
  meanings: Record<400 | 401 | 403 | 422, string>
}

/** The path segment after `/api` or `/v1`. Its contract, rules and pages use the same word. */
const tagOf = (url: string): string => url.replace(/^\/(api|v1)(?=\/)/, '').split('/')[1] ?? ''

const reference = (name: string) => `#/components/schemas/${name}`

const meanings: Record<number, string> = {
  404: 'The resource does not exist',
  409: 'The request conflicts with the current state',
  415: 'The body is not JSON',
  429: 'Too many requests; retry after the seconds in Retry-After',
  500: 'An error of the server',
  502: 'An upstream server sent an invalid answer',
  503: 'An upstream server is unavailable; retry after the seconds in Retry-After',
}

const text = { type: 'string' }

const headers = {
  Location: { description: 'The URL of the created resource, or of the page to open instead.', schema: text },
  'Retry-After': { description: 'In seconds.', schema: { type: 'integer', minimum: 1 } },
  'WWW-Authenticate': { description: 'A `Bearer` challenge (RFC 9110).', schema: text },
  ETag: { description: 'The version of the answer, for `If-None-Match`.', schema: text },
  'RateLimit-Policy': {
    description:
      'The limits that the request counts for (draft-ietf-httpapi-ratelimit-headers-10). Omitted when an upstream server refuses by its own limit.',
    schema: { ...text, examples: ['"session";q=240;w=60'] },
  },
  RateLimit: {
    description: 'The remaining requests of each limit, and the seconds until it resets.',
    schema: { ...text, examples: ['"session";r=239;t=60'] },
  },
}
type Header = keyof typeof headers
type Parameter = keyof typeof parameters

const parameters = {
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'Of the press (draft-ietf-httpapi-idempotency-key-header), in quotes or without. The same key with the same body gets the first answer again for a day.',
    schema: { ...text, pattern: idempotencyKeyPattern.source, maxLength: 257, examples: ['"press-1"'] },
  },
  IfNoneMatch: {
    name: 'If-None-Match',
    in: 'header',
    description: 'The `ETag` of the answer that the client has: 304 if it is still the same.',
    schema: text,
  },
}

const headersOf: Record<number, readonly Header[]> = {
  201: ['Location'],
  401: ['WWW-Authenticate'],
  429: ['Retry-After'],
  503: ['Retry-After'],
}

/** Whether the request may be retried, because another one with the same key is still running. */
const isToBeRepeated = (codes: readonly ErrorCode[]) => codes.includes('idempotency_key_in_use')

const limitHeaders: readonly Header[] = ['RateLimit-Policy', 'RateLimit']

const referTo = (names: readonly Header[]) =>
  names.length > 0 && {
    headers: Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }])),
  }

interface Response {
  description: string
  headers?: object
  content: object
}

interface ErrorAnswer {
  status: number
  codes: ErrorCode[]
  /** Whether it has the headers of a rate limit. */
  limited: boolean
  bodyLimit: number
}

const tooLarge = 413

/** The response of a status, with the closed list of its error codes. */
const errorResponse = (
  { status, codes, limited, bodyLimit }: ErrorAnswer,
  { schema, mediaType, meanings: own }: Errors,
): Response => ({
  description:
    status === tooLarge
      ? `The body is larger than ${bodyLimit / 1024} kB`
      : ({ ...meanings, ...own }[status] ?? 'Error'),
  ...referTo([
    ...(headersOf[status] ?? []),
    ...(isToBeRepeated(codes) ? ['Retry-After' as const] : []),
    ...(limited ? limitHeaders : []),
  ]),
  content: {
    [mediaType]: {
      schema: {
        allOf: [{ $ref: reference(schema) }, { type: 'object', properties: { code: { enum: codes } } }],
      },
    },
  },
})

/** Operations with the same errors share their responses, with names such as `409.limited.out_of_stock`. */
const createErrorResponses = (errors: Errors) => {
  const shared: Record<string, Response> = {}
  const responsesOf = (
    all: ReadonlySet<ErrorCode>,
    { limitHeaders: when, bodyLimit }: Traits,
  ): Record<string, object> => {
    const statuses = [...new Set([...all].flatMap(errors.statusesOf))].toSorted()
    return Object.fromEntries(
      statuses.map((status) => {
        const codes = [...all].filter((code) => errors.statusesOf(code).includes(status)).toSorted()
        const limited = when === 'always' || (when === 'whenRefused' && codes.includes('rate_limited'))
        const size = status === tooLarge ? [`${bodyLimit / 1024}kB`] : []
        const name = [status, ...(limited ? ['limited'] : []), ...size, ...codes].join('.')
        shared[name] ??= errorResponse({ status, codes, limited, bodyLimit }, errors)
        return [status, { $ref: `#/components/responses/${name}` }]
      }),
    )
  }
  return { shared, responsesOf }
}

const referencesIn = (part: unknown, kind = 'schemas'): string[] =>
  [...JSON.stringify(part ?? {}).matchAll(/"#\/components\/(\w+)\/([^"]+)"/g)]
    .filter(([, found]) => found === kind)
    .map(([, , name = '']) => name)

/** The schemas that the paths refer to, directly or indirectly. */
const usedSchemas = (document: Document, schemas: Record<string, object>, responses: object): Set<string> => {
  const used = new Set(referencesIn([document.paths, responses]))
  for (const name of used) for (const inner of referencesIn(schemas[name])) used.add(inner)
  return used
}

const usedOf = (components: Record<string, object>, kind: string, users: unknown) => {
  const used = new Set(referencesIn(users, kind))
  return { [kind]: Object.fromEntries(Object.entries(components).filter(([name]) => used.has(name))) }
}

const plain = (schema: object | undefined): string =>
  JSON.stringify(schema).replaceAll(/(#\/components\/schemas\/\w+)Input"/g, '$1"')

/**
 * The input of a schema may differ from its output, so that the type provider names every request schema
 * `…Input`. This removes the suffix if only one of both exists or if they are the same. It also removes
 * unused schemas.
 */
const tidy = <T extends object>(whole: T, responses: object): T => {
  const document: Document = whole
  const schemas = document.components?.schemas ?? {}
  const used = usedSchemas(document, schemas, responses)
  const isSame = (name: string, other: string) => plain(schemas[name]) === plain(schemas[other])
  const renamed = new Map(
    [...used]
      .filter((name) => name.endsWith('Input'))
      .map((name): [string, string] => [name, name.slice(0, -'Input'.length)])
      .filter(([name, short]) => !used.has(short) || isSame(name, short)),
  )
  const nameOf = (name: string) => renamed.get(name) ?? name
  const names = [...used].filter((name) => name in schemas).toSorted()
  const components = {
    ...document.components,
    responses,
    ...usedOf(headers, 'headers', [document.paths, responses]),
    ...usedOf(parameters, 'parameters', document.paths),
    schemas: Object.fromEntries(names.map((name) => [nameOf(name), schemas[name]])),
  }
  return JSON.parse(
    JSON.stringify({ ...document, components }).replaceAll(
      /"#\/components\/schemas\/(\w+)"/g,
      (_, name: string) => `"${reference(nameOf(name))}"`,
    ),
  )
}

const successes: Record<string, object> = {
  200: { description: 'OK' },
  201: { description: 'Created' },
  202: { description: 'Accepted; a mail has the next step' },
}

const file = (mediaType: string) => ({
  content: { [mediaType]: { schema: { type: 'string', format: 'binary' } } },
})

interface DescribedRoute extends Traits {
  operation: Operation
  refusals: Record<string, object>
}

const parameterRef = (name: Parameter) => ({ $ref: `#/components/parameters/${name}` })

/** Adds what the description of a route cannot contain: headers of requests and answers, and errors. */
const finish = (operation: OperationObject, route: DescribedRoute) => {
  const { produces, leadsOn, parameters: own = [] } = route.operation
  const limits = route.limitHeaders === 'always' ? limitHeaders : []
  for (const [status, response] of Object.entries(operation.responses ?? {})) {
    const sent = referTo([
      ...(headersOf[Number(status)] ?? []),
      ...(route.tagged ? ['ETag' as const] : []),
      ...limits,
    ])
    Object.assign(response, successes[status], sent, produces && file(produces))
  }
  const unchanged = { 304: { description: 'The client has this answer', ...referTo(['ETag']) } }
  const elsewhere = {
    303: {
      description:
        'Instead of an error, to a browser that opens it in a tab of its own (`Sec-Fetch-Dest: document`)',
      ...referTo(['Location', ...limits]),
    },
  }
  operation.responses = {
    ...operation.responses,
    ...(route.tagged && unchanged),
    ...(leadsOn && elsewhere),
    ...route.refusals,
  }
  if (operation.requestBody && route.optionalBody) operation.requestBody.required = false
  const added = [
    ...own,
    ...(route.onlyOnce ? [parameterRef('IdempotencyKey')] : []),
    ...(route.tagged ? [parameterRef('IfNoneMatch')] : []),
  ]
  if (added.length > 0) operation.parameters = [...(operation.parameters ?? []), ...added]
}

/** Converts routes to OpenAPI: call `describe` for each route, and `complete` once for the document. */
export const createDescriptions = (errors: Errors) => {
  const { shared, responsesOf } = createErrorResponses(errors)
  const described = new Map<string, DescribedRoute>()
  return {
    describe: ({ operation, url, security, errors: common, ...traits }: Described) => {
      const { id, summary, errors: own = [] } = operation
      const refusals = responsesOf(new Set([...common, ...own]), traits)
      described.set(id, { ...traits, operation, refusals })
      return { operationId: id, summary, tags: [tagOf(url)], security }
    },
    /** @param whole an OpenAPI document without headers and errors */
    complete: <T extends object>(whole: T): T => {
      const document: Document = whole
      for (const operation of Object.values(document.paths ?? {}).flatMap((path) => Object.values(path))) {
        const details = described.get(operation.operationId ?? '')
        if (details) finish(operation, details)
      }
      return tidy(whole, shared)
    },
  }
}

import * as fc from 'fast-check'
import type { RouteOptions } from 'fastify'
import { z } from 'zod'

/** The parts of a JSON schema from which values are made. */
interface Schema {
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  format?: string
  pattern?: string
  minimum?: number
  maximum?: number
}

/** Values that exist in the shop, so that requests get past validation and look-ups. */
export interface Known {
  numbers: number[]
  texts: string[]
  /** Complete bodies by method and route: `POST /v1/cart/item`. */
  bodies: Record<string, unknown>
}

export interface FuzzRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  url: string
  headers: Record<string, string>
  payload: string | undefined
  /** Sent with the cookie of a shopper. */
  asShopper: boolean
}

const uuid = '5a1b8f0e-6d3c-4b7a-9c1d-2e3f4a5b6c7d'
const nested = (depth: number): unknown => JSON.parse(`${'{"a":['.repeat(depth)}1${']}'.repeat(depth)}`)

const oddTexts = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\0',
    'a\0b',
    '\ud800',
    'a\udfffb',
    '\u202e',
    '%',
    '_',
    '\\',
    "'",
    "';--",
    '0',
    '-1',
  ),
  fc.constantFrom(
    '1e309',
    'NaN',
    '9'.repeat(30),
    '__proto__',
    'constructor',
    'toString',
    '../..',
    '<script>',
  ),
  fc.constantFrom(
    'x'.repeat(300),
    'x'.repeat(9_000),
    'é'.repeat(2_000),
    '\n'.repeat(500),
    '(((((((((',
    '2026-02-31',
  ),
  fc.string({ unit: 'binary', maxLength: 20 }),
)
const oddNumbers = fc.oneof(
  fc.constantFrom(-1, 0, -0, 0.1, 1.005, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, -(2 ** 53), 2 ** 63, 1e20, 1e308),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
)
const odd: fc.Arbitrary<unknown> = fc.oneof(
  oddTexts,
  oddNumbers,
  fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], [{}], { a: { b: [] } }, nested(50)),
  fc.constant(Array.from({ length: 500 }, (_, index) => index)),
)

/** Mostly the given value, sometimes an invalid one. */
const orOdd = (arbitrary: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 14, arbitrary }, { weight: 1, arbitrary: odd })

const mutated = (value: unknown): fc.Arbitrary<unknown> => {
  if (Array.isArray(value)) return orOdd(fc.tuple(...value.map(mutated)))
  if (typeof value !== 'object' || value === null) return orOdd(fc.constant(value))
  return orOdd(
    fc.record(Object.fromEntries(Object.entries(value).map(([key, part]) => [key, mutated(part)]))),
  )
}

const matching = (pattern: string): fc.Arbitrary<string> => {
  try {
    return fc.stringMatching(new RegExp(pattern, 'u'))
  } catch {
    // A lookahead, which fast-check does not generate.
    return fc.string()
  }
}

const textOf = ({ format, pattern }: Schema, { texts }: Known): fc.Arbitrary<unknown> => {
  const formats: Record<string, string> = {
    email: 'zoe@example.org',
    uuid,
    date: '1980-02-29',
    'date-time': '2026-11-22T10:00:00Z',
    uri: 'https://sluimer.example/dekbed/',
  }
  const example = formats[format ?? '']
  if (example !== undefined) return fc.constant(example)
  return fc.oneof(pattern ? matching(pattern) : fc.string({ maxLength: 30 }), fc.constantFrom(...texts))
}

const within = ({ minimum = 0, maximum = 1_000 }: Schema) => {
  const least = Math.ceil(Math.max(minimum, Number.MIN_SAFE_INTEGER))
  return fc.integer({ min: least, max: Math.max(least, Math.min(maximum, least + 1_000)) })
}

const valid = (schema: Schema, known: Known): fc.Arbitrary<unknown> => {
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map((choice) => valid(choice, known)))
  if (schema.allOf) {
    return fc
      .tuple(...schema.allOf.map((part) => valid(part, known)))
      .map((parts) => Object.assign({}, ...parts.map(Object)) as unknown)
  }
  switch ([schema.type].flat()[0]) {
    case 'object': {
      const fields = Object.entries(schema.properties ?? {})
      const requiredKeys = schema.required ?? []
      return fc.record(Object.fromEntries(fields.map(([key, part]) => [key, orOdd(valid(part, known))])), {
        requiredKeys,
      })
    }
    case 'array':
      return fc.array(orOdd(valid(schema.items ?? {}, known)), { maxLength: 4 })
    case 'string':
      return textOf(schema, known)
    case 'integer':
    case 'number':
      return fc.oneof(within(schema), fc.constantFrom(...known.numbers))
    case 'boolean':
      return fc.boolean()
    default:
      return odd
  }
}

const schemaOf = (part: unknown): Schema =>
  part instanceof z.core.$ZodType
    ? (z.toJSONSchema(part, { io: 'input', unrepresentable: 'any' }) as Schema)
    : {}

/** JSON as text: also text that no serialiser writes. */
const textForms = (value: unknown): fc.Arbitrary<string> => {
  const text = JSON.stringify(value) ?? ''
  return fc.oneof(
    { weight: 16, arbitrary: fc.constant(text) },
    {
      weight: 2,
      arbitrary: fc.constantFrom(
        text.replace('{', '{"__proto__":{"polluted":true},'),
        text.replace('{', '{"constructor":{"prototype":{"polluted":true}},'),
        text.replace('{', '{"onbekend":1,'),
        text.slice(0, -1),
        `\ufeff${text}`,
        '['.repeat(20_000),
        '{"a":'.repeat(9_000),
        'null',
        '"x"',
        '1e999',
        '',
        JSON.stringify({ a: 'x'.repeat(70_000) }),
      ),
    },
  )
}

const queryOf = (schema: Schema, known: Known): fc.Arbitrary<string> => {
  const fields = Object.entries(schema.properties ?? {})
  const values = fc.record(
    Object.fromEntries(fields.map(([key, part]) => [key, orOdd(valid(part, known))])),
    { requiredKeys: schema.required ?? [] },
  )
  const raw = fc.constantFrom(
    '',
    '',
    '',
    '',
    '&',
    '&%00=1',
    '&x=%ED%A0%80',
    '&a=1&a=2',
    '&%zz',
    '&__proto__=1',
    '&a[]=1',
  )
  const twice = fc.constantFrom('', '', '', '', '', ...fields.map(([key]) => `&${key}=1`))
  return fc.tuple(values, raw, twice).map(([given, more, again]) => {
    const pairs = Object.entries(given).map(([key, value]) => [
      key,
      typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value),
    ])
    return `${new URLSearchParams(pairs)}`.slice(0, 8_000) + more + again
  })
}

const oddSegments = [
  '0',
  '-1',
  '1e3',
  '99999999999999999999',
  '2147483648',
  '9007199254740993',
  '1.5',
  'abc',
  uuid,
  '%00',
  '%ED%A0%80',
  '..%2f..%2flogin',
  '%2e%2e',
  '%F0%9F%9B%8F',
  '__proto__',
  'constructor',
  'toString',
  "1'--",
  'x'.repeat(190),
  '%25',
  '%5C',
  '*',
  '1;2',
  '%20',
  '%zz',
]

const pathOf = (url: string, known: Known): fc.Arbitrary<string> => {
  const segment = fc.oneof(
    {
      weight: 3,
      arbitrary: fc.constantFrom(...known.numbers.map(String), ...known.texts.map(encodeURIComponent)),
    },
    { weight: 1, arbitrary: fc.constantFrom(...oddSegments) },
  )
  const parts = url.split(/:\w+(?:\([^)]*\))?|\*/)
  return fc
    .array(segment, { minLength: parts.length - 1, maxLength: parts.length - 1 })
    .map((values) => parts.map((part, index) => part + (values[index] ?? '')).join(''))
}

const headersOf: fc.Arbitrary<Record<string, string>> = fc.record(
  {
    'idempotency-key': fc.oneof(
      fc.uuid(),
      fc.constantFrom('"x"', 'two words', '"', 'x'.repeat(300), '\u00e9'),
    ),
    'x-forwarded-for': fc.oneof(
      fc.ipV4(),
      fc.ipV6(),
      fc.constantFrom('unknown', '1.2.3.4, x', '::ffff:1.2.3.4', ','),
    ),
    'x-request-id': fc.constantFrom('a', 'x'.repeat(500), '12345678-abc'),
    'if-none-match': fc.constantFrom('*', '"', 'W/"x"', 'x'.repeat(2_000)),
    'accept-encoding': fc.constantFrom('br', 'gzip;q=0', ';;;', 'identity'),
    'content-type': fc.oneof(
      { weight: 12, arbitrary: fc.constant('application/json') },
      {
        weight: 1,
        arbitrary: fc.constantFrom('text/plain', 'application/json; charset=x', 'x', 'multipart/form-data'),
      },
    ),
  },
  { requiredKeys: ['content-type'] },
)

const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const

/**
 * Requests to a route: skeletons from its schemas, or from a known body, with invalid values anywhere.
 * @param bodyForm the form in which the server reads the schema of a body
 */
const requestsTo = (
  { method, url, schema }: RouteOptions,
  known: Known,
  bodyForm: (schema: z.core.$ZodType) => unknown,
): fc.Arbitrary<FuzzRequest>[] =>
  methods
    .filter((one) => [method].flat().includes(one))
    .map((one) => {
      const example = known.bodies[`${one} ${url}`]
      const fromSchema =
        schema?.body instanceof z.core.$ZodType
          ? valid(schemaOf(bodyForm(schema.body)), known)
          : fc.oneof(fc.constant({}), odd)
      const body = example === undefined ? fromSchema : fc.oneof(mutated(example), fromSchema)
      const query = queryOf(schemaOf(schema?.querystring), known)
      return fc
        .record({
          path: pathOf(url, known),
          query,
          headers: headersOf,
          text: one === 'GET' ? fc.constant(undefined) : body.chain(textForms),
          asShopper: fc.constantFrom(true, true, true, false),
        })
        .map(({ path, query: search, headers, text, asShopper }): FuzzRequest => {
          const address = search === '' ? path : `${path}?${search}`
          return { method: one, url: address, headers, payload: text, asShopper }
        })
    })

/** `count` requests over all routes, the same ones for the same seed. */
export const fuzzRequests = (
  routes: RouteOptions[],
  known: Known,
  options: { count: number; seed: number; bodyForm?: (schema: z.core.$ZodType) => unknown },
): FuzzRequest[] => {
  const { count, seed, bodyForm = (schema) => schema } = options
  const all = routes.flatMap((route) => requestsTo(route, known, bodyForm))
  return fc.sample(
    fc.constantFrom(...all).chain((requests) => requests),
    { numRuns: count, seed },
  )
}

/**
 * The same requests in each run, so that a change does not fail for an unrelated input. `FUZZ_SEED=$RANDOM`
 * explores others.
 */
export const fuzzSeed = (): number => Number(process.env.FUZZ_SEED ?? 160_419_952)

/** Texts that an answer must never contain: stacks, SQL, and messages of our libraries. */
export const internals =
  /\n\s+at |node_modules|\.ts:\d+|violates|relation "|\binsert into\b|\bselect "|\bfrom "|SQLSTATE|ZodError|drizzle|invalid input syntax|ECONN/i

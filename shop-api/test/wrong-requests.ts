import type { RouteOptions } from 'fastify'
import { expect } from 'vitest'

const uuid = '5a1b8f0e-6d3c-4b7a-9c1d-2e3f4a5b6c7d'

/** A route's URL with a well-formed but unknown value for every parameter. */
export const examplePath = (url: string) =>
  url.replace(/(orders?|subscription)\/:id/, `$1/${uuid}`).replace(/:\w+/g, '1')

/** Only for objects of zod or zod/mini; combined schemas have no keys of their own. */
const keysOf = (schema: unknown): string[] =>
  typeof schema === 'object' && schema !== null && 'shape' in schema ? Object.keys(Object(schema.shape)) : []

const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const

interface WrongRequest {
  method: (typeof methods)[number]
  url: string
  payload?: object
}

const wrongBodies = (keys: string[]): object[] => [
  {},
  [1],
  { onbekend: 1, nested: { ook: 1 } },
  ...['', 'x', '\0', 1.5, -1, true, null, [], [{}], {}, { onbekend: 1 }].map((value) =>
    Object.fromEntries(keys.map((key) => [key, value])),
  ),
]

const wrongQueries = (keys: string[]): string[] => [
  '',
  'onbekend=1',
  ...['', 'x'.repeat(3_000), '-1', '%00', '1.5'].map((value) =>
    keys.map((key) => `${key}=${value}`).join('&'),
  ),
]

/** An empty request, wrong types and unknown keys for a route, derived from its schemas. */
export const wrongRequests = ({ method, url, schema }: RouteOptions): WrongRequest[] => {
  const path = examplePath(url)
  return methods
    .filter((one) => [method].flat().includes(one))
    .flatMap((one): WrongRequest[] => {
      if (schema?.body) {
        return wrongBodies(keysOf(schema.body)).map((payload) => ({ method: one, url: path, payload }))
      }
      if (!schema?.querystring) return []
      return wrongQueries(keysOf(schema.querystring)).map((query) => ({
        method: one,
        url: `${path}?${query}`,
      }))
    })
}

const jargon =
  /verwacht|ontving|ongeldig|invalid|expected|received|required|uuid|regex|patroon|pattern|undefined|null|NaN|string|number|integer|boolean|array|object/i

/** Every message names a field and is readable. */
export const expectPlainMessages = (what: string, fields: Record<string, string> | undefined) => {
  expect.soft(Object.keys(fields ?? {}), what).not.toEqual([])
  for (const [path, message] of Object.entries(fields ?? {})) {
    expect.soft(path, what).toMatch(/^[\w-]+(\.[\w-]+)*$/)
    expect.soft(message, `${what} ${path}`).toMatch(/^[A-Z].+/)
    expect.soft(message, `${what} ${path}`).not.toMatch(jargon)
  }
}

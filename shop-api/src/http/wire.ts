import type { FastifySchema, FastifySchemaCompiler } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { fromWire, toWire, wire } from 'shared-types/wire'
import { z } from 'zod'

// Routes and verbs use the contract. The conversion from and to its wire form happens only in this file.

const isSchema = (part: unknown): part is z.core.$ZodType => part instanceof z.core.$ZodType

/** Bodies and queries are converted: the parameters of paths have one word. */
export const readWire: FastifySchemaCompiler<z.core.$ZodType> = (route) => {
  if (route.httpPart !== 'body' && route.httpPart !== 'querystring') return validatorCompiler(route)
  const validate = validatorCompiler({ ...route, schema: wire(route.schema) })
  return (part: unknown) => {
    const outcome = validate(part)
    return typeof outcome === 'object' && 'value' in outcome
      ? { value: fromWire(route.schema, outcome.value) }
      : outcome
  }
}

type CompileSerializer = typeof serializerCompiler

export const writeWire: CompileSerializer = (route) => {
  const { schema } = route
  if (!isSchema(schema)) return serializerCompiler(route)
  const serialize = serializerCompiler({ ...route, schema: wire(schema) })
  return (answer: unknown) => serialize(toWire(schema, answer))
}

const wireOf = (part: unknown) => (isSchema(part) ? wire(part) : part)

/** The schemas of a route in wire form, for the documentation of `/v1`. */
export const inWireForm = <Route extends FastifySchema>(schema: Route): Route => ({
  ...schema,
  ...(schema.body ? { body: wireOf(schema.body) } : {}),
  ...(schema.querystring ? { querystring: wireOf(schema.querystring) } : {}),
  ...(schema.response
    ? {
        response: Object.fromEntries(
          Object.entries(schema.response).map(([status, part]) => [status, wireOf(part)]),
        ),
      }
    : {}),
})

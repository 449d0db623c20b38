import { z } from 'zod'
import { formats } from './formats.ts'

interface Naming {
  /** Schemas of a query, whose fields are parameters: those cannot refer to a schema by name. */
  unnamed?: readonly z.core.$ZodType[]
  /** Formats that only this server states, or states otherwise. */
  otherFormats?: typeof formats
  /** The form of an exported schema that the documentation shows. */
  formOf?: (schema: z.core.$ZodType) => z.core.$ZodType
}

type Facts = { id?: string; [fact: string]: unknown }

/**
 * Every schema that these modules export, under the name of its export, and what JSON Schema can say of the rules that
 * are code. Names and facts are in a registry of their own: nothing but the documentation carries them.
 */
export const nameSchemas = (modules: readonly Record<string, unknown>[], options: Naming = {}) => {
  const { unnamed = [], otherFormats = [], formOf = (schema) => schema } = options
  const registry = z.registry<Facts>()
  for (const [schema, facts] of [...formats, ...otherFormats]) registry.add(schema, { ...facts })
  const named = new Map<string, unknown>()
  const taken = new Set<unknown>()
  const schemas = modules
    .flatMap((module) => Object.entries(module))
    .filter((entry): entry is [string, z.core.$ZodType] => entry[1] instanceof z.core.$ZodType)
    .filter(([, exported]) => !unnamed.includes(exported))
    .map(([id, exported]) => ({ id, schema: formOf(exported), isOwn: formOf(exported) === exported }))
    // `Cents` is not what the form of `Cents` is called.
    .toSorted((a, b) => Number(b.isOwn) - Number(a.isOwn))
  for (const { id, schema } of schemas) {
    if (taken.has(schema)) continue
    if (named.has(id)) throw new Error(`Two schemas are called ${id}`)
    named.set(id, schema)
    taken.add(schema)
    registry.add(schema, { ...registry.get(schema), id })
  }
  return registry
}

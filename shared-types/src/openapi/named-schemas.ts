import { z } from 'zod'
import { formats } from './formats.ts'

interface Naming {
  /** Formats that only this server has, or that differ for this server. */
  otherFormats?: typeof formats
  /** The form of an exported schema that the documentation shows. */
  formOf?: (schema: z.core.$ZodType) => z.core.$ZodType
}

type Facts = { id?: string; [fact: string]: unknown }

/**
 * Registers every schema that these modules export, with the name of its export, and the JSON Schema facts
 * for rules in code. Names and facts are in a separate registry, which only the documentation uses.
 */
export const nameSchemas = (modules: readonly Record<string, unknown>[], options: Naming = {}) => {
  const { otherFormats = [], formOf = (schema) => schema } = options
  const registry = z.registry<Facts>()
  for (const [schema, facts] of [...formats, ...otherFormats]) registry.add(schema, { ...facts })
  const named = new Map<string, unknown>()
  const taken = new Set<unknown>()
  const schemas = modules
    .flatMap((module) => Object.entries(module))
    .filter((entry): entry is [string, z.core.$ZodType] => entry[1] instanceof z.core.$ZodType)
    .map(([id, exported]) => ({ id, schema: formOf(exported), isOwn: formOf(exported) === exported }))
    // A schema's own name has priority: `Euros` is not named after `Cents`, whose wire form it is.
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

import { z } from 'zod'
import { formats } from './formats.ts'

type Facts = { id?: string; [fact: string]: unknown }

/**
 * Every schema that these modules export, under the name of its export, and what JSON Schema can say of the rules that
 * are code. Names and facts are in a registry of their own: nothing but the documentation carries them.
 * @param unnamed schemas of a query, whose fields are parameters: those cannot refer to a schema by name
 */
export const nameSchemas = (
  modules: readonly Record<string, unknown>[],
  unnamed: readonly z.core.$ZodType[] = [],
) => {
  const registry = z.registry<Facts>()
  for (const [schema, facts] of formats) registry.add(schema, { ...facts })
  const named = new Map<string, unknown>()
  for (const [id, schema] of modules.flatMap((module) => Object.entries(module))) {
    if (!(schema instanceof z.core.$ZodType) || named.get(id) === schema) continue
    if (unnamed.includes(schema)) continue
    if (named.has(id)) throw new Error(`Two schemas are called ${id}`)
    named.set(id, schema)
    registry.add(schema, { ...registry.get(schema), id })
  }
  return registry
}

import { z } from 'zod'
import { Address, Html, isSafeAddress } from './html.ts'
import { isRecord } from '../is-record.ts'
import { innerOf, type Schema } from '../schema-parts.ts'
import { safeHtml } from './safe-html.ts'

type Clean = (value: unknown) => unknown

/** Null where a schema has nothing to clean. Compiled once: it runs for every field of every answer. */
const cleaners = new WeakMap<Schema, Clean | null>()

const compileObject = (schema: z.ZodObject): Clean | null => {
  const fields = Object.entries(schema.shape).flatMap(([key, field]) => {
    const clean = cleanerOf(field)
    return clean ? [{ key, clean }] : []
  })
  if (fields.length === 0) return null
  return (value) => {
    if (!isRecord(value)) return value
    const copy = { ...value }
    for (const { key, clean } of fields) if (key in copy) copy[key] = clean(copy[key])
    return copy
  }
}

const compile = (schema: Schema): Clean | null => {
  if (schema === Html) return (value) => (typeof value === 'string' ? safeHtml(value) : value)
  if (schema === Address) return (value) => (typeof value === 'string' && !isSafeAddress(value) ? '/' : value)
  if (schema instanceof z.ZodArray) {
    const clean = cleanerOf(schema.def.element)
    return clean && ((value) => (Array.isArray(value) ? value.map((item) => clean(item)) : value))
  }
  return schema instanceof z.ZodObject ? compileObject(schema) : null
}

const cleanerOf = (outer: Schema): Clean | null => {
  const schema = innerOf(outer)
  const found = cleaners.get(schema)
  if (found !== undefined) return found
  // A recursive part, such as a menu item, refers to its cleaner before that is complete.
  cleaners.set(schema, (value) => cleaners.get(schema)?.(value) ?? value)
  const compiled = compile(schema)
  cleaners.set(schema, compiled)
  return compiled
}

/** Sanitises every `Html` of a parsed answer, and replaces every unsafe `Address` by that of the home page. */
export const cleanAnswer = <T>(schema: z.ZodType<T>, answer: T): T => {
  const clean = cleanerOf(schema)
  return clean ? (clean(answer) as T) : answer
}

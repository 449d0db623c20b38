import { z } from 'zod'
import { Address, Html, isSafeAddress } from './html.ts'
import { safeHtml } from './safe-html.ts'

type Schema = z.core.$ZodType

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const cleaned = (schema: Schema, value: unknown): unknown => {
  if (typeof value === 'string') {
    if (innerOf(schema) === Html) return safeHtml(value)
    return innerOf(schema) === Address && !isSafeAddress(value) ? '/' : value
  }
  const inner = innerOf(schema)
  if (inner instanceof z.ZodArray && Array.isArray(value)) {
    return value.map((item) => cleaned(inner.def.element, item))
  }
  if (!(inner instanceof z.ZodObject) || !isRecord(value)) return value
  const shape: Record<string, Schema> = inner.shape
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [key, shape[key] ? cleaned(shape[key], field) : field]),
  )
}

const innerOf = (schema: Schema): Schema =>
  schema instanceof z.ZodNullable || schema instanceof z.ZodOptional ? innerOf(schema.def.innerType) : schema

/** Sanitises every `Html` of a parsed answer, and replaces every unsafe `Address` by that of the home page. */
export const cleanAnswer = <T>(schema: z.ZodType<T>, answer: T): T => cleaned(schema, answer) as T

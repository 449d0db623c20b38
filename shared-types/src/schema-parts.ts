import { z } from 'zod'

export type Schema = z.core.$ZodType

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A schema that only makes another nullable or optional, or adds a default. */
export const isWrapper = (
  schema: Schema | undefined,
): schema is z.ZodNullable | z.ZodOptional | z.ZodDefault =>
  schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault

/** The schema without its wrappers. */
export const innerOf = <S extends Schema | undefined>(schema: S): S | Schema =>
  isWrapper(schema) ? innerOf(schema.def.innerType) : schema

/** The fields of an object; none of another schema. */
export const fieldsOf = (schema: Schema): [name: string, field: Schema][] =>
  schema instanceof z.ZodObject ? Object.entries(schema.shape) : []

/** The schema of a list's items. */
export const itemOf = (schema: Schema): Schema | undefined =>
  schema instanceof z.ZodArray ? schema.def.element : undefined

export const allows = (schema: Schema, value: unknown): boolean => z.safeParse(schema, value).success

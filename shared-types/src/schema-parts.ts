import { z } from 'zod'

export type Schema = z.core.$ZodType

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

type Stored<Field> = Field extends z.core.$ZodString ? z.ZodString : Field

/** The fields of a form as they are stored: texts without their checks, which older rows may not pass. */
export const stored = <Shape extends Readonly<Record<string, Schema>>>(form: Shape) =>
  Object.fromEntries(
    Object.entries(form).map(([name, field]) => [
      name,
      field instanceof z.core.$ZodString ? z.string() : field,
    ]),
  ) as { [Name in keyof Shape]: Stored<Shape[Name]> }

/** The schema of a list's items. */
export const itemOf = (schema: Schema): Schema | undefined =>
  schema instanceof z.ZodArray ? schema.def.element : undefined

export const allows = (schema: Schema, value: unknown): boolean => z.safeParse(schema, value).success

/** The message about a value itself, not about what is inside it; undefined if the schema allows it. */
export const messageOf = (schema: Schema, value: unknown): string | undefined =>
  z.safeParse(schema, value).error?.issues.find(({ path }) => path.length === 0)?.message

/** The value of a field that is not filled in: its default, or null or an empty text. */
export const emptyOf = (schema: Schema): unknown => {
  if (schema instanceof z.ZodDefault) return schema.def.defaultValue
  return allows(schema, null) ? null : ''
}

export const isBoolean = (schema: Schema): boolean => schema instanceof z.ZodBoolean

export const isNumber = (schema: Schema): boolean => schema instanceof z.ZodNumber

/** The most characters of a text; null without a limit. */
export const longestOf = (schema: Schema): number | null =>
  schema instanceof z.ZodString ? schema.maxLength : null

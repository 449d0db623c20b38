import { z } from 'zod'
import { Cents, Euros, toCents, toEuros } from './money.ts'
import { isRecord } from './is-record.ts'
import { innerOf, isWrapper, type Schema } from './schema-parts.ts'

// The wire form of a contract, for the provider (`/v1`): names in snake_case, amounts in euros. It is derived
// from the contract, which has names in camelCase and amounts in cents. Other differences are declared beside
// the field, with the first functions of this file. A schema without anything to convert is its own wire
// form, unless it is recursive.

interface Part {
  wire: Schema
  toWire: (value: unknown) => unknown
  fromWire: (value: unknown) => unknown
}

const names = new WeakMap<Schema, string>()
const wider = new WeakMap<Schema, Schema>()
const parts = new WeakMap<Schema, Part>()
const alike = new WeakSet<Schema>()

/** `Cents`, and by inheritance every schema with more checks, such as `Cents.min(0)`. */
const amounts = z.registry<{ unit: 'cents' }>().add(Cents, { unit: 'cents' })
const isAmount = (schema: Schema): schema is typeof Cents => amounts.get(schema) !== undefined

declare const wireName: unique symbol
declare const wireForm: unique symbol
declare const sameNames: unique symbol
type Named<S, Name> = S & { readonly [wireName]?: Name }
type Formed<S, Form> = S & { readonly [wireForm]?: Form }
type Alike<S, Same> = S & { readonly [sameNames]?: Same }

/** A field whose name on the wire is not its contract name in snake_case. */
export const onWire = <const Name extends string, S extends Schema>(
  name: Name,
  schema: S,
): Named<S, Name> => {
  names.set(schema, name)
  return schema
}

/** A part whose fields have the same names on the wire. */
export const alikeOnWire = <S extends Schema>(schema: S): Alike<S, true> => {
  alike.add(schema)
  return schema
}

/** A part with more fields on the wire than in the contract: `whole` has all of them. */
export const widerOnWire = <S extends Schema, Whole extends Schema>(
  schema: S,
  whole: Whole,
): Formed<S, Whole> => {
  wider.set(schema, whole)
  return schema
}

/** A part that has another shape on the wire. */
export const mappedOnWire = <S extends z.ZodType, Form extends z.ZodType>(
  schema: S,
  form: Form,
  map: { toWire: (value: z.output<S>) => z.output<Form>; fromWire: (value: z.output<Form>) => z.output<S> },
): Formed<S, Form> => {
  parts.set(schema, {
    wire: form,
    toWire: (value) => map.toWire(schema.parse(value)),
    fromWire: (value) => map.fromWire(form.parse(value)),
  })
  return schema
}

type Snake<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${Snake<Rest>}`
  : ''

type NameIn<S, Key extends string> =
  S extends Alike<unknown, infer Same> ? (Same extends true ? Key : Snake<Key>) : Snake<Key>

type NameOf<S, Key extends string, Field> =
  Field extends Named<unknown, infer Name> ? (Name extends string ? Name : NameIn<S, Key>) : NameIn<S, Key>

/** The type of a contract's wire form. */
export type WireOf<S> =
  S extends Formed<unknown, infer Form> ? (Form extends Schema ? WireOf<Form> : Derived<S>) : Derived<S>

type Derived<S> =
  S extends z.ZodObject<infer Shape>
    ? { [Key in keyof Shape & string as NameOf<S, Key, Shape[Key]>]: WireOf<Shape[Key]> }
    : S extends z.ZodNullable<infer Inner>
      ? WireOf<Inner> | null
      : S extends z.ZodOptional<infer Inner>
        ? WireOf<Inner> | undefined
        : S extends z.ZodDefault<infer Inner>
          ? WireOf<Inner>
          : S extends z.ZodArray<infer Element>
            ? WireOf<Element>[]
            : z.output<S>

const snake = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const isStrict = (schema: z.ZodObject) => schema.def.catchall instanceof z.ZodNever

/** The fields of a part by their names on the wire. */
const fieldsOf = (schema: z.ZodObject): [key: string, name: string, field: Schema][] =>
  Object.entries(schema.shape).map(([key, field]) => [
    key,
    names.get(field) ?? (alike.has(schema) ? key : snake(key)),
    field,
  ])

const inEuros = <Limit extends { value: unknown }>({ _zod: { def } }: { _zod: { def: Limit } }) => ({
  ...def,
  value: toEuros(Number(def.value)),
})

const deriveLimit = (check: unknown): z.core.$ZodCheck<number> => {
  if (check instanceof z.core.$ZodCheckGreaterThan) return new z.core.$ZodCheckGreaterThan(inEuros(check))
  if (check instanceof z.core.$ZodCheckLessThan) return new z.core.$ZodCheckLessThan(inEuros(check))
  throw new Error('Of the checks of an amount, only limits can be derived')
}

/** Without limits, it is `Euros` itself, so that the documentation can name it. */
const deriveAmount = ({ def: { checks = [] } }: typeof Cents): Schema =>
  checks.length > 0 ? Euros.check(...checks.map(deriveLimit)) : Euros

/** @param lenient ignores unknown fields, as a client of `/v1` must do */
const createDerivation = (lenient: boolean) => {
  const known = new WeakMap<Schema, Schema>()

  const deriveObject = (schema: z.ZodObject): Schema => {
    const fields = fieldsOf(schema).map(([key, name, field]) => ({ key, name, field, form: derive(field) }))
    const loosened = lenient && isStrict(schema)
    const same = fields.every(({ key, name, field, form }) => key === name && field === form)
    if (same && !loosened) return schema
    if (schema.def.checks?.length) throw new Error('The checks of a part cannot be derived')
    const shape = Object.fromEntries(fields.map(({ name, form }) => [name, form]))
    return isStrict(schema) && !lenient ? z.strictObject(shape) : z.object(shape)
  }

  const deriveWrapper = (schema: z.ZodNullable | z.ZodOptional | z.ZodDefault): Schema => {
    const innerType = derive(schema.def.innerType)
    if (innerType === schema.def.innerType) return schema
    if (!(schema instanceof z.ZodDefault)) return z.core.clone(schema, { ...schema.def, innerType })
    const defaultValue = toWire(schema.def.innerType, schema.def.defaultValue)
    return z.core.clone(schema, { ...schema.def, innerType, defaultValue })
  }

  const derivePart = (schema: Schema): Schema => {
    if (isAmount(schema)) return deriveAmount(schema)
    const part = parts.get(schema)
    if (part) return part.wire
    const whole = wider.get(schema)
    if (whole) return derive(whole)
    if (schema instanceof z.ZodObject) return deriveObject(schema)
    if (isWrapper(schema)) return deriveWrapper(schema)
    if (schema instanceof z.ZodArray) {
      const element = derive(schema.def.element)
      return element === schema.def.element ? schema : z.core.clone(schema, { ...schema.def, element })
    }
    return schema
  }

  const derive = (schema: Schema): Schema => {
    const found = known.get(schema)
    if (found) return found
    // A recursive part, such as a menu item, refers to its form before that is complete.
    known.set(
      schema,
      z.lazy(() => form),
    )
    const form: Schema = derivePart(schema)
    known.set(schema, form)
    return form
  }
  return derive
}

/** The schema of a contract's wire form; always the same object, so that the documentation can name it. */
export const wire = createDerivation(false)
const lenientWire = createDerivation(true)

type Convert = (value: unknown) => unknown

/** Compiles the conversion of each schema once: it runs for every field of every answer. */
const createConversion = (direction: 'toWire' | 'fromWire') => {
  const known = new WeakMap<Schema, Convert>()
  const convertAmount = direction === 'toWire' ? toEuros : toCents

  const compileObject = (schema: z.ZodObject): Convert => {
    const fields = fieldsOf(schema).map(([key, name, field]) => {
      const [from, to] = direction === 'toWire' ? [key, name] : [name, key]
      return { from, to, convert: conversionOf(field) }
    })
    return (value) => {
      if (!isRecord(value)) return value
      const converted: Record<string, unknown> = {}
      for (const { from, to, convert } of fields) if (from in value) converted[to] = convert(value[from])
      return converted
    }
  }

  const compile = (schema: Schema): Convert => {
    if (wire(schema) === schema) return (value) => value
    if (isAmount(schema)) return (value) => (typeof value === 'number' ? convertAmount(value) : value)
    const part = parts.get(schema)
    if (part) return part[direction]
    const whole = wider.get(schema)
    if (whole && direction === 'toWire') return conversionOf(whole)
    if (isWrapper(schema)) return conversionOf(schema.def.innerType)
    if (schema instanceof z.ZodArray) {
      const convert = conversionOf(schema.def.element)
      return (value) => (Array.isArray(value) ? value.map((item) => convert(item)) : value)
    }
    return schema instanceof z.ZodObject ? compileObject(schema) : (value) => value
  }

  const conversionOf = (schema: Schema): Convert => {
    const found = known.get(schema)
    if (found) return found
    // A recursive part refers to its conversion before that is complete.
    known.set(schema, (value) => convert(value))
    const compiled = compile(schema)
    const convert: Convert = (value) => (value === null || value === undefined ? value : compiled(value))
    known.set(schema, convert)
    return convert
  }
  return (schema: Schema, value: unknown): unknown => conversionOf(schema)(value)
}

/** Converts a value of a contract to its wire form. */
export const toWire = createConversion('toWire')

/** Converts a value that `wire(schema)` has accepted to a value of the contract. */
export const fromWire = createConversion('fromWire')

type Parsed<T> = { success: true; data: T } | { success: false; error: z.core.$ZodError }

/** Parses an answer of the provider to a value of the contract. The issues have the names of the wire. */
export const parseWire = <T>(schema: z.ZodType<T>, answer: unknown): Parsed<T> => {
  const form = lenientWire(schema)
  if (form === schema) return schema.safeParse(answer)
  const spoken = z.safeParse(form, answer)
  return spoken.success ? schema.safeParse(fromWire(schema, spoken.data)) : spoken
}

type NamedField = [key: string, name: string, field: Schema]

/** Renames each step of a path such as `billingAddress.houseNumber`. Unknown names stay. */
const rename = (
  schemas: (Schema | undefined)[],
  path: string,
  isNamed: (field: NamedField, step: string) => boolean,
  nameOf: (field: NamedField) => string,
): string => {
  let within = schemas
  const renamed = path.split('.').map((step) => {
    const insides = within.flatMap((schema) => {
      const part = innerOf(schema)
      return part ? [wider.get(part) ?? part] : []
    })
    const field = insides
      .flatMap((part) => (part instanceof z.ZodObject ? fieldsOf(part) : []))
      .find((one) => isNamed(one, step))
    within = field
      ? [field[2]]
      : insides.flatMap((part) => (part instanceof z.ZodArray ? part.def.element : []))
    return field ? nameOf(field) : step
  })
  return renamed.join('.')
}

/** The path of a field on the wire, by the first of the contracts that has it. Unknown names stay. */
export const wirePath = (schemas: (Schema | undefined)[], path: string): string =>
  rename(
    schemas,
    path,
    ([key], step) => key === step,
    ([, name]) => name,
  )

/** The path of a wire field in the contract. */
export const contractPath = (schemas: (Schema | undefined)[], path: string): string =>
  rename(
    schemas,
    path,
    ([, name], step) => name === step,
    ([key]) => key,
  )

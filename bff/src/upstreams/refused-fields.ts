import type { FieldMessages } from 'shared-types/errors'
import { contractPath } from 'shared-types/wire'
import type { z } from 'zod'

type Leaf = string | number | boolean | null | readonly unknown[]
/** The fields of a request or a form, by path: `billingAddress.zipcode`. */
type FieldsOf<T> = {
  [Key in keyof T & string]-?: NonNullable<T[Key]> extends Leaf
    ? Key
    : `${Key}.${FieldsOf<NonNullable<T[Key]>>}`
}[keyof T & string]
type Camel<Path extends string> = Path extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Path

/** For each field of a `/v1` request that the form calls otherwise: its name there, or null when it has none. */
type OtherNames<Form, Request> = {
  [Name in Exclude<Camel<FieldsOf<Request>>, FieldsOf<Form>>]: FieldsOf<Form> | null
}

/** By the camelCase of its path in the request, how a refused field is called in the body that the browser sent. */
export type RefusedAs = Readonly<Record<string, string | null>>

/**
 * Under which names the browser hears of what the provider refuses in a form. The compiler asks for every field of
 * the request that the form does not have by the same name; null leaves it to be said at the form's button.
 */
export const refusedAs = <Form, Request>(names: OtherNames<Form, Request>): RefusedAs => names

/** `billing_address.house_number` is `billingAddress.houseNumber` to the browser, unless `names` has another. */
export const fieldsToBrowser = (
  errors: FieldMessages,
  sent: z.ZodType | undefined,
  names: RefusedAs = {},
): FieldMessages =>
  Object.fromEntries(
    Object.entries(errors).map(([path, message]) => {
      const name = contractPath(sent, path)
      return [names[name] ?? name, message]
    }),
  )

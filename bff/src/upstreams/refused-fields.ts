import { CheckoutFields } from 'shared-types/contracts/provider/checkout'
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
/** Maps each field of the request with another name in the form to that name, or to null if the form lacks it. */
export type OtherNames<Form, Request> = {
  [Name in Exclude<FieldsOf<Request>, FieldsOf<Form>>]: FieldsOf<Form> | null
}

/** Maps the path of a field in the request to the provider to its name in the body that the browser sent. */
export type RefusedAs = Readonly<Record<string, string | null>>

/**
 * Names the form fields for the messages of the provider. The compiler requires an entry for every request
 * field that the form does not have under the same name. With null, the message is shown at the button.
 */
export const refusedAs = <Form, Request>(names: OtherNames<Form, Request>): RefusedAs => names

/** Maps `billing_address.house_number` to `billingAddress.houseNumber`, or to its name in `names`. */
export const fieldsToBrowser = (
  errors: FieldMessages,
  sent: z.ZodType | undefined,
  names: RefusedAs = {},
): FieldMessages =>
  Object.fromEntries(
    Object.entries(errors).map(([path, message]) => {
      const name = contractPath([sent, CheckoutFields], path)
      return [names[name] ?? name, message]
    }),
  )

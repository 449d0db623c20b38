import type { ErrorCode } from '../errors.ts'

/** What the documentation says of a route beside its schemas. Stands in the route's `schema`. */
export interface Operation {
  /** Unique within a server; clients that are generated name their functions after it. */
  id: string
  /** One line, in the imperative. */
  summary: string
  /** The codes it refuses with beyond those that follow from the route itself, such as `validation_failed` of a body. */
  errors?: readonly ErrorCode[]
  /** Whether it does something for one shopper; `login_required` among the errors says so too. */
  shopper?: boolean
  /** The media type of an answer that is no JSON. */
  produces?: string
}

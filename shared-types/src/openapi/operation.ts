import type { ErrorCode } from '../errors.ts'

/** The documentation of a route besides its schemas; part of the `schema` of the route. */
export interface Operation {
  /** Unique within a server; generated clients use it as function name. */
  id: string
  /** One line, in the imperative. */
  summary: string
  /** Its error codes, besides those that follow from the route, such as `validation_failed` for a body. */
  errors?: readonly ErrorCode[]
  /** Whether it concerns one shopper; the error `login_required` also implies this. */
  shopper?: boolean
  /** Parameters that a schema cannot have, such as those with variable names. */
  parameters?: readonly object[]
  /** The media type of an answer that is not JSON. */
  produces?: string
  /** Whether a browser that opens it in a tab of its own is led to a page when it is refused. */
  leadsOn?: boolean
}

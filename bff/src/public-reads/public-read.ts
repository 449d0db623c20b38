import type { ChangeTag } from 'shared-types/contracts/provider/catalog'
import type { Operation } from 'shared-types/openapi/operation'
import type { z } from 'zod'
import type { PublicCalls } from '../upstreams/shop-api.ts'

export type ReadInput = Record<string, unknown>

/** One public read of `/api`. Its answer is the same for all visitors, so that it can be cached. */
export interface PublicRead<Input extends ReadInput, Answered> {
  /** The route pattern: `apiPaths.product.pattern`. */
  url: string
  /** For the API documentation. */
  operation: Operation
  /** Both schemas drop unknown keys, which must not create another cached answer. */
  params?: z.ZodType<ReadInput>
  querystring?: z.ZodType<ReadInput>
  answer: z.ZodType<Answered>
  /** What the answer shows, so that a change of it makes the answer outdated. */
  tags(answer: Answered, input: Input): ChangeTag[]
  /** In milliseconds. */
  freshFor: number
  /** The canonical URL, from `apiPaths`. It is the key of this answer in every cache. */
  address(input: Input): string
  load(calls: PublicCalls, input: Input): Promise<Answered>
}

type InputOf<Params, Query> = (Params extends z.ZodType ? z.output<Params> : unknown) &
  (Query extends z.ZodType ? z.output<Query> : unknown)

/** Infers the type of the input from the schemas. */
export const publicRead = <
  Answered,
  Params extends z.ZodType<ReadInput> | undefined = undefined,
  Query extends z.ZodType<ReadInput> | undefined = undefined,
>(
  read: Omit<PublicRead<InputOf<Params, Query> & ReadInput, Answered>, 'params' | 'querystring'> & {
    params?: Params
    querystring?: Query
  },
) => read

/** The schemas of the read have validated its input. */
export const checkedInput = <Input extends ReadInput>(params: ReadInput, query: ReadInput): Input =>
  ({ ...params, ...query }) as Input

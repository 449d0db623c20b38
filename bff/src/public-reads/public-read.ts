import type { z } from 'zod'
import type { PublicCalls } from '../upstreams/shop-api.ts'

export type ReadInput = Record<string, unknown>

/** One public read of `/api`. It is the same for everyone, so that its answer is cached. */
export interface PublicRead<Input extends ReadInput, Answered> {
  /** As Fastify writes it: `/api/catalog/products/:slug`. */
  url: string
  /** For the documentation, as `Operation` has them. */
  id: string
  summary: string
  /** Both drop keys that they do not know: those must not make another answer. */
  params?: z.ZodType<ReadInput>
  querystring?: z.ZodType<ReadInput>
  answer: z.ZodType<Answered>
  /** In milliseconds. */
  freshFor: number
  /** The one address, from `apiPaths`, that names this answer in every cache. */
  address: (input: Input) => string
  ask: (calls: PublicCalls, input: Input) => Promise<Answered>
}

type InputOf<Params, Query> = (Params extends z.ZodType ? z.output<Params> : unknown) &
  (Query extends z.ZodType ? z.output<Query> : unknown)

/** Takes the type of what is asked from the schemas that check it. */
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

/** What the read's own schemas have let through is what it asks for. */
export const checkedInput = <Input extends ReadInput>(params: ReadInput, query: ReadInput): Input =>
  ({ ...params, ...query }) as Input

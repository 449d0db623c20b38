import type { FastifyBaseLogger } from 'fastify'
import type { ChangeTag } from 'shared-types/contracts/provider/catalog'
import type { PublicCalls } from '../upstreams/shop-api.ts'
import { UpstreamProblem } from '../upstreams/upstream-problem.ts'
import { finish, type Answer } from './answer.ts'
import { type Cached, type CountFill, createAnswerCache, type Fill } from './answer-cache.ts'
import type { ChangeLog } from '../changes/change-log.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { ApiProblem } from '../problem.ts'
import { addressParser } from './parse-address.ts'
import type { PublicRead, ReadInput } from './public-read.ts'

const json = { status: 200, type: 'application/json; charset=utf-8' } as const
/** In milliseconds. Absence is cached too, so that repeated requests for a missing resource cost nothing. */
const absentFor = 10_000

const megabyte = 1024 * 1024

export const answerCacheBytes = 16 * megabyte

/** The tags of a missing resource: changes that may create it. */
const tagsOfAbsent: ChangeTag[] = ['products', 'catalog', 'configurators', 'content']

/** Answers an address, or leaves it to other reads. */
type AnswerAt = (address: string, limit: Promise<never>) => Promise<Cached> | undefined

const dataOf = async ({ identity }: Answer) => JSON.parse((await identity()).toString())

/** The public part of `/api`, answered from memory if possible; used by its routes and by the first view. */
export const createPublicReads = (
  calls: PublicCalls,
  changes: ChangeLog,
  { cacheReads }: Metrics,
  log: FastifyBaseLogger,
) => {
  const cache = createAnswerCache({
    maxBytes: answerCacheBytes,
    changes,
    onRead: (result) => cacheReads.inc({ cache: 'answers', result }),
  })
  const opened: AnswerAt[] = []

  const filling =
    <Input extends ReadInput, T>(read: PublicRead<Input, T>, input: Input): Fill =>
    async (previous) => {
      try {
        const data = await read.load(calls, input)
        const answer = finish(JSON.stringify(data), json, previous)
        return { answer, tags: read.tags(data, input), freshFor: read.freshFor }
      } catch (error) {
        const isAbsent = error instanceof UpstreamProblem && error.code === 'not_found'
        if (isAbsent) return { answer: null, tags: tagsOfAbsent, freshFor: absentFor }
        // A stale answer, or a page without this part, would hide it.
        if (!(error instanceof ApiProblem)) {
          log.error({ err: error, address: read.address(input) }, 'a public answer could not be made')
        }
        throw error
      }
    }

  const answerFor = async <Input extends ReadInput, T>(
    read: PublicRead<Input, T>,
    input: Input,
    count: CountFill,
  ): Promise<Answer | null> =>
    (await cache.readCounted(read.address(input), filling(read, input), count)).answer

  return {
    /**
     * The answer of a request for exactly this address, if it is in memory and fresh. Only addresses of valid requests
     * are names in the cache, so the request needs no validation.
     */
    inMemory: cache.inMemory,

    /** The answer, null if the resource does not exist. Throws if it is not cached and cannot be read. */
    answer: answerFor,

    /** The same answer as data. */
    countedData: async <Input extends ReadInput, T>(
      read: PublicRead<Input, T>,
      input: Input,
      count: CountFill,
    ): Promise<T | null> => {
      const found = await answerFor(read, input, count)
      return found && read.answer.parse(await dataOf(found))
    },

    /**
     * The same, never stale unless the provider is down, and not counted: for addresses that no client chooses, and for
     * changes, which have limits of their own.
     */
    data: async <Input extends ReadInput, T>(read: PublicRead<Input, T>, input: Input): Promise<T | null> => {
      const { answer: found } = await cache.readFresh(read.address(input), filling(read, input))
      return found && read.answer.parse(await dataOf(found))
    },

    /** Registers a read under its address. */
    open: <Input extends ReadInput, T>(read: PublicRead<Input, T>): void => {
      const parseAddress = addressParser(read)
      opened.push((address, limit) => {
        const parsed = parseAddress(address)
        if (!parsed) return undefined
        return parsed.input === null
          ? Promise.resolve({ answer: null, tags: [], isStale: false })
          : cache.readWithin(read.address(parsed.input), filling(read, parsed.input), limit)
      })
    },

    /**
     * The answer that the browser would get at an `/api` address, and its tags; null when it does not exist, or
     * cannot exist. It is stale only when the provider is down, or has not answered before `limit` rejects.
     */
    at: async <T>(
      address: string,
      limit: Promise<never>,
    ): Promise<{ data: T | null; tags: string[]; isStale: boolean }> => {
      for (const answerAt of opened) {
        const answering = answerAt(address, limit)
        if (answering === undefined) continue
        const { answer, tags, isStale } = await answering
        return { data: answer && (await dataOf(answer)), tags, isStale }
      }
      throw new Error(`no public read answers ${address}`)
    },
  }
}

export type PublicReads = ReturnType<typeof createPublicReads>

import type { PublicCalls } from '../upstreams/shop-api.ts'
import { UpstreamProblem } from '../upstreams/upstream-problem.ts'
import { finish, type Answer } from './answer.ts'
import { createAnswerCache, type Fill } from './answer-cache.ts'
import { addressParser } from './parse-address.ts'
import type { PublicRead, ReadInput } from './public-read.ts'

const json = { status: 200, type: 'application/json; charset=utf-8' } as const
/** In milliseconds. Absence is cached too, so that repeated requests for a missing resource cost nothing. */
const absentFor = 10_000

const megabyte = 1024 * 1024

/** Answers an address, or leaves it to other reads. */
type AnswerAt = (address: string) => Promise<Answer | null> | undefined

/** The public part of `/api`, answered from memory if possible; used by its routes and by the first view. */
export const createPublicReads = (calls: PublicCalls, maxBytes = 32 * megabyte) => {
  const cache = createAnswerCache({ maxBytes })
  const opened: AnswerAt[] = []

  const filling =
    <Input extends ReadInput, T>(read: PublicRead<Input, T>, input: Input): Fill =>
    async (previous) => {
      try {
        const answer = await finish(JSON.stringify(await read.ask(calls, input)), json, previous)
        return { answer, freshFor: read.freshFor }
      } catch (error) {
        const isAbsent = error instanceof UpstreamProblem && error.code === 'not_found'
        if (isAbsent) return { answer: null, freshFor: absentFor }
        throw error
      }
    }

  const readFresh = <Input extends ReadInput, T>(read: PublicRead<Input, T>, input: Input) =>
    cache.readFresh(read.address(input), filling(read, input))

  return {
    /** Whether the answer is sent from memory. */
    isCached: <Input extends ReadInput, T>(read: PublicRead<Input, T>, input: Input): boolean =>
      cache.isCached(read.address(input)),

    /** The answer, null if the resource does not exist. Throws if it is not cached and cannot be read. */
    answer: <Input extends ReadInput, T>(read: PublicRead<Input, T>, input: Input): Promise<Answer | null> =>
      cache.read(read.address(input), filling(read, input)),

    /** The same answer as data, never stale unless the provider is down. */
    data: async <Input extends ReadInput, T>(read: PublicRead<Input, T>, input: Input): Promise<T | null> => {
      const answer = await readFresh(read, input)
      return answer && read.answer.parse(JSON.parse(answer.identity.toString()))
    },

    /** Makes a read known by its address. */
    open: <Input extends ReadInput, T>(read: PublicRead<Input, T>): void => {
      const parseAddress = addressParser(read)
      opened.push((address) => {
        const parsed = parseAddress(address)
        if (!parsed) return undefined
        return parsed.input === null ? Promise.resolve(null) : readFresh(read, parsed.input)
      })
    },

    /** What the browser would be answered at an `/api` address; null when there is no such thing, or can be none. */
    at: async <T>(address: string): Promise<T | null> => {
      for (const answerAt of opened) {
        const answering = answerAt(address)
        if (answering === undefined) continue
        const answer = await answering
        return answer && JSON.parse(answer.identity.toString())
      }
      throw new Error(`no public read answers ${address}`)
    },
  }
}

export type PublicReads = ReturnType<typeof createPublicReads>

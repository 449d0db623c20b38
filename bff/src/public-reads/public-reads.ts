import type { PublicCalls } from '../upstreams/shop-api.ts'
import { UpstreamProblem } from '../upstreams/upstream-problem.ts'
import { finish, type Answer } from './answer.ts'
import { createAnswerCache, type Fill } from './answer-cache.ts'
import { addressParser } from './parse-address.ts'
import type { PublicRead, ReadInput } from './public-read.ts'

const json = { status: 200, type: 'application/json; charset=utf-8' } as const
/** What does not exist is remembered too, so that asking for it again and again costs nothing. */
const absentFor = 10_000

const megabyte = 1024 * 1024

/** Answers an address, or leaves it to other reads. */
type AnswerAt = (address: string) => Promise<Answer | null> | undefined

/** The public part of `/api`, answered from memory wherever possible; for its routes and for the first view alike. */
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
    /** The finished answer, null when there is no such thing. Throws when it cannot be had at all. */
    answer: <Input extends ReadInput, T>(read: PublicRead<Input, T>, input: Input): Promise<Answer | null> =>
      cache.read(read.address(input), filling(read, input)),

    /** The same answer as data, no older than its kind allows unless the provider is away. */
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

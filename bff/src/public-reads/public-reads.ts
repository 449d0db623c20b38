import type { PublicCalls } from '../upstreams/shop-api.ts'
import { UpstreamProblem } from '../upstreams/upstream-problem.ts'
import { finish, type Answer } from './answer.ts'
import { createAnswerCache, type Fill } from './answer-cache.ts'
import type { ReadInput, PublicRead } from './public-read.ts'

const json = { status: 200, type: 'application/json; charset=utf-8' } as const
/** What does not exist is remembered too, so that asking for it again and again costs nothing. */
const absentFor = 10_000

const megabyte = 1024 * 1024

/** What a page is told: the data under its `/api` address, null when there is no such thing. */
export interface ReadData<T> {
  address: string
  data: T | null
}

/** The public part of `/api`, answered from memory wherever possible; for its routes and for the first view alike. */
export const createPublicReads = (calls: PublicCalls, maxBytes = 32 * megabyte) => {
  const cache = createAnswerCache({ maxBytes })

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

  return {
    /** The finished answer, null when there is no such thing. Throws when it cannot be had at all. */
    answer: <Input extends ReadInput, T>(read: PublicRead<Input, T>, input: Input): Promise<Answer | null> =>
      cache.read(read.address(input), filling(read, input)),

    /** The same answer as data, no older than its kind allows unless the provider is away. */
    data: async <Input extends ReadInput, T>(
      read: PublicRead<Input, T>,
      input: Input,
    ): Promise<ReadData<T>> => {
      const address = read.address(input)
      const answer = await cache.readFresh(address, filling(read, input))
      return { address, data: answer && read.answer.parse(JSON.parse(answer.identity.toString())) }
    },
  }
}

export type PublicReads = ReturnType<typeof createPublicReads>

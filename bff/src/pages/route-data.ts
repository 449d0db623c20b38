import type { ReadInput, PublicRead } from '../public-reads/public-read.ts'
import type { PublicReads } from '../public-reads/public-reads.ts'
import { UpstreamProblem } from '../upstreams/upstream-problem.ts'

/** Gathers what a page is told, under the addresses at which the browser would ask for it. */
export const gatherRouteData = (reads: PublicReads) => {
  const data: Record<string, unknown> = {}
  let whole = true

  const tellAbsent = (address: string): null => {
    data[address] = null
    return null
  }

  /** Without it there is no page. Null when there is no such thing, or when the provider makes nothing of the address. */
  const need = async <Input extends ReadInput, T>(
    read: PublicRead<Input, T>,
    input: Input,
  ): Promise<T | null> => {
    try {
      const told = await reads.data(read, input)
      data[told.address] = told.data
      return told.data
    } catch (error) {
      const isRefused = error instanceof UpstreamProblem && error.code === 'validation_failed'
      if (isRefused) return tellAbsent(read.address(input))
      throw error
    }
  }

  return {
    data,
    need,
    /** The page can do without; the browser then asks for it itself. */
    like: async <Input extends ReadInput, T>(read: PublicRead<Input, T>, input: Input): Promise<T | null> => {
      try {
        return await need(read, input)
      } catch {
        whole = false
        return null
      }
    },
    /** For what can be told not to exist without asking. */
    tellAbsent,
    isWhole: () => whole,
  }
}

export type RouteData = ReturnType<typeof gatherRouteData>

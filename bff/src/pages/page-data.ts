import type { PageAnswers, PageReads } from 'shared-types/servers/web-server'
import type { PublicReads } from '../public-reads/public-reads.ts'
import { UpstreamProblem } from '../upstreams/upstream-problem.ts'

/**
 * Reads the data of a page until `limit` rejects, and stores it under the addresses at which the browser would
 * request it.
 */
export const collectPageData = (publicReads: PublicReads, limit: Promise<never>) => {
  const data: Record<string, unknown> = {}
  const onlyRendered: Record<string, unknown> = {}
  const tags = new Set<string>()
  let isFound = true
  let isComplete = true

  /** Null when it does not exist, or when the provider refuses the address. */
  const read = async <T>(address: string, into = data): Promise<T | null> => {
    try {
      const answer = await publicReads.at<T>(address, limit)
      for (const tag of answer.tags) tags.add(tag)
      if (answer.isStale) isComplete = false
      into[address] = answer.data
      return answer.data
    } catch (error) {
      const isRefused = error instanceof UpstreamProblem && error.code === 'validation_failed'
      if (!isRefused) throw error
      into[address] = null
      return null
    }
  }

  const readOptional = async (address: string, into: Record<string, unknown>) => {
    try {
      return await read(address, into)
    } catch {
      isComplete = false
      return null
    }
  }

  const reads: PageReads = {
    required: async <T>(address: string) => {
      const answer = await read<T>(address)
      isFound &&= answer !== null
      return answer
    },
    optional: (address) => readOptional(address, data),
    onlyRendered: (address) => readOptional(address, onlyRendered),
    absent: (address) => {
      isFound = false
      if (address !== undefined) data[address] = null
    },
  }
  const answers: PageAnswers = { data, onlyRendered }
  return { answers, reads, tags: () => [...tags], isFound: () => isFound, isComplete: () => isComplete }
}

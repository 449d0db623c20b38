import { pino } from 'pino'
import { operations } from 'shared-types/openapi/operations'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { createChangeLog } from '../changes/change-log.ts'
import { createMetrics } from '../metrics/metrics.ts'
import type { PublicCalls } from '../upstreams/shop-api.ts'
import { unavailable } from '../upstreams/upstream-problem.ts'
import { publicRead } from './public-read.ts'
import { createPublicReads } from './public-reads.ts'

/** Can be loaded once. */
const failing = (name: string, failure: Error) => {
  let loaded = false
  return publicRead({
    url: name,
    operation: operations.getServicePage,
    answer: z.string(),
    tags: () => ['content'],
    freshFor: 60_000,
    address: () => name,
    load: async () => {
      if (loaded) throw failure
      loaded = true
      return 'old'
    },
  })
}

test('an error of our own is logged where a stale answer hides it, and one of the provider is not', async () => {
  const lines: string[] = []
  const log = pino({}, { write: (line: string) => lines.push(line) })
  const changes = createChangeLog()
  // The reads do not call it.
  const reads = createPublicReads({} as PublicCalls, changes, createMetrics(), log)
  for (const read of [failing('/ours', new TypeError('no function')), failing('/theirs', unavailable())]) {
    expect(await reads.data(read, {})).toBe('old')
    changes.note(['content'])
    expect(await reads.data(read, {})).toBe('old')
  }
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({
      level: 50,
      address: '/ours',
      err: expect.objectContaining({ type: 'TypeError' }),
    }),
  ])
})

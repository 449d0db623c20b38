import type { Changes } from 'shared-types/contracts/provider/catalog'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { createChangeLog } from './change-log.ts'
import { unavailable } from '../upstreams/upstream-problem.ts'
import { followChanges } from './follow-changes.ts'

/** A provider that has these answers, one for each call, and then none. Returns the cursors it was called with. */
const follow = async (answers: (Changes | Error)[]) => {
  const changes = createChangeLog()
  const stop = new AbortController()
  const cursors: (string | undefined)[] = []
  const shopApi = {
    changes: async (after: string | undefined) => {
      cursors.push(after)
      const answer = answers.shift()
      if (answer instanceof Error) throw answer
      if (answer) return answer
      stop.abort()
      throw new Error('no more answers')
    },
  }
  const lines: string[] = []
  const log = pino({ level: 'error' }, { write: (line) => void lines.push(line) })
  await followChanges(shopApi, changes, { stopping: stop.signal, log })
  return { changes, cursors, lines }
}

test('a change makes what has its tag outdated, and nothing else', async () => {
  const { changes } = await follow([{ cursor: '7', tags: ['product:5'], reset: false }])
  expect(changes.hasChanged(['product:5'], 0)).toBe(true)
  expect(changes.hasChanged(['product:6'], 0)).toBe(false)
})

test('after too many missed changes everything is outdated, also what has no tag', async () => {
  const { changes } = await follow([{ cursor: '900', tags: [], reset: true }])
  expect(changes.hasChanged(['product:6'], 0)).toBe(true)
  expect(changes.hasChanged([], 0)).toBe(true)
})

test('everything is outdated again when the provider has forgotten what it cached, but not after the start', async () => {
  const { changes } = await follow([
    { cursor: '7', tags: [], reset: true },
    { cursor: '900', tags: [], reset: true },
  ])
  const count = changes.count()
  await expect.poll(() => changes.hasChanged([], count), { timeout: 3_000 }).toBe(true)
  expect(changes.count()).toBe(count + 1)
})

test('a provider that answers at once without a change is not called without end', async () => {
  const start = performance.now()
  await follow(Array.from({ length: 4 }, () => ({ cursor: '7', tags: [], reset: false })))
  expect(performance.now() - start).toBeGreaterThan(190)
})

test('after a failure it continues from the last cursor', async () => {
  const start = performance.now()
  const { cursors, lines } = await follow([
    { cursor: '7', tags: [], reset: false },
    unavailable(),
    { cursor: '8', tags: [], reset: false },
  ])
  expect(cursors).toEqual([undefined, '7', '7', '8'])
  expect(performance.now() - start).toBeGreaterThan(900)
  expect(lines).toEqual([])
})

test('an error of our own is logged as one', async () => {
  const { lines } = await follow([new TypeError('tags is not iterable')])
  expect(lines.join('')).toContain('tags is not iterable')
})

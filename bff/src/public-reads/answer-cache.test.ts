import { beforeEach, expect, test } from 'vitest'
import type { Answer } from './answer.ts'
import { type AnswerCache, type Cached, createAnswerCache, type Filled } from './answer-cache.ts'
import { type ChangeLog, createChangeLog } from '../changes/change-log.ts'

const minute = 60_000
const day = 24 * 60 * minute

let clock = 0
let fills = 0
let changes: ChangeLog
let cache: AnswerCache
beforeEach(() => {
  clock = 1
  fills = 0
  changes = createChangeLog()
  cache = createAnswerCache({ maxBytes: 10_000, changes, now: () => clock })
})

const answerOf = (text: string, status: 200 | 404 = 200): Answer => ({
  status,
  type: 'text/plain',
  tag: text,
  identity: async () => Buffer.from(text),
  size: text.length,
})
const tags = ['product:7']
const answers = (text: string) => async (): Promise<Filled> => {
  fills += 1
  return { answer: answerOf(text), tags, freshFor: 30_000 }
}
const fails = async () => {
  fills += 1
  throw new Error('the provider is unavailable')
}
const textOf = async (cached: Promise<Cached> | Cached) =>
  (await (await cached).answer?.identity())?.toString()

test('a fresh answer is sent without a fill', async () => {
  expect(await textOf(cache.read('a', answers('old')))).toBe('old')
  clock += 30_000
  expect(await textOf(cache.read('a', answers('new')))).toBe('old')
  expect(fills).toBe(1)
})

test('only a fresh answer of something that exists is in memory', async () => {
  expect(cache.inMemory('a')).toBeUndefined()
  await cache.read('a', answers('old'))
  await cache.read('missing', async () => ({ answer: null, tags, freshFor: 30_000 }))
  expect(cache.inMemory('a')?.tag).toBe('old')
  expect(cache.inMemory('missing')).toBeUndefined()
  changes.note(['product:7'])
  expect(cache.inMemory('a')).toBeUndefined()
  await cache.read('a', answers('new'))
  expect(cache.inMemory('a')?.tag).toBe('new')
  clock += 30_001
  expect(cache.inMemory('a')).toBeUndefined()
  expect(await textOf(cache.read('a', answers('newest')))).toBe('new') // stale, and still stored
})

test('a thousand concurrent callers share one fill', async () => {
  const all = await Promise.all(Array.from({ length: 1000 }, () => textOf(cache.read('a', answers('one')))))
  expect(new Set(all)).toEqual(new Set(['one']))
  expect(fills).toBe(1)
})

test('a stale answer is sent at once, while one refresh runs', async () => {
  await cache.read('a', answers('old'))
  clock += 30_001
  const stale = [cache.read('a', answers('new')), cache.read('a', answers('new'))]
  expect(await Promise.all(stale.map(textOf))).toEqual(['old', 'old'])
  expect(fills).toBe(2)
  expect(await textOf(cache.read('a', answers('newest')))).toBe('new')
})

test('an answer that is stale for more than ten minutes is refreshed first', async () => {
  await cache.read('a', answers('old'))
  clock += 11 * minute
  expect(await textOf(cache.read('a', answers('new')))).toBe('new')
})

test('readFresh waits for a fresh answer', async () => {
  await cache.read('a', answers('old'))
  clock += 30_001
  expect(await textOf(cache.readFresh('a', answers('new')))).toBe('new')
})

test('readWithin waits for a fresh answer until its limit, then sends a cached one, or rejects', async () => {
  const never = new Promise<never>(() => {})
  const reached = Promise.reject(new Error('the limit is reached'))
  reached.catch(() => {})
  await cache.read('a', answers('old'))
  clock += 30_001
  expect(await textOf(cache.readWithin('a', () => never, reached))).toBe('old')
  await expect(cache.readWithin('b', () => never, reached)).rejects.toThrow('the limit is reached')
  expect(await textOf(cache.readWithin('c', answers('new'), never))).toBe('new')
  clock += day + 1
  await expect(cache.readWithin('a', () => never, reached)).rejects.toThrow('the limit is reached')
})

test('an answer that cannot be refreshed is sent for a day, and refreshed again after a second', async () => {
  await cache.read('a', answers('old'))
  clock += 60 * minute
  expect(await textOf(cache.read('a', fails))).toBe('old')
  expect(await textOf(cache.read('a', fails))).toBe('old')
  expect(fills).toBe(2)
  clock += 1_001
  expect(await textOf(cache.read('a', answers('new')))).toBe('old')
  expect(await textOf(cache.read('a', answers('newest')))).toBe('new')

  clock += day + 1
  await expect(cache.read('a', fails)).rejects.toThrow('unavailable')
})

test('without an answer a failure rejects every waiting caller, and is not cached', async () => {
  const both = await Promise.allSettled([cache.read('a', fails), cache.read('a', fails)])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(fills).toBe(1)
  expect(await textOf(cache.read('a', answers('back')))).toBe('back')
})

test('a missing resource is cached, and never sent stale', async () => {
  const nothing = async () => {
    fills += 1
    return { answer: null, tags, freshFor: 10_000 }
  }
  expect((await cache.read('a', nothing)).answer).toBeNull()
  expect((await cache.read('a', nothing)).answer).toBeNull()
  expect(fills).toBe(1)
  clock += 10_001
  expect(await textOf(cache.read('a', answers('there')))).toBe('there')
})

test('a refresh gets the cached answer', async () => {
  await cache.read('a', answers('old'))
  clock += 30_001
  let previous: Answer | null | undefined
  await cache.readFresh('a', async (cached) => {
    previous = cached
    return { answer: answerOf('new'), tags, freshFor: 1 }
  })
  expect(previous?.tag).toBe('old')
})

test('memory is bounded in bytes: the least recently used answer is evicted first', async () => {
  for (const name of ['a', 'b', 'c', 'd', 'e']) await cache.read(name, answers(name.repeat(1_500)))
  await cache.read('a', answers('never'))
  await cache.read('f', answers('f'.repeat(1_500)))
  expect((await textOf(cache.read('a', answers('again'))))?.length).toBe(1_500)
  expect(await textOf(cache.read('b', answers('again')))).toBe('again')
})

test('an answer may be evicted while its refresh fails', async () => {
  await cache.read('a', answers('a'.repeat(4_000)))
  clock += 30_001
  const refresh = Promise.withResolvers<Filled>()
  await cache.read('a', () => refresh.promise)
  for (const name of ['b', 'c', 'd']) await cache.read(name, answers(name.repeat(4_000)))
  refresh.reject(new Error('the provider is unavailable'))
  // An unhandled rejection would end the process, and fails the test run.
  await new Promise(setImmediate)
  expect(await textOf(cache.read('a', answers('back')))).toBe('back')
})

test('an answer that is evicted during its fill is still sent to its callers', async () => {
  const fill = Promise.withResolvers<Filled>()
  const first = cache.read('a', () => fill.promise)
  for (const name of ['b', 'c', 'd']) await cache.read(name, answers(name.repeat(9_000)))
  fill.resolve({ answer: answerOf('late'), tags, freshFor: 30_000 })
  expect(await textOf(first)).toBe('late')
})

test('a changed answer is refreshed before it is sent, others are not', async () => {
  await cache.read('a', answers('old'))
  await cache.read('b', async () => ({ answer: answerOf('other'), tags: ['product:8'], freshFor: 30_000 }))
  changes.note(['product:7'])
  expect(await textOf(cache.read('a', answers('new')))).toBe('new')
  expect(await textOf(cache.read('a', answers('newest')))).toBe('new')
  expect(await textOf(cache.read('b', answers('never')))).toBe('other')
})

test('everything is refreshed when too much was missed', async () => {
  await cache.read('a', answers('old'))
  changes.noteEverything()
  expect(await textOf(cache.read('a', answers('new')))).toBe('new')
})

test('an outdated answer is sent when it cannot be refreshed, and refreshed later', async () => {
  await cache.read('a', answers('old'))
  changes.note(['product:7'])
  expect(await textOf(cache.read('a', fails))).toBe('old')
  clock += 1_001
  expect(await textOf(cache.readFresh('a', answers('new')))).toBe('new')
})

test('a refresh that began before the change is not enough', async () => {
  await cache.read('a', answers('old'))
  clock += 30_001
  const refresh = Promise.withResolvers<Filled>()
  const stale = cache.read('a', () => refresh.promise)
  expect(await textOf(stale)).toBe('old')
  changes.note(['product:7'])
  const current = cache.read('a', answers('new'))
  refresh.resolve({ answer: answerOf('between'), tags, freshFor: 30_000 })
  expect(await textOf(current)).toBe('new')
})

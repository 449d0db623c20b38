import { drizzle } from 'drizzle-orm/node-postgres'
import { expect, test } from 'vitest'
import { memoize } from './memoize.ts'

test('concurrent callers share one query, per database; a failed query is not cached', async () => {
  let queries = 0
  let fails = true
  const read = memoize(60_000, async () => {
    queries += 1
    if (fails) throw new Error('no connection')
    return { queries }
  })
  const [one, other] = [drizzle.mock(), drizzle.mock()]

  expect((await Promise.allSettled([read(one), read(one)])).map(({ status }) => status)).toEqual([
    'rejected',
    'rejected',
  ])
  fails = false
  expect(await Promise.all([read(one), read(one)])).toEqual([{ queries: 2 }, { queries: 2 }])
  expect(await read(other)).toEqual({ queries: 3 })
  expect(await read(one)).toEqual({ queries: 2 })
})

import { expect, test, vi } from 'vitest'
import { createKept } from './kept.ts'

const minute = 60_000

/** A backend that answers or fails as told, and a clock that stands still. */
const setting = () => {
  const world = { time: 0, reads: 0, answer: 'eerste', fails: false }
  const read = async () => {
    world.reads += 1
    if (world.fails) throw new Error('away')
    return world.answer
  }
  const onFailure = vi.fn<(error: unknown) => void>()
  const kept = createKept(read, {
    freshForMs: 5 * minute,
    pauseAfterFailureMs: 10_000,
    onFailure,
    now: () => world.time,
  })
  return { world, kept, onFailure }
}

test('what was read is kept, and read once for however many ask', async () => {
  const { world, kept } = setting()
  expect(await Promise.all([kept(), kept(), kept()])).toEqual(['eerste', 'eerste', 'eerste'])
  world.time = 4 * minute
  expect(await kept()).toBe('eerste')
  expect(world.reads).toBe(1)
})

test('what is old is given while it is being read again', async () => {
  const { world, kept } = setting()
  await kept()
  world.time = 6 * minute
  world.answer = 'tweede'
  expect(await kept()).toBe('eerste')
  await vi.waitFor(async () => expect(await kept()).toBe('tweede'))
  expect(world.reads).toBe(2)
})

test('what is old is better than nothing while the backend is away, which is asked now and then', async () => {
  const { world, kept, onFailure } = setting()
  await kept()
  world.time = 6 * minute
  world.fails = true
  expect(await kept()).toBe('eerste')
  await vi.waitFor(() => expect(onFailure).toHaveBeenCalledTimes(1))
  expect(await kept()).toBe('eerste')
  expect(world.reads).toBe(2)
  world.time += 11_000
  expect(await kept()).toBe('eerste')
  await vi.waitFor(() => expect(world.reads).toBe(3))
})

test('nobody waits again for a backend that is away, until it may be back', async () => {
  const { world, kept } = setting()
  world.fails = true
  await expect(kept()).rejects.toThrow('away')
  await expect(kept()).rejects.toMatchObject({ code: 'provider_unavailable' })
  expect(world.reads).toBe(1)
  world.time = 11_000
  world.fails = false
  expect(await kept()).toBe('eerste')
})

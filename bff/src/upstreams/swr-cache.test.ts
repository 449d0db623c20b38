import { expect, test, vi } from 'vitest'
import { createSwrCache } from './swr-cache.ts'

const minute = 60_000

/** A backend and a clock under the test's control. */
const setting = () => {
  const world = { time: 1, reads: 0, answer: 'eerste', fails: false }
  const read = async () => {
    world.reads += 1
    if (world.fails) throw new Error('away')
    return { text: world.answer }
  }
  const onFailure = vi.fn<(error: unknown) => void>()
  const cache = createSwrCache(read, {
    freshForMs: 5 * minute,
    pauseAfterFailureMs: 10_000,
    onFailure,
    now: () => world.time,
  })
  const cached = async () => (await cache()).text
  return { world, cached, onFailure }
}

test('concurrent callers share one read, and its value is cached', async () => {
  const { world, cached } = setting()
  expect(await Promise.all([cached(), cached(), cached()])).toEqual(['eerste', 'eerste', 'eerste'])
  world.time = 4 * minute
  expect(await cached()).toBe('eerste')
  expect(world.reads).toBe(1)
})

test('a stale value is returned during a refresh', async () => {
  const { world, cached } = setting()
  await cached()
  world.time = 6 * minute
  world.answer = 'tweede'
  expect(await cached()).toBe('eerste')
  await vi.waitFor(async () => expect(await cached()).toBe('tweede'))
  expect(world.reads).toBe(2)
})

test('a stale value is returned while the backend is down, with a pause between reads', async () => {
  const { world, cached, onFailure } = setting()
  await cached()
  world.time = 6 * minute
  world.fails = true
  expect(await cached()).toBe('eerste')
  await vi.waitFor(() => expect(onFailure).toHaveBeenCalledTimes(1))
  expect(await cached()).toBe('eerste')
  expect(world.reads).toBe(2)
  world.time += 11_000
  expect(await cached()).toBe('eerste')
  await vi.waitFor(() => expect(world.reads).toBe(3))
})

test('without a value a failure is answered at once during the pause, and read again after it', async () => {
  const { world, cached } = setting()
  world.fails = true
  await expect(cached()).rejects.toMatchObject({ code: 'provider_unavailable' })
  await expect(cached()).rejects.toMatchObject({ code: 'provider_unavailable' })
  expect(world.reads).toBe(1)
  world.time += 10_001
  world.fails = false
  expect(await cached()).toBe('eerste')
})

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { choiceDelay, storedChoices } from './stored-choices.ts'

/** A fake of the browser's local storage. */
const storage = new Map<string, string>()
let forbidden = false

beforeEach(() => {
  storage.clear()
  forbidden = false
  vi.useFakeTimers()
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => {
      if (forbidden) throw new Error('SecurityError')
      return storage.get(key) ?? null
    },
    setItem: (key: string, value: string) => {
      if (forbidden) throw new Error('QuotaExceededError')
      storage.set(key, value)
    },
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('the effects of a choice show after a 50 ms delay', () => {
  const kept = storedChoices('delay')
  kept.choose('legs', 'eiken')
  expect([kept.store.getState().parts, kept.store.getState().settled]).toEqual([{ legs: 'eiken' }, {}])
  vi.advanceTimersByTime(choiceDelay - 1)
  expect(kept.store.getState().settled).toEqual({})
  vi.advanceTimersByTime(1)
  expect(kept.store.getState().settled).toEqual({ legs: 'eiken' })
  expect(choiceDelay).toBe(50)
})

it('of several choices within the delay only the last shows', () => {
  const kept = storedChoices('mind')
  for (const id of ['eiken', 'chroom', 'slede']) kept.choose('legs', id)
  vi.advanceTimersByTime(choiceDelay)
  expect(kept.store.getState().settled).toEqual({ legs: 'slede' })
})

it('choices survive a reload, separately for each set', () => {
  storedChoices('reload').choose('legs', 'eiken')
  expect(Object.fromEntries(storage)).toEqual({ 'configuration-reload': 'legs:eiken' })
  storage.set('configuration-other', 'legs:slede|topper:latex|broken|:')
  expect(storedChoices('other').store.getState().settled).toEqual({ legs: 'slede', topper: 'latex' })
})

it('presets are absorbed once and recorded as absorbed', () => {
  const kept = storedChoices('presets')
  kept.absorb({ legs: 'eiken' }, 'legs:eiken')
  kept.choose('legs', 'slede')
  expect(kept.store.getState()).toMatchObject({ parts: { legs: 'slede' }, absorbed: 'legs:eiken' })
})

it('works in memory when storage is blocked', () => {
  forbidden = true
  const kept = storedChoices('forbidden')
  kept.choose('legs', 'eiken')
  expect(kept.store.getState().parts).toEqual({ legs: 'eiken' })
})

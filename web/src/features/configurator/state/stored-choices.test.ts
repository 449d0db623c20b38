import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { choiceDelay, storedChoices } from './stored-choices.ts'

/** The browser's local storage: a boundary, so a stand-in is allowed. */
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

it('choosing an option shows what follows after a 50 ms delay', () => {
  const kept = storedChoices('delay')
  kept.choose('legs', 'eiken')
  expect([kept.store.getState().parts, kept.store.getState().settled]).toEqual([{ legs: 'eiken' }, {}])
  vi.advanceTimersByTime(choiceDelay - 1)
  expect(kept.store.getState().settled).toEqual({})
  vi.advanceTimersByTime(1)
  expect(kept.store.getState().settled).toEqual({ legs: 'eiken' })
  expect(choiceDelay).toBe(50)
})

it('who changes their mind within the delay sees the last choice', () => {
  const kept = storedChoices('mind')
  for (const id of ['eiken', 'chroom', 'slede']) kept.choose('legs', id)
  vi.advanceTimersByTime(choiceDelay)
  expect(kept.store.getState().settled).toEqual({ legs: 'slede' })
})

it('choices survive a reload, each set its own', () => {
  storedChoices('reload').choose('legs', 'eiken')
  expect(Object.fromEntries(storage)).toEqual({ 'configuration-reload': 'legs:eiken' })
  storage.set('configuration-other', 'legs:slede|topper:latex|broken|:')
  expect(storedChoices('other').store.getState().settled).toEqual({ legs: 'slede', topper: 'latex' })
})

it('presets are taken over once, and say so', () => {
  const kept = storedChoices('presets')
  kept.absorb({ legs: 'eiken' }, 'legs:eiken')
  kept.choose('legs', 'slede')
  expect(kept.store.getState()).toMatchObject({ parts: { legs: 'slede' }, absorbed: 'legs:eiken' })
})

it('lasts for the visit where storage is forbidden', () => {
  forbidden = true
  const kept = storedChoices('forbidden')
  kept.choose('legs', 'eiken')
  expect(kept.store.getState().parts).toEqual({ legs: 'eiken' })
})

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
  const choices = storedChoices('delay')
  choices.choose('legs', 'eiken')
  expect([choices.store.getState().parts, choices.store.getState().settled]).toEqual([{ legs: 'eiken' }, {}])
  vi.advanceTimersByTime(choiceDelay - 1)
  expect(choices.store.getState().settled).toEqual({})
  vi.advanceTimersByTime(1)
  expect(choices.store.getState().settled).toEqual({ legs: 'eiken' })
  expect(choiceDelay).toBe(50)
})

it('of several choices within the delay only the last shows', () => {
  const choices = storedChoices('mind')
  for (const id of ['eiken', 'chroom', 'slede']) choices.choose('legs', id)
  vi.advanceTimersByTime(choiceDelay)
  expect(choices.store.getState().settled).toEqual({ legs: 'slede' })
})

it('choices survive a reload, separately for each set', () => {
  storedChoices('reload').choose('legs', 'eiken')
  expect(Object.fromEntries(storage)).toEqual({ 'configuration-reload': 'legs:eiken' })
  storage.set('configuration-other', 'legs:slede|topper:latex|broken|:')
  expect(storedChoices('other').store.getState().settled).toEqual({ legs: 'slede', topper: 'latex' })
})

it('presets are absorbed once and recorded as absorbed', () => {
  const choices = storedChoices('presets')
  choices.absorb({ legs: 'eiken' }, 'legs:eiken')
  choices.choose('legs', 'slede')
  expect(choices.store.getState()).toMatchObject({ parts: { legs: 'slede' }, absorbed: 'legs:eiken' })
})

it('works in memory when storage is blocked', () => {
  forbidden = true
  const choices = storedChoices('forbidden')
  choices.choose('legs', 'eiken')
  expect(choices.store.getState().parts).toEqual({ legs: 'eiken' })
})

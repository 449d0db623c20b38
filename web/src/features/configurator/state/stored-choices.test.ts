import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeBrowser } from '../../../../test/fake-browser.ts'
import { choiceDelay, storedChoices } from './stored-choices.ts'

const { stored, blockStorage } = fakeBrowser()

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
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
  expect(Object.fromEntries(stored)).toEqual({ 'configuration-reload': 'legs:eiken' })
  stored.set('configuration-other', 'legs:slede|topper:latex|broken|:')
  expect(storedChoices('other').store.getState().settled).toEqual({ legs: 'slede', topper: 'latex' })
})

it('presets are absorbed once and recorded as absorbed', () => {
  const choices = storedChoices('presets')
  choices.absorb({ legs: 'eiken' }, 'legs:eiken')
  choices.choose('legs', 'slede')
  expect(choices.store.getState()).toMatchObject({ parts: { legs: 'slede' }, absorbed: 'legs:eiken' })
})

it('works in memory when storage is blocked', () => {
  blockStorage()
  const choices = storedChoices('forbidden')
  choices.choose('legs', 'eiken')
  expect(choices.store.getState().parts).toEqual({ legs: 'eiken' })
})

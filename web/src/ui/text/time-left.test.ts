import { describe, expect, it } from 'vitest'
import { inDaysAndSeconds, inHoursAndMinutes } from './time-left.ts'

const moment = '2026-12-24T12:00:00.000Z'
const before = (seconds: number) => Date.parse(moment) / 1000 - seconds

describe('the time left', () => {
  it.each([
    [5, '00:00:05'],
    [3_600, '01:00:00'],
    [86_400, '1 dag en 00:00:00'],
    [2 * 86_400 + 3_661, '2 dagen en 01:01:01'],
  ])('%i seconds before it is %s', (seconds, text) => {
    expect(inDaysAndSeconds(moment, before(seconds))).toBe(text)
  })

  it.each([
    [1, '1 min'],
    [60, '1 min'],
    [61, '2 min'],
    [3_600, '1 u'],
    [2 * 3_600 + 13 * 60, '2 u 13 min'],
  ])('%i seconds before it is %s', (seconds, text) => {
    expect(inHoursAndMinutes(moment, before(seconds))).toBe(text)
  })

  it.each([inDaysAndSeconds, inHoursAndMinutes])(
    'is null from the moment on, and without a moment',
    (timeLeft) => {
      expect(timeLeft(moment, before(0))).toBeNull()
      expect(timeLeft(moment, before(-86_400))).toBeNull()
      expect(timeLeft('no date', before(10))).toBeNull()
    },
  )
})

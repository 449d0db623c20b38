import { describe, expect, it } from 'vitest'
import { inDutch, workingDaysAfter } from './working-days.ts'

describe('the next working day', () => {
  it.each([
    ['a Thursday', '2026-11-19', 'vrijdag 20 november'],
    ['a Friday', '2026-11-20', 'maandag 23 november'],
    ['a Saturday', '2026-11-21', 'maandag 23 november'],
    ['a Sunday', '2026-11-22', 'maandag 23 november'],
    ['Christmas Eve, on a Thursday', '2026-12-24', 'maandag 28 december'],
    ["New Year's Eve", '2026-12-31', 'maandag 4 januari'],
    ['the Thursday before Easter', '2026-04-02', 'vrijdag 3 april'],
    ['Good Friday', '2026-04-03', 'dinsdag 7 april'],
    ['the day before Ascension', '2026-05-13', 'vrijdag 15 mei'],
    ['the Friday before Whitsun', '2026-05-22', 'dinsdag 26 mei'],
    ["the day before King's Day", '2027-04-26', 'woensdag 28 april'],
    ["a Friday before King's Day on Saturday", '2025-04-25', 'maandag 28 april'],
    ['the day before 5 May', '2026-05-04', 'woensdag 6 mei'],
    ['Easter 2035, in March', '2035-03-23', 'dinsdag 27 maart'],
    ["Easter 2038, the latest, before King's Day", '2038-04-23', 'woensdag 28 april'],
  ])('after %s', (_what, day, next) => {
    expect(inDutch(workingDaysAfter(day, 1))).toBe(next)
  })

  it('and the third skip weekends and holidays', () => {
    expect(inDutch(workingDaysAfter('2026-12-23', 3))).toBe('dinsdag 29 december')
  })
})

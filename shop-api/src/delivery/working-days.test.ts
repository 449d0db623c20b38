import { describe, expect, it } from 'vitest'
import { inDutch, workingCalendar } from './working-days.ts'

const { workingDaysAfter } = workingCalendar([])

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

describe('closed days', () => {
  const week = { firstDay: '2026-08-03', lastDay: '2026-08-07' }
  const summer = workingCalendar([week, { firstDay: '2026-07-15', lastDay: '2026-07-15' }])
  it.each([
    ['the day before a closed Wednesday', '2026-07-14', 'donderdag 16 juli'],
    ['a closed Wednesday, which counts as Thursday', '2026-07-15', 'vrijdag 17 juli'],
    ['the day after it', '2026-07-16', 'vrijdag 17 juli'],
    ['the Friday before a closed week', '2026-07-31', 'maandag 10 augustus'],
    ['the Sunday before it', '2026-08-02', 'maandag 10 augustus'],
    ['a day in it, as the weekend is open', '2026-08-05', 'maandag 10 augustus'],
    ['the Monday after it', '2026-08-10', 'dinsdag 11 augustus'],
  ])('after %s', (_what, day, next) => {
    expect(inDutch(summer.workingDaysAfter(day, 1))).toBe(next)
  })

  it('may include the weekend, and overlap', () => {
    const closed = workingCalendar([week, { firstDay: '2026-08-06', lastDay: '2026-08-09' }])
    expect(inDutch(closed.workingDaysAfter('2026-08-05', 1))).toBe('dinsdag 11 augustus')
    expect(inDutch(closed.workingDaysAfter('2026-07-31', 3))).toBe('woensdag 12 augustus')
  })
})

import { expect, test } from 'vitest'
import { inAmsterdam } from './amsterdam.ts'

const timeZone = 'Europe/Amsterdam'
const date = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone })
const day = new Intl.DateTimeFormat('nl-NL', { weekday: 'long', day: 'numeric', month: 'long', timeZone })
const time = new Intl.DateTimeFormat('nl-NL', { timeStyle: 'short', timeZone })

test('a moment reads as the platform formats it for Amsterdam', () => {
  const hour = 3_600_000
  const until = Date.UTC(2040, 0)
  // Every 13 hours, and around each hour in which the clock changes.
  const moments = Array.from(
    { length: Math.floor((until - Date.UTC(2020, 0)) / (13 * hour)) },
    (_moment, index) => Date.UTC(2020, 0) + index * 13 * hour,
  )
  for (let year = 2020; year < 2040; year += 1)
    for (const month of [2, 9])
      for (let of = 25; of <= 31; of += 1)
        for (const offset of [-1, 0, 1]) moments.push(Date.UTC(year, month, of, 1) + offset)
  const different = moments.filter((moment) => {
    const shown = inAmsterdam(moment)
    return (
      shown.date !== date.format(moment) ||
      shown.day !== day.format(moment) ||
      shown.time !== time.format(moment)
    )
  })
  expect(different.map((moment) => [new Date(moment).toISOString(), inAmsterdam(moment)])).toEqual([])
})

import { describe, expect, it } from 'vitest'
import {
  cataloguePromise,
  deliveryDays,
  orderBefore,
  promiseFrom,
  promiseFromPayment,
} from './delivery-days.ts'

const parcel = { nextDay: true, delivery: '' }
const friday = new Date('2026-11-20T21:46:00+01:00')
const fridayMidnight = new Date('2026-11-20T23:59:00+01:00')
const sunday = new Date('2026-11-22T23:58:00+01:00')
const beforeChristmas = new Date('2026-12-23T12:00:00+01:00')

describe('a promised delivery', () => {
  it('names the day, and skips weekends and holidays', () => {
    expect(cataloguePromise(parcel, friday)).toBe('Voor 23:59 besteld, maandag 23 november in huis')
    expect(cataloguePromise(parcel, fridayMidnight)).toBe('Voor 23:59 besteld, maandag 23 november in huis')
    expect(cataloguePromise(parcel, sunday)).toBe('Voor 23:59 besteld, maandag 23 november in huis')
    expect(promiseFrom(deliveryDays.nextMorning, beforeChristmas).ordered).toBe(
      'Donderdag 24 december voor 12.00 uur in huis',
    )
    expect(promiseFrom(deliveryDays.abroad, beforeChristmas).ordered).toBe(
      'Uiterlijk dinsdag 29 december in huis',
    )
  })
  it.each([
    [friday, 'donderdag 26 november'],
    [fridayMidnight, 'donderdag 26 november'],
    [sunday, 'donderdag 26 november'],
    [beforeChristmas, 'woensdag 30 december'],
  ])('names the last day of the days that the catalogue states: from %s', (at, day) => {
    const rug = { nextDay: false, delivery: 'Binnen 2 tot 4 werkdagen in huis' }
    expect(cataloguePromise(rug, at)).toBe(`Voor 23:59 besteld, uiterlijk ${day} in huis`)
    expect(orderBefore(rug, at)).toBe(orderBefore(parcel, at))
  })
  it('is the text of the catalogue for articles that are delivered by appointment', () => {
    const delivery = 'Binnen 3 tot 5 werkdagen thuisbezorgd, op afspraak'
    expect(cataloguePromise({ nextDay: false, delivery }, friday)).toBe(delivery)
  })
  it('counts from the payment of a transfer', () => {
    expect(Object.values(deliveryDays).map((days) => promiseFromPayment(days).ordered)).toEqual([
      'De werkdag na je betaling in huis',
      'De werkdag na je betaling voor 12.00 uur in huis',
      'Uiterlijk 3 werkdagen na je betaling in huis',
    ])
  })
})

describe('the cut-off', () => {
  it.each([
    ['on a Thursday', '2026-11-19T12:00:00+01:00', '2026-11-19T22:59:00.000Z'],
    ['on a Friday, as Saturday leads to Monday too', '2026-11-20T12:00:00+01:00', null],
    ['on a Saturday', '2026-11-21T12:00:00+01:00', null],
    ['on a Sunday', '2026-11-22T12:00:00+01:00', '2026-11-22T22:59:00.000Z'],
    ['on Sunday after the cut-off', '2026-11-22T23:59:30+01:00', '2026-11-23T22:59:00.000Z'],
    ['on Christmas Eve', '2026-12-24T12:00:00+01:00', null],
  ])('makes a difference or not: %s', (_when, at, moment) => {
    expect(orderBefore(parcel, new Date(at))).toBe(moment)
    expect(orderBefore({ nextDay: false, delivery: 'Op afspraak' }, new Date(at))).toBeNull()
  })
})

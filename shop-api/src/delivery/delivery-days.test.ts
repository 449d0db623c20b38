import { describe, expect, it } from 'vitest'
import {
  cataloguePromise,
  deliveryDays,
  orderBefore,
  promiseFrom,
  promiseFromPayment,
} from './delivery-days.ts'
import { type ClosedDays, workingCalendar } from './working-days.ts'

const open = workingCalendar([])
const parcel = { nextDay: true, delivery: '' }
const friday = new Date('2026-11-20T21:46:00+01:00')
const fridayMidnight = new Date('2026-11-20T23:59:00+01:00')
const sunday = new Date('2026-11-22T23:58:00+01:00')
const beforeChristmas = new Date('2026-12-23T12:00:00+01:00')

const fromPayment = (closed: ClosedDays) =>
  promiseFromPayment(deliveryDays.nextDay, workingCalendar([closed]), friday).ordered

describe('a promised delivery', () => {
  it('names the day, and skips weekends and holidays', () => {
    expect(cataloguePromise(parcel, open, friday)).toBe('Voor 23:59 besteld, maandag 23 november in huis')
    expect(cataloguePromise(parcel, open, fridayMidnight)).toBe(
      'Voor 23:59 besteld, maandag 23 november in huis',
    )
    expect(cataloguePromise(parcel, open, sunday)).toBe('Voor 23:59 besteld, maandag 23 november in huis')
    expect(promiseFrom(deliveryDays.nextMorning, open, beforeChristmas).ordered).toBe(
      'Donderdag 24 december voor 12.00 uur in huis',
    )
    expect(promiseFrom(deliveryDays.abroad, open, beforeChristmas).ordered).toBe(
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
    expect(cataloguePromise(rug, open, at)).toBe(`Voor 23:59 besteld, uiterlijk ${day} in huis`)
    expect(orderBefore(rug, open, at)).toBe(orderBefore(parcel, open, at))
  })
  it('is the text of the catalogue for articles that are delivered by appointment', () => {
    const delivery = 'Binnen 3 tot 5 werkdagen thuisbezorgd, op afspraak'
    expect(cataloguePromise({ nextDay: false, delivery }, open, friday)).toBe(delivery)
  })
  it('counts from the payment of a transfer', () => {
    const promised = Object.values(deliveryDays).map((days) => promiseFromPayment(days, open, friday).ordered)
    expect(promised).toEqual([
      'De werkdag na je betaling in huis',
      'De werkdag na je betaling voor 12.00 uur in huis',
      'Uiterlijk 3 werkdagen na je betaling in huis',
    ])
  })
  it('names the closed days until the money of a transfer has usually arrived', () => {
    expect(fromPayment({ firstDay: '2026-11-26', lastDay: '2026-11-26' })).toBe(
      'De werkdag na je betaling in huis (we zijn gesloten op donderdag 26 november)',
    )
    expect(fromPayment({ firstDay: '2026-12-04', lastDay: '2026-12-11' })).toBe(
      'De werkdag na je betaling in huis (we zijn gesloten van vrijdag 4 december tot en met vrijdag 11 december)',
    )
    expect(fromPayment({ firstDay: '2026-12-05', lastDay: '2026-12-11' })).toBe(
      'De werkdag na je betaling in huis',
    )
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
    expect(orderBefore(parcel, open, new Date(at))).toBe(moment)
    expect(orderBefore({ nextDay: false, delivery: 'Op afspraak' }, open, new Date(at))).toBeNull()
  })
  it('makes a difference before closed days, and none during them', () => {
    const closed = workingCalendar([{ firstDay: '2026-11-18', lastDay: '2026-11-19' }])
    const before = (day: string) => orderBefore(parcel, closed, new Date(`2026-11-${day}T12:00:00+01:00`))
    expect(['16', '17', '18', '19'].map(before)).toEqual([
      '2026-11-16T22:59:00.000Z',
      '2026-11-17T22:59:00.000Z',
      null,
      null,
    ])
  })
})

import { dayMs } from 'shared-types/calendar/clock'
import type { voucher } from '../src/db/schema/buying/voucher.ts'
import { categoryId } from './assemble/category-rows.ts'

/** The vouchers of a new shop: one of each kind, including expired ones. */
export const vouchers = (now: Date): (typeof voucher.$inferInsert)[] => {
  const inDays = (days: number) => new Date(now.getTime() + days * dayMs)
  return [
    {
      code: 'VAKANTIEGELD',
      title: '10% korting',
      kind: 'percentage',
      value: 10,
      minimumCents: 7500,
      advertised: true,
      promotionId: 'vakantiegeld',
    },
    {
      code: 'WELKOM10',
      title: '€ 10 korting',
      kind: 'amount',
      value: 1000,
      minimumCents: 5000,
      oncePerCustomer: true,
    },
    {
      code: 'BADDER15',
      title: '15% korting op badtextiel',
      kind: 'percentage',
      value: 15,
      categoryId: categoryId('wonen/badtextiel'),
    },
    { code: 'DROOMBED100', title: '€ 100 korting', kind: 'amount', value: 10_000, minimumCents: 100_000 },
    {
      code: 'LENTESCHOON',
      title: '20% korting',
      kind: 'percentage',
      value: 20,
      startsAt: inDays(-90),
      endsAt: inDays(-30),
    },
    { code: 'EERSTE100', title: '25% korting', kind: 'percentage', value: 25, usesLeft: 0 },
    { code: 'NIEUWJAAR', title: '15% korting', kind: 'percentage', value: 15, startsAt: inDays(41) },
  ]
}

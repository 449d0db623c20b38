import { expect, it } from 'vitest'
import { changedValues } from './changed-values.ts'

const linesOf = (entry: Parameters<typeof changedValues>[0]) =>
  changedValues(entry).map(({ column, from, to }) => `${column}: ${from} → ${to}`.replaceAll(/\s/g, ' '))

it('shows amounts, moments and answers as employees write them, and texts without quotes', () => {
  expect(
    linesOf({
      before: { price_cents: 4995, active: true, moderated_at: null, title: 'Zoë', customer: '***' },
      after: {
        price_cents: 3995,
        active: false,
        moderated_at: '2026-11-30T21:01:42.222+00:00',
        title: 'Bo',
        customer: '***',
      },
    }),
  ).toEqual([
    'price_cents: € 49,95 → € 39,95',
    'active: ja → nee',
    'moderated_at: – → 30-11-2026, 22:01',
    'title: Zoë → Bo',
    'customer: afgeschermd → afgeschermd',
  ])
})

it('leaves out what only the program uses, and what a new row leaves empty', () => {
  expect(
    linesOf({
      before: null,
      after: {
        id: 12,
        version: 1,
        session_token_hash: '***',
        ends_at: null,
        note: '',
        mails: 0,
        choices: [1, 2],
      },
    }),
  ).toEqual(['mails: – → 0', 'choices: – → [1,2]'])
})

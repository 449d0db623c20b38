import { expect, it } from 'vitest'
import { latestPeriods } from './periods.ts'

it('lists five quarters and thirteen months, the current one first', () => {
  const periods = latestPeriods('2026-02-14')
  expect(periods).toHaveLength(18)
  expect(periods[0]).toEqual({ title: '1e kwartaal 2026', from: '2026-01-01', until: '2026-03-31' })
  expect(periods[4]).toEqual({ title: '1e kwartaal 2025', from: '2025-01-01', until: '2025-03-31' })
  expect(periods[5]).toEqual({ title: 'februari 2026', from: '2026-02-01', until: '2026-02-28' })
  expect(periods[7]).toEqual({ title: 'december 2025', from: '2025-12-01', until: '2025-12-31' })
  expect(periods.at(-1)).toMatchObject({ title: 'februari 2025' })
})

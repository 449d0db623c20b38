import { expect, it } from 'vitest'
import { RowIdText } from '../urls/queries.ts'
import { isRowId } from './row-id.ts'

it.each(['1', '71', '999999999'])('%s is the id of a row', (text) => {
  expect([isRowId(text), RowIdText.parse(text)]).toEqual([true, Number(text)])
})
it.each(['', '0', '007', '-1', '1.5', '1e3', ' 1', '1\n', '1000000000', '2147483648', 'een'])(
  '%j is not the id of a row',
  (text) => {
    expect([isRowId(text), RowIdText.safeParse(text).success]).toEqual([false, false])
  },
)

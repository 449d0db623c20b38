import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { corrections } from './read-history.ts'

/** The history reads the rows that they write. */
const withRows = [
  'ship order',
  'complete order',
  'cancel order',
  'refund order',
  'request replacement',
  'ship replacement',
  'cancel replacement',
  'import shipments',
  'mark chargeback',
  'add note',
]
const withoutLine = ['resend mail', 'mark return', 'attach return']

it('knows each staff action that changes an order', () => {
  const routes = readFileSync(new URL('../admin-routes.ts', import.meta.url), 'utf8')
  const actions = Array.from(routes.matchAll(/action: '([^']+)'/g), ([, action = '']) => action)
  expect(actions.filter((action) => !/^(read|list|export) /.test(action)).toSorted()).toEqual(
    [...Object.keys(corrections), ...withRows, ...withoutLine].toSorted(),
  )
})

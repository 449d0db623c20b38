import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { actionLabel, tableLabels } from './audit-labels.ts'

const shopApi = new URL('../../../../shop-api/', import.meta.url)
const matches = (files: string, pattern: RegExp): string[] => {
  const found = globSync(files, { cwd: shopApi }).flatMap((file) =>
    Array.from(readFileSync(new URL(file, shopApi), 'utf8').matchAll(pattern), ([, name = '']) => name),
  )
  return [...new Set(found)]
}

it('names the actions in Dutch', () => {
  expect(actionLabel('save product')).toBe('product wijzigen')
  expect(actionLabel('turn two-step verification on')).toBe('inloggen in twee stappen aanzetten')
})

it('names every action that can change something', () => {
  const routes = matches('src/**/*routes.ts', /action: '([^']+)'/g)
  const records = matches(
    'src/**/*routes.ts',
    /recordRoutes\('([^']+)'(?=(?:(?!recordRoutes)[^])*?\n +(?:add|save|remove): )/g,
  )
  const actions = [...routes, ...records.flatMap((one) => [`add ${one}`, `save ${one}`, `remove ${one}`])]
  const changing = actions.filter((action) => !/^(read|list|export) /.test(action))
  expect(changing.length).toBeGreaterThan(60)
  expect(changing.filter((action) => actionLabel(action) === action)).toEqual([])
})

it('names every table of which changes are logged', () => {
  const tables = matches('migrations/*.sql', /audit_table\('"?([a-z_]+)/g)
  expect(Object.keys(tableLabels).toSorted()).toEqual(tables.toSorted())
})

import { expect, it, vi } from 'vitest'
import { fakeBrowser } from '../../test/fake-browser.ts'

const { stored } = fakeBrowser()

const openTab = async () => {
  vi.resetModules()
  return import('./compared.ts')
}

const compared = () => JSON.parse(stored.get('compare') ?? '[]')

it('compares four products, refuses a fifth without losing one, and has room again after a removal', async () => {
  const { toggleCompared, removeCompared } = await openTab()
  expect(['a', 'b', 'c', 'd', 'e'].map(toggleCompared)).toEqual([true, true, true, true, false])
  expect(compared()).toEqual(['d', 'c', 'b', 'a'])
  removeCompared('b')
  expect(toggleCompared('e')).toBe(true)
  expect(compared()).toEqual(['e', 'd', 'c', 'a'])
})

it('removes a product that is compared, also when there are four', async () => {
  const { toggleCompared, replaceCompared } = await openTab()
  replaceCompared(['a', 'b', 'c', 'd'])
  expect(toggleCompared('c')).toBe(true)
  expect(compared()).toEqual(['d', 'b', 'a'])
})

it('persists until the next visit, and ignores texts that are not slugs', async () => {
  stored.set('compare', JSON.stringify(['b', 7, '../x', 'b', null, 'a']))
  const { toggleCompared } = await openTab()
  toggleCompared('c')
  expect(compared()).toEqual(['c', 'b', 'a'])
})

it('has a product once, in the variant in which it was added', async () => {
  const { toggleCompared } = await openTab()
  stored.delete('compare')
  for (const entry of ['a/71', 'b']) toggleCompared(entry)
  expect(compared().slice(0, 2)).toEqual(['b', 'a/71'])
  toggleCompared('a')
  expect(compared()).not.toContain('a/71')
})

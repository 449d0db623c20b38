import { afterEach, beforeEach, expect, it, vi } from 'vitest'

/** The browser's local storage, limited to what the list uses. */
const storage = new Map<string, string>()

const openTab = async () => {
  vi.resetModules()
  return import('./compared.ts')
}

beforeEach(() => {
  storage.clear()
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const stored = () => JSON.parse(storage.get('compare') ?? '[]')

it('compares four products, refuses a fifth without losing one, and has room again after a removal', async () => {
  const { toggleCompared, removeCompared } = await openTab()
  expect(['a', 'b', 'c', 'd', 'e'].map(toggleCompared)).toEqual([true, true, true, true, false])
  expect(stored()).toEqual(['d', 'c', 'b', 'a'])
  removeCompared('b')
  expect(toggleCompared('e')).toBe(true)
  expect(stored()).toEqual(['e', 'd', 'c', 'a'])
})

it('removes a product that is compared, also when there are four', async () => {
  const { toggleCompared, replaceCompared } = await openTab()
  replaceCompared(['a', 'b', 'c', 'd'])
  expect(toggleCompared('c')).toBe(true)
  expect(stored()).toEqual(['d', 'b', 'a'])
})

it('persists until the next visit, and ignores texts that are not slugs', async () => {
  storage.set('compare', JSON.stringify(['b', 7, '../x', 'b', null, 'a']))
  const { toggleCompared } = await openTab()
  toggleCompared('c')
  expect(stored()).toEqual(['c', 'b', 'a'])
})

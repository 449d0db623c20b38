import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { leaveFor } from './leave-for.ts'

const page = new EventTarget()
const assign = vi.fn<(url: string) => void>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('location', { assign })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('gives the URL back when the page is still there after 15 seconds', async () => {
  const settled = vi.fn<(url: string | null) => void>()
  void leaveFor('https://bank.example/').then(settled)
  expect(assign).toHaveBeenCalledWith('https://bank.example/')
  await vi.advanceTimersByTimeAsync(14_999)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(settled).toHaveBeenCalledWith('https://bank.example/')
})

it('settles at once when Back restores the page', async () => {
  const left = leaveFor('https://bank.example/')
  page.dispatchEvent(new Event('pageshow'))
  expect(await left).toBeNull()
})

import { afterAll, beforeAll, inject, vi } from 'vitest'
import { closeWindows } from './browser.ts'

const isReady = async (): Promise<boolean> => {
  const answer = await fetch(`${inject('shopUrl')}/readyz`).catch(() => null)
  return answer?.ok === true
}

beforeAll(() => vi.waitUntil(isReady, { timeout: 120_000, interval: 100 }))
afterAll(closeWindows)

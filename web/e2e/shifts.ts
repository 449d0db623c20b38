import type { Page } from 'playwright-core'

declare global {
  interface Window {
    shifted: number
  }
}

export const largestShift = 0.02

/** Sums up all layout shifts since the page load, except those right after a touch or key. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    window.shifted = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
      })[]) {
        if (!entry.hadRecentInput) window.shifted += entry.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

export const shifted = (page: Page) => page.evaluate(() => window.shifted)

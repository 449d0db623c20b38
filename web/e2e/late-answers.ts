import type { Page } from 'playwright-core'

/** The content that shows that a page is complete: an element of its main part, and text in it. */
export interface Shown {
  css: string
  text: string
}

/** The `/api` URL whose response arrives last; 'first' is the one that the page reads first. */
type Late = (string & {}) | 'first' | null

interface Walked {
  isWhole: boolean
  /** Every `/api` URL that was read meanwhile. */
  read: string[]
}

interface LateAnswers {
  hold: (late: Late) => void
  untilWhole: (shown: Shown) => Promise<Walked>
}

declare global {
  interface Window {
    lateAnswers: LateAnswers
  }
}

// The whole function runs in the browser, without the rest of this file.
/* oxlint-disable unicorn/consistent-function-scoping */
/** Counts frames, not milliseconds: a slow machine renders fewer of them. */
const install = () => {
  const storageKey = 'late-answer'
  const fetchNow = window.fetch.bind(window)
  const read = new Set<string>()
  let late: string | null = sessionStorage.getItem(storageKey)
  let isHeld = false
  let onTheWay = 0
  let gate = Promise.withResolvers<void>()

  window.fetch = async (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input, location.origin)
    const address = pathname + search
    if (!address.startsWith('/api/') || (init?.method ?? 'GET') !== 'GET') return fetchNow(input, init)
    read.add(address)
    if (late === 'first') late = address
    if (address === late) {
      isHeld = true
      await gate.promise
      return fetchNow(input, init)
    }
    onTheWay += 1
    try {
      return await fetchNow(input, init)
    } finally {
      onTheWay -= 1
    }
  }

  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  /** Whether a condition becomes true, and stays true for this many frames, before the timeout. */
  const until = async (holds: () => boolean, frames: number): Promise<boolean> => {
    const begun = performance.now()
    for (let still = 0; still < frames; still = holds() ? still + 1 : 0) {
      if (performance.now() - begun > 10_000) return false
      await frame()
    }
    return true
  }
  const isShown = ({ css, text }: Shown) => {
    const main = document.getElementById('main')
    if (!main || main.querySelector('[aria-busy="true"]')) return false
    return [...main.querySelectorAll(css)].some(({ textContent }) => textContent.includes(text))
  }
  /** The shop sets this in an effect, so the app is running. */
  const isRunning = () => history.scrollRestoration === 'manual'

  window.lateAnswers = {
    hold: (address) => {
      if (address) sessionStorage.setItem(storageKey, address)
      else sessionStorage.removeItem(storageKey)
      late = address
      isHeld = false
      read.clear()
      gate = Promise.withResolvers()
    },
    untilWhole: async (shown) => {
      await until(() => isRunning() && onTheWay === 0 && (isHeld || isShown(shown)), 3)
      late = null
      gate.resolve()
      const isWhole = await until(() => onTheWay === 0 && isShown(shown), 2)
      return { isWhole, read: [...read] }
    },
  }
}

/* oxlint-enable unicorn/consistent-function-scoping */

/**
 * Delays responses inside the page. Playwright's routing would also work, but it disables the browser's cache,
 * which makes every page load several times slower.
 */
export const holdAnswers = (page: Page) => page.addInitScript(install)

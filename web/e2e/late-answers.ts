import type { Page } from 'playwright-core'

/** The content by which a page is whole: an element of its main part, and words in it. */
export interface Shown {
  css: string
  text: string
}

/** The `/api` address whose answer comes last; 'first' is the one that the page reads first. */
type Late = (string & {}) | 'first' | null

interface Walked {
  isWhole: boolean
  /** Every `/api` address that was read meanwhile. */
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

// The whole function is sent to the browser, which has nothing else of this file.
/* oxlint-disable unicorn/consistent-function-scoping */
/** Frames are counted, not milliseconds: a slow machine draws fewer of them. */
const install = () => {
  const kept = 'late-answer'
  const fetchNow = window.fetch.bind(window)
  const read = new Set<string>()
  let late: string | null = sessionStorage.getItem(kept)
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
  /** Whether something comes to hold, and stays for so many frames, before the time is up. */
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
  /** The shop sets this in an effect: the app runs. */
  const isRunning = () => history.scrollRestoration === 'manual'

  window.lateAnswers = {
    hold: (address) => {
      if (address) sessionStorage.setItem(kept, address)
      else sessionStorage.removeItem(kept)
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
 * Holds answers in the window itself. Playwright's own routing would do, but it switches the browser's cache off, and
 * with it every page is opened several times more slowly.
 */
export const holdAnswers = (page: Page) => page.addInitScript(install)

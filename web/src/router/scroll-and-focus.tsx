import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { readStoredJson, writeStored } from '../stores/browser-storage.ts'
import { isLoading } from '../stores/loading.ts'
import { focusMain } from '../ui/browser/focus-main.ts'
import { scrollRule, withoutQuery } from './scroll-rule.ts'

const storageKey = 'scroll'

/** A link of the page, by its position among those with its address. */
interface Followed {
  href: string
  nth: number
}

/** Where a shopper left a history entry. */
interface Position {
  top: number
  followed?: Followed | undefined
}

const linksTo = (href: string) => [
  ...document.querySelectorAll<HTMLElement>(`#main a[href="${CSS.escape(href)}"]`),
]

const followedBy = (target: EventTarget | null): Followed | undefined => {
  const link = target instanceof Element && target.closest<HTMLElement>('#main a[href]')
  const href = link && link.getAttribute('href')
  return href ? { href, nth: linksTo(href).indexOf(link) } : undefined
}

const readPositions = (): Map<string, Position> => {
  const stored = readStoredJson('sessionStorage', storageKey)
  return new Map(
    Array.isArray(stored) ? stored.filter((entry): entry is [string, Position] => Array.isArray(entry)) : [],
  )
}

let positions: Map<string, Position> | undefined
const remembered = () => (positions ??= readPositions())

// The first history entry of every document has the same key, and so have those of links within a page: the URL
// distinguishes them.
const entryOf = (key: string, hash: string) => `${key} ${location.pathname}${location.search}${hash}`
const entry = () => entryOf(history.state?.key ?? 'default', location.hash)

const rememberedPosition = (): Position => remembered().get(entry()) ?? { top: 0 }

/** Remembers the scroll position of this history entry. */
const rememberScroll = () => remembered().set(entry(), { ...rememberedPosition(), top: window.scrollY })

/** Saves the positions for a reload, or a return from another site. */
const keepScrollPositions = () =>
  writeStored('sessionStorage', storageKey, JSON.stringify([...remembered()].slice(-50)))

/**
 * After this many frames without layout changes the page counts as complete. Frames, not milliseconds: one
 * slow frame says nothing about what is still loading.
 */
const stillFrames = 15

/** Maximum time to wait for that, in milliseconds. */
const longestWait = 30_000

const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown']

const isIncomplete = () => isLoading() || document.querySelector('#main [aria-busy="true"]') !== null

/**
 * Restores the exact scroll position, and the focus of the followed link. The page may still be growing: the pages of a
 * listing load again one by one. Scrolling by the user stops it.
 */
const restorePosition = ({ top, followed }: Position) => {
  const begun = performance.now()
  let still = 0
  let isTaken = false
  const take = () => {
    isTaken = true
  }
  for (const move of ownMoves) addEventListener(move, take, { once: true, passive: true })
  const attempt = () => {
    if (isTaken || performance.now() - begun > longestWait || still > stillFrames) {
      for (const move of ownMoves) removeEventListener(move, take)
      return
    }
    const isThere = Math.abs(window.scrollY - top) <= 1
    if (!isThere) window.scrollTo({ top, behavior: 'instant' })
    if (followed && document.activeElement?.id === 'main')
      linksTo(followed.href)[followed.nth]?.focus({ preventScroll: true })
    still = isThere && !isIncomplete() ? still + 1 : 0
    requestAnimationFrame(attempt)
  }
  attempt()
}

const decoded = (fragment: string) => {
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}

/** Not a reload or a back navigation: the URL was typed or followed from elsewhere. */
const isFreshVisit = () => {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation instanceof PerformanceNavigationTiming && navigation.type === 'navigate'
}

/** The first view leaves out the layout of what is below the screen (`content-visibility`); later ones do not. */
const layOutAll = () => document.documentElement.toggleAttribute('data-whole', true)

/**
 * After a navigation: restores the scroll position on back/forward, and the focus to the link that was followed;
 * otherwise scrolls to the top, and moves the focus to the main element.
 */
export function ScrollAndFocus() {
  const { key, hash, pathname, search, state } = useLocation()
  const action = useNavigationType()
  const shown = useRef<string>(null)
  const shownAt = useRef<string>(null)

  useEffect(() => {
    history.scrollRestoration = 'manual'
    const leave = () => {
      rememberScroll()
      keepScrollPositions()
    }
    const press = ({ target }: MouseEvent) => {
      remembered().set(entry(), { top: window.scrollY, followed: followedBy(target) })
      const inPage = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="#"]')
      if (!inPage) return
      // To its part of the page, also if the shopper has scrolled on from there before.
      remembered().delete(entryOf('default', inPage.hash))
      layOutAll()
    }
    addEventListener('scrollend', rememberScroll)
    // A click right after scrolling navigates before `scrollend` fires.
    addEventListener('click', press, true)
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('scrollend', rememberScroll)
      removeEventListener('click', press, true)
      removeEventListener('pagehide', leave)
    }
  }, [])

  useLayoutEffect(() => {
    const first = shown.current === null
    if (shown.current === key) return
    const from = shownAt.current
    const to = pathname + search
    const isSamePage = from !== null && withoutQuery(from) === pathname
    shown.current = key
    shownAt.current = to
    // A link within the page. The router takes its history entry, which has no state, for one of Back.
    const isInPage = isSamePage && hash !== '' && history.state === null
    if (isInPage && !remembered().has(entry())) return
    // Positions are only exact when everything above them is laid out.
    if (!first) layOutAll()
    const rule = scrollRule({ action, from, to, hash, keepScroll: Boolean(state?.keepScroll) })
    if (rule === 'restore') {
      // The browser does not restore the position, so a shopper has scrolled before hydration.
      if (first && window.scrollY > 0) return
      const { top, followed }: Position = first && isFreshVisit() ? { top: 0 } : rememberedPosition()
      const isOtherPage = !first && !isSamePage
      if (isOtherPage) focusMain()
      if (top > 0 || isOtherPage) {
        layOutAll()
        restorePosition({ top, followed: isOtherPage ? followed : undefined })
      } else if (!first) window.scrollTo({ top: 0, behavior: 'instant' })
      return
    }
    if (rule === 'stay') return
    const target = rule === 'target' ? document.getElementById(decoded(hash.slice(1))) : null
    if (target) {
      layOutAll()
      target.scrollIntoView()
    } else window.scrollTo({ top: 0, behavior: 'instant' })
    focusMain()
  }, [key, hash, pathname, search, action, state])

  return null
}

import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { isLoading } from '../stores/loading.ts'
import { scrollRule } from './scroll-rule.ts'
import { keepScrollPositions, rememberedScroll, rememberScroll } from './scroll-positions.ts'

/**
 * After so many frames in which nothing moved the page counts as whole. Frames, not milliseconds: one that takes long
 * says nothing about what is still to come.
 */
const stillFrames = 15

/** How long that is waited for, in milliseconds. */
const patience = 10_000

const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown']

const isIncomplete = () => isLoading() || document.querySelector('#main [aria-busy="true"]') !== null

/**
 * Back to the pixel. The page may still be growing to the height it had: the pages of a list that were loaded before
 * come back one by one. Whoever scrolls meanwhile has the last word.
 */
const restoreScroll = (top: number) => {
  const begun = performance.now()
  let still = 0
  let isTaken = false
  const take = () => {
    isTaken = true
  }
  for (const move of ownMoves) addEventListener(move, take, { once: true, passive: true })
  const attempt = () => {
    if (isTaken || performance.now() - begun > patience || still > stillFrames) {
      for (const move of ownMoves) removeEventListener(move, take)
      return
    }
    const isThere = Math.abs(window.scrollY - top) <= 1
    if (!isThere) window.scrollTo({ top, behavior: 'instant' })
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

/** Not a reload, nor a return: the address was typed or followed from elsewhere. */
const isFreshVisit = () => {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation instanceof PerformanceNavigationTiming && navigation.type === 'navigate'
}

const focusMain = () => document.getElementById('main')?.focus({ preventScroll: true })

/** After navigation: back to where it was on the way back, to the top otherwise, and the focus on the main part. */
export function ScrollAndFocus() {
  const { key, hash, pathname, state } = useLocation()
  const action = useNavigationType()
  const shown = useRef<string>(null)
  const shownAt = useRef<string>(null)

  useEffect(() => {
    history.scrollRestoration = 'manual'
    const leave = () => {
      rememberScroll()
      keepScrollPositions()
    }
    addEventListener('scrollend', rememberScroll)
    // Who scrolls and presses a link at once leaves before the scrolling has ended.
    addEventListener('click', rememberScroll, true)
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('scrollend', rememberScroll)
      removeEventListener('click', rememberScroll, true)
      removeEventListener('pagehide', leave)
    }
  }, [])

  useLayoutEffect(() => {
    const first = shown.current === null
    if (shown.current === key) return
    const from = shownAt.current
    shown.current = key
    shownAt.current = pathname
    const rule = scrollRule({ action, from, to: pathname, hash, keepScroll: Boolean(state?.keepScroll) })
    if (rule === 'restore') {
      const top = first && isFreshVisit() ? 0 : rememberedScroll()
      if (top > 0) restoreScroll(top)
      else if (!first) window.scrollTo({ top: 0, behavior: 'instant' })
      if (!first && from !== pathname) focusMain()
      return
    }
    if (rule === 'stay') return
    const target = rule === 'target' ? document.getElementById(decoded(hash.slice(1))) : null
    if (target) target.scrollIntoView()
    else window.scrollTo({ top: 0, behavior: 'instant' })
    focusMain()
  }, [key, hash, pathname, action, state])

  return null
}

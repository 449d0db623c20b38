import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { keepScrollPositions, rememberScroll, scrollOf } from '../stores/scroll-positions.ts'

const restoreScroll = (top: number) => {
  // The page may still be growing to the height it had.
  const until = performance.now() + 1000
  const attempt = () => {
    window.scrollTo({ top, behavior: 'instant' })
    if (Math.abs(window.scrollY - top) > 1 && performance.now() < until) requestAnimationFrame(attempt)
  }
  attempt()
}

/** After navigation: back to where it was on the way back, to the top otherwise, and the focus on the main part. */
export function ScrollAndFocus() {
  const { key, hash, state } = useLocation()
  const action = useNavigationType()
  const shown = useRef<string>(null)

  useEffect(() => {
    history.scrollRestoration = 'manual'
    const remember = () => rememberScroll(history.state?.key ?? 'default')
    const leave = () => {
      remember()
      keepScrollPositions()
    }
    addEventListener('scrollend', remember)
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('scrollend', remember)
      removeEventListener('pagehide', leave)
    }
  }, [])

  useLayoutEffect(() => {
    const first = shown.current === null
    if (shown.current === key) return
    shown.current = key
    if (action === 'POP') {
      const top = scrollOf(key)
      if (top > 0) restoreScroll(top)
      else if (!first) window.scrollTo({ top: 0, behavior: 'instant' })
      return
    }
    if (state?.keepScroll) return
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
    if (target) target.scrollIntoView()
    else window.scrollTo({ top: 0, behavior: 'instant' })
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [key, hash, action, state])

  return null
}

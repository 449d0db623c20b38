import { type FocusEvent, useEffect, useRef } from 'react'

/**
 * The props of an element that keeps the focus when the part of it that had the focus goes, such as the button of an
 * action that was done: without it, the keyboard starts at the top of the page again.
 */
export const useFocusOfGone = () => {
  const whole = useRef<HTMLElement>(null)
  const focused = useRef<Element>(null)
  useEffect(() => {
    if (focused.current?.isConnected !== false) return
    focused.current = null
    if (document.activeElement === document.body) whole.current?.focus({ preventScroll: true })
  })
  const onFocus = ({ target }: FocusEvent) => {
    focused.current = target
  }
  return { ref: whole, onFocus }
}

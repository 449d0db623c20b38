import { type RefObject, useEffect, useRef } from 'react'

/** For a list whose parts have a button to remove them: the focus goes with the part, and this element takes it. */
export const useFocusAfterRemoval = (count: number, element: RefObject<HTMLElement | null>): void => {
  const countBefore = useRef(count)
  useEffect(() => {
    const isLost = count < countBefore.current && document.activeElement === document.body
    countBefore.current = count
    if (isLost) element.current?.focus({ preventScroll: true })
  }, [count, element])
}

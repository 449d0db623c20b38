import { type RefObject, useEffect, useState } from 'react'
import button from '../../ui/button/button.module.css'

const controls = `main :is(button, input, select, textarea, .${button.button})`

/** Nine points of the button, where it is when it is shown. */
const pointsOf = ({ offsetLeft, offsetTop, offsetWidth, offsetHeight }: HTMLElement): [number, number][] =>
  [1, offsetWidth / 2, offsetWidth - 1].flatMap((right) =>
    [1, offsetHeight / 2, offsetHeight - 1].map((down): [number, number] => [
      offsetLeft + right,
      offsetTop + down,
    ]),
  )

/** Not the buttons of the tiles in a list: there the button leaves while one scrolls down. */
const isControl = (element: Element) =>
  element.closest(controls) !== null && element.closest('[data-product-list]') === null

/** Whether a button or field of the page is below the chat's button, such as the one that sends a form. */
export const useCovering = (chat: RefObject<HTMLElement | null>): boolean => {
  const [covers, setCovers] = useState(false)
  useEffect(() => {
    const look = () =>
      setCovers(
        chat.current !== null &&
          pointsOf(chat.current).some(([x, y]) => document.elementsFromPoint(x, y).some(isControl)),
      )
    // Observing also looks once at the start.
    const resizes = new ResizeObserver(look)
    resizes.observe(document.body)
    addEventListener('scroll', look, { passive: true })
    addEventListener('resize', look)
    return () => {
      resizes.disconnect()
      removeEventListener('scroll', look)
      removeEventListener('resize', look)
    }
  }, [chat])
  return covers
}

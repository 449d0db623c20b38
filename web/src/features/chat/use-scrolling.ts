import { useEffect, useState } from 'react'

/** In pixels: smaller movements, such as those of a resting finger, change nothing. */
const slack = 12

/** On narrower screens the button covers the text; the same width as in the style sheets. */
const onPhone = '(width < 62em)'

/** Whether there are products of a list at the bottom of the viewport, where the chat's button is. */
const isAmongProducts = () => {
  const list = document.querySelector('[data-product-list]')?.getBoundingClientRect()
  return list !== undefined && list.top < innerHeight && list.bottom > innerHeight
}

/**
 * Where the shopper is: `top` before scrolling; `down` from scrolling down among the products of a list, on a phone on
 * any page, until scrolling up or leaving the list; `free` otherwise.
 */
export const useScrolling = (): 'top' | 'down' | 'free' => {
  const [where, setWhere] = useState<'top' | 'down' | 'free'>('top')
  useEffect(() => {
    let last = scrollY
    const onScroll = () => {
      const moved = scrollY - last
      if (Math.abs(moved) < slack) return
      last = scrollY
      if (scrollY < slack) setWhere('top')
      else setWhere(moved > 0 && (matchMedia(onPhone).matches || isAmongProducts()) ? 'down' : 'free')
    }
    addEventListener('scroll', onScroll, { passive: true })
    return () => removeEventListener('scroll', onScroll)
  }, [])
  return where
}

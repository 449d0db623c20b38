import { useEffect, useState } from 'react'

/** In pixels: smaller movements, such as those of a resting finger, change nothing. */
const slack = 12

/** Whether there are products of a list at the bottom of the window, where the chat's button is. */
const isAmongProducts = () => {
  const list = document.querySelector('[data-product-list]')?.getBoundingClientRect()
  return list !== undefined && list.top < innerHeight && list.bottom > innerHeight
}

/** True from scrolling down among the products of a list until scrolling up or leaving the list. */
export const useScrollingDownList = (): boolean => {
  const [isDown, setIsDown] = useState(false)
  useEffect(() => {
    let last = scrollY
    const onScroll = () => {
      const moved = scrollY - last
      if (Math.abs(moved) < slack) return
      last = scrollY
      setIsDown(moved > 0 && isAmongProducts())
    }
    addEventListener('scroll', onScroll, { passive: true })
    return () => removeEventListener('scroll', onScroll)
  }, [])
  return isDown
}

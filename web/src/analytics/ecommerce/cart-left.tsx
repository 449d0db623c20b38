import { useEffect, useEffectEvent } from 'react'
import type { Cart } from 'shared-types/contracts/cart'
import { abandon } from './abandon.ts'

/** Reports the cart when its page is left: for another tab, another site or for good. */
export function CartLeft({ cart: { quoteId, updatedAt, items } }: { cart: Cart }) {
  const leave = useEffectEvent(() => {
    if (document.visibilityState === 'visible' || !quoteId || !updatedAt || items.length === 0) return
    abandon('cart', { quoteId, updatedAt, products: items.map(({ parent }) => parent.id) })
  })
  useEffect(() => {
    const listener = () => leave()
    document.addEventListener('visibilitychange', listener)
    return () => document.removeEventListener('visibilitychange', listener)
  }, [])
  return null
}

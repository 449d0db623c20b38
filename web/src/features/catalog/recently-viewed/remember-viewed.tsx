import { useEffect, useEffectEvent } from 'react'
import { rememberViewed } from '../../../stores/last-viewed.ts'
import { abandon } from '../../../analytics/abandon.ts'

interface RememberViewedProps {
  productId: number
  variantId: number
}

/**
 * Remembers in this browser what was opened, and tells the shop if that was agreed to. Not every variant tried on the
 * page: eight places are soon full.
 */
export function RememberViewed({ productId, variantId }: RememberViewedProps) {
  const remember = useEffectEvent(() => {
    rememberViewed({ id: productId, vid: variantId })
    abandon('browse', { products: [productId] })
  })
  useEffect(() => remember(), [])
  return null
}

import { useEffect, useEffectEvent } from 'react'
import { rememberViewed } from '../../../stores/last-viewed.ts'
import { abandon } from '../../../analytics/ecommerce/abandon.ts'

interface RememberViewedProps {
  productId: number
  variantId: number
}

/**
 * Stores the opened product in this browser and, with consent, reports it to the server. Not every variant
 * that is tried: the list holds only eight.
 */
export function RememberViewed({ productId, variantId }: RememberViewedProps) {
  const remember = useEffectEvent(() => {
    rememberViewed({ id: productId, vid: variantId })
    abandon('browse', { products: [productId] })
  })
  useEffect(() => remember(), [])
  return null
}

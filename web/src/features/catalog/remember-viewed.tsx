import { useEffect } from 'react'
import { rememberViewed } from '../../stores/last-viewed.ts'

interface RememberViewedProps {
  productId: number
  variantId: number
}

/** Remembers in this browser what was looked at. */
export function RememberViewed({ productId, variantId }: RememberViewedProps) {
  useEffect(() => rememberViewed({ id: productId, vid: variantId }), [productId, variantId])
  return null
}

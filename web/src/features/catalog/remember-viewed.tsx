import { useEffect } from 'react'
import { rememberViewed } from '../../stores/last-viewed.ts'
import { abandon } from '../../track/abandon.ts'

interface RememberViewedProps {
  productId: number
  variantId: number
}

/** Remembers in this browser what was looked at, and tells the shop if that was agreed to. */
export function RememberViewed({ productId, variantId }: RememberViewedProps) {
  useEffect(() => {
    rememberViewed({ id: productId, vid: variantId })
    abandon('browse', { products: [productId] })
  }, [productId, variantId])
  return null
}

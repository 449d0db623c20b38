import { Overlay } from '../../ui/feedback/overlay.tsx'
import { useCartBusy } from './state/cart-queue.ts'

/** Covers the cart while a change is being sent. */
export function CartOverlay() {
  return <Overlay text={useCartBusy() ? 'Winkelwagen bijwerken...' : null} />
}

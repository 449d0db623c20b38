import { Overlay } from '../../ui/feedback/overlay.tsx'
import { useCartBusy } from './cart-queue.ts'

/** Covers the cart while a change is being sent. */
export function CartOverlay() {
  return <Overlay text={useCartBusy() ? 'Winkelwagen bijwerken...' : null} />
}

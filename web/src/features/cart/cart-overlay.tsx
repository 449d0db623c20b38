import { Overlay } from '../../ui/overlay.tsx'
import { useCartBusy } from './cart-turns.ts'

/** While a change of the cart is on its way: what the page shows is about to change. */
export function CartOverlay() {
  return <Overlay text={useCartBusy() ? 'Winkelwagen bijwerken...' : null} />
}

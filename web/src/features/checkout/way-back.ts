import type { ErrorCode } from 'shared-types/errors'
import { paths } from '../../paths.ts'

interface WayBack {
  to: string
  label: string
}

const cart: WayBack = { to: paths.cart(), label: 'Naar je winkelwagen' }

const waysBack: Partial<Record<ErrorCode, WayBack>> = {
  out_of_stock: cart,
  quantity_unavailable: cart,
  cart_empty: cart,
  cart_changed: cart,
  checkout_incomplete: { to: paths.checkoutAddress(), label: 'Naar je gegevens' },
}

/** Where a refused order is mended; undefined when trying again is all there is to do. */
export const wayBack = (code: ErrorCode): WayBack | undefined => waysBack[code]

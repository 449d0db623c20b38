import type { ErrorCode } from 'shared-types/errors'
import { paths } from '../../../paths.ts'

interface CorrectionLink {
  to: string
  label: string
}

const cart: CorrectionLink = { to: paths.cart(), label: 'Naar je winkelwagen' }

const correctionLinks: Partial<Record<ErrorCode, CorrectionLink>> = {
  out_of_stock: cart,
  quantity_unavailable: cart,
  cart_empty: cart,
  cart_changed: cart,
  checkout_incomplete: { to: paths.checkoutAddress(), label: 'Naar je gegevens' },
}

/** The page on which the shopper can fix a refused order; undefined if only trying again may help. */
export const correctionPage = (code: ErrorCode): CorrectionLink | undefined => correctionLinks[code]

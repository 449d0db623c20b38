import type { ErrorCode } from 'shared-types/errors'
import type { ProblemError } from '../../../api/problem-error.ts'
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
}

/** Fields of the step 'Verzend- & betaalmethode'. */
const isOfMethods = (field: string) => /^(?:shippingMethod|paymentMethod|paymentDetails\b)/.test(field)

const incomplete = (fields: string[]): CorrectionLink =>
  fields.length > 0 && fields.every(isOfMethods)
    ? { to: paths.checkoutPaymentMethods(), label: 'Naar verzend- en betaalmethode' }
    : { to: paths.checkoutAddress(), label: 'Naar je gegevens' }

/** The page on which the shopper can fix a refused order; undefined if only trying again may help. */
export const correctionPage = ({ code, fields, order }: ProblemError): CorrectionLink | undefined => {
  if (code === 'checkout_incomplete') return incomplete(Object.keys(fields))
  if (code === 'order_not_payable' && order) return { to: paths.order(order), label: 'Naar je bestelling' }
  return correctionLinks[code]
}

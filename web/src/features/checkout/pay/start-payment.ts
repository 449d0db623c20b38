import type { PaymentUrl, PaymentUrlRequest } from 'shared-types/contracts/checkout'
import { apiPaths } from 'shared-types/urls/api-paths'
import { mutate } from 'swr'
import { ProblemError } from '../../../api/problem-error.ts'
import { send } from '../../../api/request.ts'
import { leaveFor } from '../../../ui/browser/leave-for.ts'
import { dropDraft } from '../../../forms/draft.ts'
import { addressDraft, methodsDraft } from '../checkout-data.ts'

/** Places the order; a refusal means that the cached cart is outdated. */
const placeOrder = async (agreed: PaymentUrlRequest): Promise<PaymentUrl> => {
  try {
    return await send<PaymentUrl>('POST', apiPaths.paymentUrl, agreed)
  } catch (error) {
    if (error instanceof ProblemError) void mutate(apiPaths.cart)
    throw error
  }
}

/**
 * Places the order and opens the payment page, as `leaveFor` does. Throws a ProblemError if it cannot be placed.
 */
export const startPayment = async (agreed: PaymentUrlRequest): Promise<string | null> => {
  const { url } = await placeOrder(agreed)
  dropDraft(addressDraft)
  dropDraft(methodsDraft)
  return leaveFor(url)
}

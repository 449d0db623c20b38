import type { PaymentUrl } from 'shared-types/api/checkout'
import { apiPaths } from 'shared-types/api/paths'
import { send } from '../../api/request.ts'
import { leaveFor } from '../../forms/leave-for.ts'
import { dropDraft } from '../../forms/draft.ts'
import { addressDraft } from './address-draft.ts'
import { methodsDraft } from './methods-draft.ts'

/** Places the order and goes to where it is paid. Throws a ProblemError when it cannot be placed. */
export const startPayment = async (): Promise<void> => {
  const { url } = await send<PaymentUrl>('POST', apiPaths.paymentUrl)
  dropDraft(addressDraft)
  dropDraft(methodsDraft)
  await leaveFor(url)
}

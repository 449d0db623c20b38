import { PaymentUrl } from 'shared-types/contracts/checkout'
import { z } from 'zod'

/** The browser is redirected to this URL, so that it must be http(s): no `javascript:`, no `data:`. */
export const PayablePaymentUrl = PaymentUrl.extend({ url: z.url({ protocol: /^https?$/ }) })

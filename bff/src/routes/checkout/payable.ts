import { PaymentUrl } from 'shared-types/contracts/checkout'
import { z } from 'zod'

/** The browser is sent to this address, so that it must be one of the web: no `javascript:`, no `data:`. */
export const PayablePaymentUrl = PaymentUrl.extend({ url: z.url({ protocol: /^https?$/ }) })

import { PaymentUrl } from 'shared-types/contracts/checkout'
import { z } from 'zod'

/**
 * The browser is redirected to this URL, so it must be http(s): no `javascript:`, no `data:`. A shop on https
 * redirects to https only. A user name would look like the host: `https://shop@evil.example`.
 */
export const payablePaymentUrl = ({ protocol }: URL) =>
  PaymentUrl.extend({
    // Normalised, so that the browser reads the same host as the one that is tested here.
    url: z
      .url({ protocol: protocol === 'https:' ? /^https$/ : /^https?$/, normalize: true })
      .regex(/^https?:\/\/[^/@]+\//),
  })

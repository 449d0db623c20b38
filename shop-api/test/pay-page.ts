import type { PaymentState } from 'shared-types/contracts/order'
import type { Notice } from '../src/payment/test-page.ts'

/** Presses a button on the test provider's page, as the payer's browser does. Returns the redirect URL. */
export const choose = async (url: string, outcome: PaymentState, notice?: Notice): Promise<string> => {
  const response = await fetch(url, {
    method: 'POST',
    // The bff passes the page on, and changes only what comes from its own pages.
    headers: { origin: new URL(url).origin },
    body: new URLSearchParams(notice ? { outcome, notice } : { outcome }),
    redirect: 'manual',
  })
  await response.body?.cancel()
  return response.headers.get('location') ?? `status ${response.status}`
}

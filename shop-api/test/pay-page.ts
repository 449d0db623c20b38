import type { PaymentState } from 'shared-types/v1/order'

/** Presses a button on the test provider's page, as the payer's browser does. Answers where it leads. */
export const choose = async (url: string, outcome: PaymentState): Promise<string> => {
  const response = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams({ outcome }),
    redirect: 'manual',
  })
  await response.body?.cancel()
  return response.headers.get('location') ?? `status ${response.status}`
}

import { setTimeout as wait } from 'node:timers/promises'
import type { PaymentProvider } from '../src/payment-provider.ts'

/**
 * A payment provider in this process that answers after `latencyMs`, and counts: TLS connections to the Mollie
 * double would take minutes for ten thousand payments.
 */
export const openSlowProvider = (latencyMs: number) => {
  const seen = {
    /** The ids of payments whose state was requested. */
    requested: [] as string[],
    open: 0,
    mostAtOnce: 0,
    isUnavailable: false,
    state: 'open' as 'open' | 'expired' | 'cancelled',
  }
  let created = 0
  const provider: PaymentProvider = {
    name: 'mollie',
    create: async () => {
      created += 1
      return { providerId: `tr_${created}`, url: `https://provider.example/pay/${created}` }
    },
    isId: () => true,
    status: async (providerId) => {
      seen.requested.push(providerId)
      seen.open += 1
      seen.mostAtOnce = Math.max(seen.mostAtOnce, seen.open)
      await wait(latencyMs)
      seen.open -= 1
      if (seen.isUnavailable) throw new Error('the provider is unavailable')
      return {
        key: null,
        state: seen.state,
        method: null,
        amountCents: 0,
        refundedCents: 0,
        chargedBackCents: 0,
        refunds: [],
      }
    },
    isAuthorised: async () => false,
    capture: async () => {},
    canRefund: () => true,
    refund: async () => ({ state: 'pending' }),
  }
  return { provider, seen }
}

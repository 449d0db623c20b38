import { setTimeout as wait } from 'node:timers/promises'
import { applyDates } from './assortment/variant/apply-dates.ts'
import { remindOfCarts } from './abandonment/remind-of-carts.ts'
import { sendBackInStockMails } from './back-in-stock/send-notifications.ts'
import { refreshOutdatedProducts } from './catalog/tile/refresh-outdated.ts'
import { forgetChanges } from './change/read-changes.ts'
import type { Shop } from './context.ts'
import { withoutTimeLimits } from './db/client.ts'
import { deliverMail } from './mail/deliver-mail.ts'
import { cancelUnpaidOrders } from './order/cancel-unpaid-orders.ts'
import { completeShippedOrders } from './order/fulfilment/complete-shipped-orders.ts'
import { forgetExpired } from './retention/forget-expired.ts'
import { refreshWordCounts } from './search/refresh-word-counts.ts'
import { refreshOldPrices } from './promotion/set-prices.ts'
import { requestRefunds } from './order/refund/request-refunds.ts'
import { reconcilePayments } from './order/settlement/reconcile-payments.ts'

interface Job {
  name: string
  /** Pause between the end of one run and the start of the next. */
  everyMs: number
  /** Long jobs check `stopping` between batches. */
  run: (shop: Shop, stopping: AbortSignal) => Promise<void>
}

/** The background jobs. Several replicas can run them: each job claims or locks the rows it processes. */
export const jobs: Job[] = [
  { name: 'start and end promotions and sales', everyMs: 1000, run: ({ db }) => applyDates(db) },
  { name: 'deliver mail', everyMs: 3000, run: deliverMail },
  {
    name: 'refresh renamed products',
    everyMs: 5000,
    run: ({ db }, stopping) => refreshOutdatedProducts(db, stopping),
  },
  { name: 'send back-in-stock mails', everyMs: 20_000, run: sendBackInStockMails },
  { name: 'remind of carts', everyMs: 60_000, run: remindOfCarts },
  { name: 'reconcile payments', everyMs: 10_000, run: reconcilePayments },
  { name: 'request refunds', everyMs: 10_000, run: requestRefunds },
  { name: 'cancel unpaid orders', everyMs: 30_000, run: cancelUnpaidOrders },
  { name: 'complete shipped orders', everyMs: 60 * 60 * 1000, run: completeShippedOrders },
  {
    name: 'count words',
    everyMs: 60 * 60 * 1000,
    run: ({ db }) => withoutTimeLimits(db.$client, refreshWordCounts),
  },
  {
    name: 'refresh old prices',
    everyMs: 60 * 60 * 1000,
    run: ({ db }, stopping) => refreshOldPrices(db, stopping),
  },
  { name: 'forget expired data', everyMs: 60 * 60 * 1000, run: forgetExpired },
  { name: 'forget changes', everyMs: 10 * 60 * 1000, run: forgetChanges },
]

/** Repeats a job until it is stopped, without overlapping runs. Errors are logged and the job continues. */
const keepRunning = async (shop: Shop, { name, everyMs, run }: Job, stopping: AbortSignal): Promise<void> => {
  const setDue = () => shop.metrics.jobsDue.set({ task: name }, (Date.now() + 2 * everyMs) / 1000)
  // A job that never succeeds is late too.
  setDue()
  while (!stopping.aborted) {
    const end = shop.metrics.jobs.startTimer({ task: name })
    try {
      await run(shop, stopping)
      end({ outcome: 'done' })
      setDue()
    } catch (error) {
      end({ outcome: 'failed' })
      shop.log.error({ err: error, job: name }, 'a job failed')
    }
    await wait(everyMs, undefined, { signal: stopping, ref: false }).catch(() => undefined)
  }
}

/** `stop` resolves when the current runs have ended. */
export const startJobs = (shop: Shop): { stop: () => Promise<void> } => {
  const stopping = new AbortController()
  const running = jobs.map((job) => keepRunning(shop, job, stopping.signal))
  return {
    stop: async () => {
      stopping.abort()
      await Promise.all(running)
    },
  }
}

import { Counter, Gauge, Histogram } from '@prometheus-io/client'
import { createHttpMetrics } from 'telemetry/http-metrics'

/**
 * The metrics of this shop-api. All labels have few values: routes are patterns, never URLs. The gauges of the database
 * are the same at every replica, and are read at each scrape (`health/read-depths.ts`).
 */
export const createMetrics = () => {
  const { registry, requests } = createHttpMetrics()
  const registers = [registry]
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers })
  return {
    registry,
    requests,
    ordersPlaced: new Counter({
      name: 'shop_api_orders_placed_total',
      help: 'Orders placed, paid or not.',
      registers,
    }),
    payments: new Counter({
      name: 'shop_api_payments_total',
      help: 'Payments that got a state at the payment provider, by method; wrong_amount must be refunded.',
      labelNames: ['method', 'outcome'],
      registers,
    }),
    jobs: new Histogram({
      name: 'shop_api_job_duration_seconds',
      help: 'Runs of background jobs, by outcome: done or failed.',
      labelNames: ['task', 'outcome'],
      buckets: [0.01, 0.1, 1, 10, 60],
      registers,
    }),
    jobsDue: new Gauge({
      name: 'shop_api_job_due_timestamp_seconds',
      help: 'When a background job should have succeeded again: two of its pauses after its last success.',
      labelNames: ['task'],
      registers,
    }),
    poolConnections: new Gauge({
      name: 'shop_api_db_pool_connections',
      help: 'Connections of a pool, used or idle.',
      labelNames: ['pool', 'state'],
      registers,
    }),
    poolWaiting: new Gauge({
      name: 'shop_api_db_pool_waiting',
      help: 'Requests that wait for a connection.',
      labelNames: ['pool'],
      registers,
    }),
    depths: {
      outbox: gauge('shop_api_outbox_mails', 'Mails that wait to be sent.'),
      oldestMail: gauge('shop_api_outbox_oldest_seconds', 'Age of the oldest of them.'),
      stuckMail: gauge('shop_api_mail_stuck_seconds', 'How long mails wait while none at all is sent.'),
      failedMails: gauge('shop_api_failed_mails', 'Mails that are not tried again.'),
      openPayments: gauge('shop_api_open_payments', 'Payments whose outcome is not known.'),
      overduePayment: gauge(
        'shop_api_payments_overdue_seconds',
        'How long the payment provider should have answered about the payment that waits longest for it.',
      ),
      waitingRefund: gauge(
        'shop_api_refunds_waiting_seconds',
        'Age of the oldest refund whose request the payment provider has not answered.',
      ),
      chargedBack: gauge(
        'shop_api_charged_back_cents',
        'What the banks of payers took back, in cents; less what the shop won back.',
      ),
      lastBackup: gauge(
        'shop_api_last_backup_timestamp_seconds',
        'When the last backup ended that was made with the command; 0 for none.',
      ),
    },
    databaseAway: gauge(
      'shop_api_database_away',
      '1 if the depths could not be read, which are then NaN, or the database takes no changes.',
    ),
  }
}

export type Metrics = ReturnType<typeof createMetrics>

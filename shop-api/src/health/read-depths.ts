import { sql } from 'drizzle-orm'
import type { Shop } from '../context.ts'
import { payment, refund } from '../db/schema/buying/payment.ts'
import { lastBackup } from '../db/schema/process/last-backup.ts'
import { mail } from '../db/schema/mail.ts'
import { mostAttempts } from '../mail/deliver-mail.ts'

type Depths = Record<keyof Shop['metrics']['depths'], number>

/** Whether the database takes no changes: a standby, or one that its provider has closed because its disk is full. */
export const isReadOnly = sql`current_setting('transaction_read_only')::boolean`

const query = (provider: string) => sql`
  select
    ${isReadOnly} as "readOnly",
    waiting.count::float as "outbox",
    waiting.oldest::float as "oldestMail",
    waiting.stuck::float as "stuckMail",
    (select count(*)::float from ${mail} where sent_at is null and attempts >= ${mostAttempts}
      and dismissed_at is null) as "failedMails",
    (select count(*)::float from ${payment} where state in ('open', 'pending')) as "openPayments",
    (select extract(epoch from greatest(interval '0', now() - min(next_check_at)))::float
     from ${payment} where provider = ${provider}) as "overduePayment",
    (select coalesce(extract(epoch from now() - min(created_at)), 0)::float
     from ${refund} where state = 'pending' and accepted_at is null) as "waitingRefund",
    (select coalesce(sum(charged_back_cents), 0)::float from ${payment} where charged_back_cents > 0) as "chargedBack",
    (select coalesce(max(extract(epoch from ended_at)), 0)::float from ${lastBackup}) as "lastBackup"
  from
    (select count(*), coalesce(extract(epoch from now() - min(created_at)), 0) as oldest,
       case when count(*) = 0 then 0
         else extract(epoch from now() - greatest(min(created_at), (select max(sent_at) from ${mail}))) end as stuck
     from ${mail} where sent_at is null and attempts < ${mostAttempts}) waiting`

/** Sets the gauges of what is pending in the database. Without a database they are NaN. */
export const readDepths = async ({ db, catalogueDb, log, metrics, payments }: Shop): Promise<void> => {
  for (const [pool, { $client }] of Object.entries({ shop: db, catalogue: catalogueDb })) {
    const { totalCount, idleCount, waitingCount } = $client
    metrics.poolConnections.set({ pool, state: 'used' }, totalCount - idleCount)
    metrics.poolConnections.set({ pool, state: 'idle' }, idleCount)
    metrics.poolWaiting.set({ pool }, waitingCount)
  }
  let depths: (Partial<Depths> & { readOnly: boolean }) | undefined
  try {
    const { rows } = await db.execute<Depths & { readOnly: boolean }>(query(payments.name))
    depths = rows[0]
  } catch (error) {
    log.warn({ err: error }, 'the gauges of the database could not be read')
  }
  metrics.databaseAway.set(depths && !depths.readOnly ? 0 : 1)
  for (const [name, gauge] of Object.entries(metrics.depths)) {
    gauge.set(depths?.[name as keyof Depths] ?? NaN)
  }
}

import { sql } from 'drizzle-orm'
import type { Shop } from '../context.ts'
import { withoutTimeLimits } from '../db/client.ts'
import { eachApart } from '../db/batches.ts'
import { endOf, retentionRules } from './rules.ts'

/** An arbitrary number that all shop-api processes share. */
export const retentionLock = 7_241_996

/** Applies all rules. One replica at a time; a rule that fails does not stop the others. */
export const forgetExpired = ({ db }: Pick<Shop, 'db'>): Promise<void> =>
  // After years without this job, a rule can have millions of rows to delete.
  withoutTimeLimits(db.$client, async (own) => {
    // The lock ends with the connection.
    const { rows } = await own.execute<{ mine: boolean }>(
      sql`select pg_try_advisory_lock(${retentionLock}) as mine`,
    )
    if (!rows[0]?.mine) return
    await eachApart(
      retentionRules,
      ({ data }) => data,
      (rule) => rule.forget(own, endOf(rule)),
    )
  })

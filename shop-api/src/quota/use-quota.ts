import { siteOf } from 'shared-types/contracts/provider/shopper-address'
import { createHmac } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Config } from '../config.ts'
import type { Shop } from '../context.ts'
import type { Tx } from '../db/client.ts'
import { quotaUse } from '../db/schema/process/quota.ts'
import { transact } from '../db/transact.ts'
import { isRefusal, refuseForNow, type Refusal } from '../refusal.ts'
import { limitsOf, quotas, type Quota, type QuotaName, type Scope } from './quotas.ts'

/** A value for each scope that a quota counts, except `total` and `network`, which is that of the address. The value of `recipientHere` is the recipient, and that of `orderHere` the order. Null is not counted. */
type Values<Name extends QuotaName> = Record<
  Exclude<keyof (typeof quotas)[Name]['limits'], 'total'>,
  string | null
>

/** Keyed with the shop's secret, because a plain hash of an IP address can be guessed. */
export const hashForQuota = ({ tokenSecret }: Pick<Config, 'tokenSecret'>, of: string): string =>
  createHmac('sha256', tokenSecret).update(`quota:${of}`).digest('base64url')

const scopesIn = (limits: Quota['limits']): Scope[] =>
  // The keys of an object literal that is typed by Scope.
  Object.keys(limits) as Scope[]

/**
 * Counts one use, with one upsert per counter. Called with the transaction of the change, so that a refusal
 * rolls the use back.
 * @returns null when it is allowed, `silent` when it is answered as usual but nothing may be sent
 */
export const useQuota = async <Name extends QuotaName>(
  tx: Tx,
  config: Pick<Config, 'tokenSecret' | 'quotaFactor'>,
  name: Name,
  values: Values<Name>,
): Promise<Refusal | 'silent' | null> => {
  const quota: Quota = quotas[name]
  const typed: { readonly [scope in Scope]?: string | null } = values
  const site = typed.address ? siteOf(typed.address) : null
  const here = (value: string | null = null) => value && `${site ?? typed.address ?? ''} ${value.trim()}`
  const given = {
    ...typed,
    network: site,
    recipientHere: here(typed.recipientHere),
    orderHere: here(typed.orderHere),
    total: '',
  }
  const limits = limitsOf(quota)
  const counters = scopesIn(limits)
    .flatMap((scope) => {
      const value = given[scope]
      const limit = limits[scope]
      if (value === null || value === undefined || !limit) return []
      const key = hashForQuota(config, `${name}:${scope}:${value.trim().toLowerCase()}`)
      return [{ scope, key, max: limit.max * config.quotaFactor, per: limit.per }]
    })
    // In the same order everywhere: two transactions with the same counters do not deadlock.
    .toSorted((one, other) => (one.key < other.key ? -1 : 1))
  if (counters.length === 0) return null
  const isOver = sql`${quotaUse.endsAt} <= now()`
  const used = await tx
    .insert(quotaUse)
    .values(
      counters.map(({ key, per }) => ({ key, count: 1, endsAt: sql`now() + make_interval(secs => ${per})` })),
    )
    .onConflictDoUpdate({
      target: quotaUse.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${quotaUse.count} + 1 end`,
        endsAt: sql`case when ${isOver} then excluded.ends_at else ${quotaUse.endsAt} end`,
      },
    })
    .returning({
      key: quotaUse.key,
      count: quotaUse.count,
      left: sql<number>`greatest(1, ceil(extract(epoch from ${quotaUse.endsAt} - now())))::int`,
    })
  const exceeded = counters.flatMap(({ scope, key, max }) => {
    const row = used.find((one) => one.key === key)
    return row && row.count > max ? [{ scope, left: row.left }] : []
  })
  if (exceeded.length === 0) return null
  const shared = counters.find(({ scope }) => scope === 'recipient')
  // Without this a stranger above the own limit would use up that of the recipient.
  if (shared && exceeded.some(({ scope }) => scope === 'recipientHere'))
    await tx
      .update(quotaUse)
      .set({ count: sql`${quotaUse.count} - 1` })
      .where(eq(quotaUse.key, shared.key))
  const loud = exceeded.filter(
    ({ scope }) => !quota.silent?.includes(scope === 'network' ? 'address' : scope),
  )
  if (loud.length === 0) return 'silent'
  return refuseForNow(Math.max(...loud.map(({ left }) => left)), quota.message)
}

/** As `useQuota`, for a side effect: above a limit it is skipped, and the use is rolled back. */
export const hasQuota = async <Name extends QuotaName>(
  tx: Tx,
  config: Pick<Config, 'tokenSecret' | 'quotaFactor'>,
  name: Name,
  values: Values<Name>,
): Promise<boolean> => {
  const outcome = await transact(tx, async (inner) => {
    const used = await useQuota(inner, config, name, values)
    return used === 'silent' ? refuseForNow(1, '') : used
  })
  return outcome === null
}

/** For a guess: the use counts whether or not the guess is right. */
export const useQuotaFirst = async <Name extends QuotaName>(
  { db, config }: Pick<Shop, 'db' | 'config'>,
  name: Name,
  values: Values<Name>,
): Promise<Refusal | null> => {
  const outcome = await transact(db, (tx) => useQuota(tx, config, name, values))
  return isRefusal(outcome) ? outcome : null
}

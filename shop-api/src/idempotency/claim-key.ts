import { randomUUID } from 'node:crypto'
import { and, eq, lt, or, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { idempotencyKey, type StoredAnswer } from '../db/schema/process/idempotency.ts'
import { refuse, type Refusal } from '../refusal.ts'

/** Longer than any request may take. */
const longestTry = sql`now() + interval '30 seconds'`
const forgottenBefore = sql`now() - interval '1 day'`

interface KeyClaim {
  scope: string
  key: string
  /** Each identifies the same request; the first one is stored. */
  fingerprints: [string, ...string[]]
}

/** Claims the key for this attempt. If another attempt has it, returns its response or a refusal. */
export const claimKey = async (
  db: Db,
  { scope, key, fingerprints }: KeyClaim,
): Promise<{ id: string } | { stored: StoredAnswer } | Refusal> => {
  const taken = { id: randomUUID(), fingerprint: fingerprints[0], claimedUntil: longestTry }
  const [claimed] = await db
    .insert(idempotencyKey)
    .values({ ...taken, scope, key })
    .onConflictDoUpdate({
      target: [idempotencyKey.scope, idempotencyKey.key],
      set: { ...taken, done: false, answer: null, createdAt: sql`now()` },
      setWhere: or(
        lt(idempotencyKey.createdAt, forgottenBefore),
        and(sql`not ${idempotencyKey.done}`, lt(idempotencyKey.claimedUntil, sql`now()`)),
      ),
    })
    .returning({ id: idempotencyKey.id })
  if (claimed) return claimed

  const [other] = await db
    .select({
      fingerprint: idempotencyKey.fingerprint,
      answer: idempotencyKey.answer,
      isUnderWay: sql<boolean>`${idempotencyKey.claimedUntil} > now()`,
    })
    .from(idempotencyKey)
    .where(and(eq(idempotencyKey.scope, scope), eq(idempotencyKey.key, key)))
  if (other && !fingerprints.includes(other.fingerprint)) {
    return refuse('idempotency_key_reused', 'Deze sleutel hoort bij een ander verzoek.')
  }
  if (other?.answer) return { stored: other.answer }
  return other && !other.isUnderWay
    ? refuse('already_done', 'Dit is al gelukt, maar het antwoord is verloren gegaan. Vernieuw de pagina.')
    : {
        ...refuse('idempotency_key_in_use', 'We zijn hier nog mee bezig. Probeer het zo nog eens.'),
        retryAfter: 1,
      }
}

/**
 * @throws when no transaction marked the claim as done, because a crash before this point would have allowed
 * a repetition
 */
export const storeAnswer = async (db: Db, id: string, answer: StoredAnswer): Promise<void> => {
  const updated = await db
    .update(idempotencyKey)
    .set({ answer })
    .where(and(eq(idempotencyKey.id, id), eq(idempotencyKey.done, true)))
    .returning({ id: idempotencyKey.id })
  if (updated.length === 0) throw new Error('what is done once must be done with transact')
}

/**
 * Releases the key of a request that changed nothing, so that it can be tried again. If the change was
 * committed and a later step failed, the request stays done.
 */
export const releaseKey = async (db: Db, id: string, wasRefused: boolean): Promise<void> => {
  const isClaim = eq(idempotencyKey.id, id)
  await db.delete(idempotencyKey).where(wasRefused ? isClaim : and(isClaim, sql`not ${idempotencyKey.done}`))
}

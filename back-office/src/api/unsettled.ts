import { writeIdempotencyKey } from 'shared-types/ids/idempotency-key'

/** Milliseconds during which the same change again is another try of the first (`docs/decisions/0012-idempotency-keys.md`). */
const sameIntention = 10 * 60_000

/** Idempotency keys of changes without a definite answer. */
const unsettled = new Map<string, { key: string; until: number }>()

/** Works without `crypto.randomUUID`, which is missing on origins without https. */
const newKey = () =>
  writeIdempotencyKey(
    Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
      '',
    ),
  )

/** The key of this change, which is the one of the last try while it is not known whether that succeeded. */
export const keyOf = (change: string): string => {
  const before = unsettled.get(change)
  const key = before && before.until > Date.now() ? before.key : newKey()
  unsettled.set(change, { key, until: Date.now() + sameIntention })
  return key
}

/** Call it when the server has said whether the change succeeded: the next one is another. */
export const settle = (change: string) => unsettled.delete(change)

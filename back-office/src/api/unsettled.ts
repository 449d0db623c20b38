import { newIdempotencyKey } from 'shared-types/ids/idempotency-key'

/** Milliseconds during which the same change again is another try of the first (`docs/decisions/0012-idempotency-keys.md`). */
const sameIntention = 10 * 60_000

/** Idempotency keys of changes without a definite answer, by path: another change there is another intention. */
const unsettled = new Map<string, { content: string; key: string; until: number }>()

/** The key of this change, which is the one of the last try while it is not known whether that succeeded. */
export const keyOf = (path: string, content: string): string => {
  const before = unsettled.get(path)
  const isSame = before?.content === content && before.until > Date.now()
  const key = isSame ? before.key : newIdempotencyKey()
  unsettled.set(path, { content, key, until: Date.now() + sameIntention })
  return key
}

/** Call it when the server has said whether the change succeeded: the next one is another. */
export const settle = (path: string, content: string) => {
  if (unsettled.get(path)?.content === content) unsettled.delete(path)
}

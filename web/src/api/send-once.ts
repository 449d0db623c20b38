import { idempotencyKeyHeader, newIdempotencyKey } from 'shared-types/ids/idempotency-key'
import { isFailure, ProblemError } from './problem-error.ts'
import { send } from './request.ts'

/** Milliseconds during which a repeated identical request counts as the same intention. */
const sameIntention = 60_000

/** Idempotency keys of requests without a definite response, by URL and body. */
const unsettled = new Map<string, { key: string; until: number }>()

const isUncertain = (error: unknown) =>
  isFailure(error) || (error instanceof ProblemError && error.code === 'idempotency_key_in_use')

/**
 * Posts a request that must take effect only once. If no definite response came, repeating it sends the same
 * idempotency key, and the server returns its first response. Throws a ProblemError.
 */
export const sendOnce = async <T>(url: string, body: unknown): Promise<T> => {
  const request = `${url} ${JSON.stringify(body)}`
  const before = unsettled.get(request)
  const key = before && before.until > Date.now() ? before.key : newIdempotencyKey()
  unsettled.set(request, { key, until: Date.now() + sameIntention })
  try {
    const headers = { [idempotencyKeyHeader]: key }
    const answer = await send<T>('POST', url, body, { headers })
    unsettled.delete(request)
    return answer
  } catch (error) {
    if (!isUncertain(error)) unsettled.delete(request)
    throw error
  }
}

import { idempotencyKeyHeader } from 'shared-types/idempotency-key'
import { ProblemError } from './problem-error.ts'
import { send } from './request.ts'

/** How long a press without a certain answer and the next one like it are the same intention. */
const sameIntention = 60_000

/** Keys of what was asked and not certainly answered, by what was asked. */
const unsettled = new Map<string, { key: string; until: number }>()

/** Also where `crypto.randomUUID` is missing, as on an address without https. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

const isUncertain = (error: unknown) =>
  !(error instanceof ProblemError) ||
  error.status === 0 ||
  error.status >= 500 ||
  error.code === 'idempotency_key_in_use'

/**
 * Posts what must be done once for each time that it is wanted. When no certain answer came, pressing again sends the same
 * key, so that the server answers what it did the first time. Throws a ProblemError.
 */
export const sendOnce = async <T>(url: string, body: unknown): Promise<T> => {
  const asked = `${url} ${JSON.stringify(body)}`
  const before = unsettled.get(asked)
  const key = before && before.until > Date.now() ? before.key : newKey()
  unsettled.set(asked, { key, until: Date.now() + sameIntention })
  try {
    const headers = { [idempotencyKeyHeader]: `"${key}"` }
    const answer = await send<T>('POST', url, body, { headers })
    unsettled.delete(asked)
    return answer
  } catch (error) {
    if (!isUncertain(error)) unsettled.delete(asked)
    throw error
  }
}

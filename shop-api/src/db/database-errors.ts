/**
 * SQLSTATEs and socket errors of a PostgreSQL that is stopping, starting, read-only (a standby during a
 * failover), unavailable or not found, or too busy for a statement within its time limit.
 */
const unavailableCodes = new Set([
  '57014',
  '57P01',
  '57P02',
  '57P03',
  '25006',
  '08006',
  '08001',
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
])

/** Class 53, insufficient resources: the disk or the memory is full, or all connections are in use. */
const isFull = (code: string): boolean => code.startsWith('53')

/** Messages without a code, for a broken connection or a timeout. */
const unavailableMessage =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered|the database does not answer/

const codeOf = (error: Error): string | undefined =>
  'code' in error && typeof error.code === 'string' ? error.code : undefined

/** A null byte in a text column, and in JSON. */
const unstorableCodes = new Set(['22021', '22P05'])
/** The only invalid text in our JSON is half a surrogate pair. */
const unstorableJson = 'invalid input syntax for type json'

/** True when a text contains something that PostgreSQL cannot store, such as a null byte. */
export const isUnstorableText = (error: unknown): boolean =>
  error instanceof Error &&
  (unstorableCodes.has(codeOf(error) ?? '') ||
    error.message === unstorableJson ||
    isUnstorableText(error.cause))

/** Also checks the causes. */
const hasCode = (error: unknown, codes: Set<string>): boolean =>
  error instanceof Error && (codes.has(codeOf(error) ?? '') || hasCode(error.cause, codes))

const goneCodes = new Set(['23503'])

/** True when a row refers to one that another request has just removed. */
export const isReferenceGone = (error: unknown): boolean => hasCode(error, goneCodes)

/** A deadlock, a serialization failure, and a unique value that another transaction wrote first. */
const lostRaceCodes = new Set(['40P01', '40001', '23505'])

/** True when a transaction may succeed, or refuse with a message, when it is repeated. */
export const isLostRace = (error: unknown): boolean => hasCode(error, lostRaceCodes)

/** The end of `lock_timeout`, and a deadlock. */
const lockedCodes = new Set(['55P03', '40P01'])

/** True when a statement did not get a lock that another connection has. */
export const isLocked = (error: unknown): boolean => hasCode(error, lockedCodes)

/** For a silent connection or a late answer. */
export const databaseSilent = (): Error => new Error('the database does not answer')

/** True for a temporary error: PostgreSQL cannot be reached now. Also checks the causes. */
export const isDatabaseUnavailable = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  const code = codeOf(error) ?? ''
  if (unavailableCodes.has(code) || isFull(code)) return true
  return unavailableMessage.test(error.message) || isDatabaseUnavailable(error.cause)
}

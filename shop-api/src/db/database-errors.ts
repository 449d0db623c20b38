/** SQLSTATEs and socket errors of a PostgreSQL that is stopping, starting, full or unavailable. */
const awayCodes = new Set([
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08006',
  '08001',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
])

/** Messages without a code, for a broken connection or a timeout. */
const awayMessage =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered|the database does not answer/

const codeOf = (error: Error): string | undefined =>
  'code' in error && typeof error.code === 'string' ? error.code : undefined

/** True when a text contains something that PostgreSQL cannot store, such as a null byte. */
export const isUnstorableText = (error: unknown): boolean =>
  error instanceof Error && (codeOf(error) === '22021' || isUnstorableText(error.cause))

/** For a connection that stays silent, or an answer that is too late. */
export const databaseSilent = (): Error => new Error('the database does not answer')

/** True for a temporary error: PostgreSQL cannot be reached now. Also checks the causes. */
export const isDatabaseAway = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  if (awayCodes.has(codeOf(error) ?? '')) return true
  return awayMessage.test(error.message) || isDatabaseAway(error.cause)
}

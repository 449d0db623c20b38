/** SQLSTATEs and socket errors of a PostgreSQL that is stopping, starting, full or gone. */
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

/** What `pg` says without a code when a connection ends under it or cannot be had in time. */
const awayMessage = /Connection terminated|timeout exceeded when trying to connect|Client has encountered/

/** True for an error that waiting mends: PostgreSQL cannot be reached now. Looks into the causes too. */
export const isDatabaseAway = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  if ('code' in error && typeof error.code === 'string' && awayCodes.has(error.code)) return true
  return awayMessage.test(error.message) || isDatabaseAway(error.cause)
}

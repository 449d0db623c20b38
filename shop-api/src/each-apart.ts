import type { FastifyBaseLogger } from 'fastify'

/**
 * Does the work of a job for one row after the other, so that a row that always fails does not stop the others.
 * @param nameOf what the log says of a row that failed; nothing personal
 * @throws at the end, if a row failed: the run of the job counts as failed
 */
export const eachApart = async <Row>(
  log: FastifyBaseLogger,
  rows: readonly Row[],
  nameOf: (row: Row) => object,
  work: (row: Row) => Promise<unknown>,
): Promise<void> => {
  let failed = 0
  for (const row of rows) {
    try {
      await work(row)
    } catch (error) {
      failed += 1
      log.error({ err: error, ...nameOf(row) }, 'a job failed for one row')
    }
  }
  if (failed > 0) throw new Error(`${failed} of ${rows.length} rows failed`)
}

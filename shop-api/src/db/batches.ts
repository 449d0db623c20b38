import { isDatabaseUnavailable } from './database-errors.ts'

/** Far below the limit of parameters of a statement. */
export const batchesOf = <T>(rows: T[], size = 1_000): T[][] =>
  Array.from({ length: Math.ceil(rows.length / size) }, (_, index) =>
    rows.slice(index * size, (index + 1) * size),
  )

/**
 * Does the work of a job for one row after the other, so that a row that always fails does not stop the others.
 * @param nameOf names a row in the log, without personal data: 'order DKBD1000001'
 * @throws at the end, with the errors of all rows that failed, and one error for a database that is away: the run of the job counts as failed
 */
export const eachApart = async <Row>(
  rows: readonly Row[],
  nameOf: (row: Row) => string,
  work: (row: Row) => Promise<unknown>,
): Promise<void> => {
  const errors: Error[] = []
  let failed = 0
  let isAway = false
  for (const row of rows) {
    try {
      await work(row)
    } catch (cause) {
      failed += 1
      // It is the same error for each row.
      const isOfDatabase = isDatabaseUnavailable(cause)
      if (!(isOfDatabase && isAway)) errors.push(new Error(nameOf(row), { cause }))
      isAway ||= isOfDatabase
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, `${failed} of ${rows.length} failed`)
}

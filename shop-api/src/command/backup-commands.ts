import { sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { lastBackup } from '../db/schema/process/last-backup.ts'
import { restoreBackup, skippedNumbers } from '../set-up/restore-backup.ts'
import { writeBackup } from '../set-up/write-backup.ts'
import { type Command, invalidArguments } from './command.ts'

const listed = (of: Record<string, string>) =>
  Object.entries(of).map(([state, value]) => `${state}: ${value}`)

/** After the snapshot, which does not have it. */
const noteBackup = async (db: Db): Promise<void> => {
  const endedAt = sql`clock_timestamp()`
  await db
    .insert(lastBackup)
    .values({ endedAt })
    .onConflictDoUpdate({ target: lastBackup.only, set: { endedAt } })
}

type Totals = Awaited<ReturnType<typeof writeBackup>>

const describeTotals = ({ rows, orders, payments, stock }: Totals): string =>
  [
    `${Object.values(rows).reduce((sum, count) => sum + count, 0)} rows in ${Object.keys(rows).length} tables, ${stock} pieces in stock`,
    ...listed(orders),
    ...listed(payments),
  ].join('\n')

/** `npm run backup -- <file>` and `npm run restore -- <file>`. */
export const backupCommands: Command[] = [
  {
    name: 'backup',
    usage: '<file>',
    does: 'writes the whole database to a new file; the shop can be running',
    run: async ({ db, pool }, [file]) => {
      if (!file) return invalidArguments('backup <file>')
      const totals = describeTotals(await writeBackup(pool, file))
      const written = `${totals}\nwritten to ${file}`
      // A standby takes no changes, and has a good backup all the same.
      const unnoted = () =>
        `${written}\nThe database could not store when it ended, so the alarm BackupMissing ignores it.`
      return noteBackup(db).then(() => written, unnoted)
    },
  },
  {
    name: 'restore',
    usage: '<file> [--moved]',
    does: 'fills an empty database or data folder from a backup, and compares the totals; with --moved, nothing changed since the backup',
    ready: async () => {},
    run: async ({ pool }, [file, option]) => {
      if (!file || (option !== undefined && option !== '--moved')) {
        return invalidArguments('restore <file> [--moved]')
      }
      const moved = option === '--moved'
      const totals = describeTotals(await restoreBackup(pool, file, { moved }))
      return [
        totals,
        `restored from ${file}; the totals are equal`,
        ...(moved
          ? []
          : [
              `The next order, invoice and credit note skip ${skippedNumbers} numbers, which the lost period may have used: write that in your accounts.`,
              'Everybody must log in again.',
            ]),
      ].join('\n')
    },
  },
]

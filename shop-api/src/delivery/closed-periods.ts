import { asc, gte, sql } from 'drizzle-orm'
import { dayAt } from 'shared-types/calendar/local-day'
import type { Db, Tx } from '../db/client.ts'
import { memoize } from '../db/memoize.ts'
import { closedPeriod } from '../db/schema/buying/closed-period.ts'
import { statement } from '../db/statement.ts'
import { workingCalendar, type WorkingCalendar } from './working-days.ts'

const periodsStatement = statement((db) =>
  db
    .select({ firstDay: closedPeriod.firstDay, lastDay: closedPeriod.lastDay })
    .from(closedPeriod)
    .where(gte(closedPeriod.lastDay, sql.placeholder('today')))
    .orderBy(asc(closedPeriod.firstDay))
    .prepare('closed periods'),
)

/** The working days from today on. */
export const readCalendar = async (db: Db | Tx): Promise<WorkingCalendar> =>
  workingCalendar(await periodsStatement(db).execute({ today: dayAt(new Date()) }))

/** The maximum delay before pages and carts promise another day, in milliseconds. */
const calendarCachedFor = 500

/** As `readCalendar`, outside of any transaction: each tile has a promise. An order is placed with the stored days. */
export const showCalendar = memoize(calendarCachedFor, readCalendar)

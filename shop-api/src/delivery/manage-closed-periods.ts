import { asc, eq, gte, sql } from 'drizzle-orm'
import { dayMs } from 'shared-types/calendar/clock'
import { dayAt } from 'shared-types/calendar/local-day'
import {
  longestClosure,
  mostClosedPeriods,
  type NewClosedPeriod,
  type StaffClosedPeriod,
} from 'shared-types/contracts/admin/buying/closed-periods'
import type { Listed } from 'shared-types/contracts/admin/list'
import type { Db } from '../db/client.ts'
import { closedPeriod } from '../db/schema/buying/closed-period.ts'
import { transact } from '../db/transact.ts'
import { refuse, refuseField, type Refusal } from '../refusal.ts'

const notOver = () => gte(closedPeriod.lastDay, dayAt(new Date()))

/** The periods that are not over, the first one first. */
export const listClosedPeriods = async (db: Db): Promise<Listed<StaffClosedPeriod>> => {
  const rows = await db.select().from(closedPeriod).where(notOver()).orderBy(asc(closedPeriod.firstDay))
  return { rows, total: rows.length }
}

/** The planning of a shop does not reach further; a later date is a slip in its year. */
const furthestDays = 366

const refusePeriod = ({ firstDay, lastDay }: NewClosedPeriod): Refusal | null => {
  const [first, last] = [Date.parse(firstDay), Date.parse(lastDay)]
  if (last < first) return refuseField('lastDay', 'De laatste dag ligt voor de eerste.')
  if (lastDay < dayAt(new Date())) return refuseField('lastDay', 'Deze dag is al voorbij.')
  if (last > Date.now() + furthestDays * dayMs)
    return refuseField('lastDay', 'Deze dag ligt meer dan een jaar vooruit. Klopt het jaartal?')
  if ((last - first) / dayMs >= longestClosure)
    return refuseField('lastDay', `Sluit hooguit ${longestClosure} dagen achter elkaar.`)
  return null
}

export const addClosedPeriod = (db: Db, period: NewClosedPeriod): Promise<StaffClosedPeriod | Refusal> =>
  transact(db, async (tx): Promise<StaffClosedPeriod | Refusal> => {
    const mistake = refusePeriod(period)
    if (mistake) return mistake
    // Two additions at once must not both be the last that fits.
    await tx.execute(sql`lock table ${closedPeriod} in share row exclusive mode`)
    if ((await tx.$count(closedPeriod, notOver())) >= mostClosedPeriods)
      return refuseField('firstDay', `Er zijn al ${mostClosedPeriods} perioden. Verwijder er eerst een.`)
    const [added] = await tx.insert(closedPeriod).values(period).returning()
    if (!added) throw new Error('the closed period was not written')
    return added
  })

export const deleteClosedPeriod = (db: Db, id: number): Promise<null | Refusal> =>
  transact(db, async (tx): Promise<null | Refusal> => {
    const gone = await tx
      .delete(closedPeriod)
      .where(eq(closedPeriod.id, id))
      .returning({ id: closedPeriod.id })
    return gone.length > 0 ? null : refuse('not_found', 'Deze gesloten dagen bestaan niet (meer).')
  })

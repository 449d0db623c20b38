import { and, desc, eq } from 'drizzle-orm'
import type { Tx } from './client.ts'
import { currentStaff } from './current-staff.ts'
import { auditLog, staffAccount } from './schema/staff.ts'
import { refuse, type Refusal } from '../refusal.ts'

/**
 * For the second of two employees that save the same row: of two versions, only the first one is stored. Both can be
 * one employee, in two tabs.
 */
export const editedMeanwhile = async (tx: Tx, table: string, id: number | string): Promise<Refusal> => {
  const [last] = await tx
    .select({ id: staffAccount.id, email: staffAccount.email })
    .from(auditLog)
    .innerJoin(staffAccount, eq(staffAccount.id, auditLog.staffId))
    .where(and(eq(auditLog.tableName, table), eq(auditLog.rowId, String(id))))
    .orderBy(desc(auditLog.id))
    .limit(1)
  const isOwn = last && last.id === currentStaff.getStore()?.id
  const first = isOwn ? 'Je hebt dit zelf' : `${last?.email ?? 'Een ander'} heeft dit`
  return refuse(
    'already_done',
    `${first} intussen gewijzigd. Er is niets opgeslagen en wat je typte staat er nog: open deze pagina in een nieuw tabblad om te zien wat er nu staat.`,
  )
}

import { and, desc, eq } from 'drizzle-orm'
import type { Tx } from './client.ts'
import { auditLog, staffAccount } from './schema/staff.ts'
import { refuse, type Refusal } from '../refusal.ts'

/** For the second of two employees that save the same row: of two versions, only the first one is stored. */
export const editedMeanwhile = async (tx: Tx, table: string, id: number | string): Promise<Refusal> => {
  const [last] = await tx
    .select({ email: staffAccount.email })
    .from(auditLog)
    .innerJoin(staffAccount, eq(staffAccount.id, auditLog.staffId))
    .where(and(eq(auditLog.tableName, table), eq(auditLog.rowId, String(id))))
    .orderBy(desc(auditLog.id))
    .limit(1)
  return refuse(
    'already_done',
    `${last?.email ?? 'Een ander'} heeft dit intussen gewijzigd. Er is niets opgeslagen en wat je typte staat er nog: open deze pagina in een nieuw tabblad om te zien wat er nu staat.`,
  )
}

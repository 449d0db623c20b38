import { AsyncLocalStorage } from 'node:async_hooks'
import { sql } from 'drizzle-orm'
import type { Tx } from './client.ts'

/** The employee of the current request, and what the route does. */
export const currentStaff = new AsyncLocalStorage<{ id: number; action: string }>()

/** Call it first in a transaction: the triggers of the audit log read both settings. */
export const markStaff = async (tx: Tx): Promise<void> => {
  const staff = currentStaff.getStore()
  if (staff === undefined) return
  await tx.execute(
    sql`select set_config('app.staff_id', ${String(staff.id)}, true), set_config('app.action', ${staff.action}, true)`,
  )
}

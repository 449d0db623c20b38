import type { Db } from '../../db/client.ts'
import { orderNote } from '../../db/schema/order-note.ts'
import { transact } from '../../db/transact.ts'
import type { Refusal } from '../../refusal.ts'
import { findOrder, noSuchOrder } from '../record/queries.ts'

export const addNote = (db: Db, orderId: string, staffId: number, text: string): Promise<null | Refusal> =>
  transact(db, async (tx): Promise<null | Refusal> => {
    if (!(await findOrder(tx, orderId))) return noSuchOrder()
    await tx.insert(orderNote).values({ orderId, staffId, text })
    return null
  })

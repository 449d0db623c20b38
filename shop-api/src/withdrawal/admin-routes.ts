import { RecordWithdrawal } from 'shared-types/contracts/admin/buying/returns'
import { StaffOrder } from 'shared-types/contracts/admin/orders'
import { admin } from 'shared-types/contracts/admin/paths'
import { z } from 'zod'
import { staffOf, type Routes, type Shop } from '../context.ts'
import { answer } from '../http/errors.ts'
import { readOrder } from '../order/handling/read-order.ts'
import { recordWithdrawal } from './record-withdrawal.ts'

/** The order of the withdrawal is answered, as it is then. */
export const withdrawalAdminRoutes =
  (shop: Shop): Routes =>
  async (app) => {
    app.post(admin.orderWithdrawals, {
      config: { staff: { action: 'record withdrawal', roles: ['owner', 'service'] }, onlyOnce: true },
      schema: {
        operation: null,
        params: z.strictObject({ id: z.uuid() }),
        body: RecordWithdrawal,
        response: { 200: StaffOrder },
      },
      handler: async (request) => {
        const { id } = request.params
        answer(await recordWithdrawal(shop, id, staffOf(request).id, request.body))
        return answer(await readOrder(shop, id))
      },
    })
  }

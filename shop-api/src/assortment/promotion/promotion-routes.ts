import { admin } from 'shared-types/contracts/admin/paths'
import { NewPromotion, StaffPromotion } from 'shared-types/contracts/admin/promotions'
import type { Routes, Shop } from '../../context.ts'
import { answer } from '../../http/errors.ts'
import { codeParams, recordChangeRoutes } from '../../http/record-routes.ts'
import { readStaffPromotion } from '../../promotion/manage-promotions.ts'
import { addPromotion } from './add-promotion.ts'
import { cancelPromotion } from './cancel-promotion.ts'

const roles = ['owner', 'content'] as const

const cancellation = recordChangeRoutes({
  roles,
  params: codeParams,
  changes: [{ method: 'DELETE', path: admin.promotion, action: 'cancel promotion', run: cancelPromotion }],
})

/** What also adds or removes the category of a promotion; the rest is in `promotion`, which knows no categories. */
export const promotionCategoryRoutes =
  (shop: Shop): Routes =>
  async (app) => {
    await app.register(cancellation(shop))
    app.post(admin.promotions, {
      config: { staff: { action: 'add promotion', roles }, onlyOnce: true },
      schema: { operation: null, body: NewPromotion, response: { 200: StaffPromotion } },
      handler: async ({ body }) =>
        answer(await readStaffPromotion(shop.db, answer(await addPromotion(shop.db, body)))),
    })
  }

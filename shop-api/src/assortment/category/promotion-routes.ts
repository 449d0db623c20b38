import { admin } from 'shared-types/contracts/admin/paths'
import { codeParams, recordChangeRoutes } from '../../http/record-routes.ts'
import { cancelPromotion } from './cancel-promotion.ts'

/** The change of a promotion that also removes its category; the others are in `promotion`, which knows no categories. */
export const promotionCategoryRoutes = recordChangeRoutes({
  roles: ['owner', 'content'],
  params: codeParams,
  changes: [{ method: 'DELETE', path: admin.promotion, action: 'cancel promotion', run: cancelPromotion }],
})

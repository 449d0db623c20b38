import { useQuery } from '@tanstack/react-query'
import type { PromotionChoices } from 'shared-types/contracts/admin/promotions'
import { admin } from 'shared-types/contracts/admin/paths'
import { send } from '../../api/send.ts'

const none: PromotionChoices = { categories: [], promotions: [] }

/** The categories and promotions that a voucher or promotion can refer to. */
export const usePromotionChoices = (): PromotionChoices => {
  const { data } = useQuery({
    queryKey: ['promotion-choices'],
    queryFn: () => send<PromotionChoices>('GET', admin.promotionChoices),
  })
  return data ?? none
}

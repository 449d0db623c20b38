import { useQuery } from '@tanstack/react-query'
import type { OrderChoices } from 'shared-types/contracts/admin/orders'
import { admin } from 'shared-types/contracts/admin/paths'
import { send } from '../../../api/send.ts'

const none: OrderChoices = { carriers: [], paymentMethods: [], shippingMethods: [] }

/** The carriers, the payment methods and the shipping methods. */
export const useOrderChoices = (): OrderChoices => {
  const { data } = useQuery({
    queryKey: ['order-choices'],
    queryFn: () => send<OrderChoices>('GET', admin.orderChoices),
    staleTime: Infinity,
  })
  return data ?? none
}

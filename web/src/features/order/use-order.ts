import type { Order } from 'shared-types/contracts/order'
import { apiPaths } from 'shared-types/urls/api-paths'
import { useRead } from '../../api/use-read.ts'

/** A placed order, not refetched on focus. Null id: no order. `isMine` reads it from the account. */
export const useOrder = (id: string | null, token: string | undefined, isMine = false) =>
  useRead<Order>(id && (isMine ? apiPaths.customerOrder : apiPaths.order)(id, token), {
    revalidateOnFocus: false,
  })

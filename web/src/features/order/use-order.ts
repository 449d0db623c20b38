import type { Order } from 'shared-types/contracts/order'
import { apiPaths } from 'shared-types/api/paths'
import { useRead } from '../../api/use-read.ts'

/** A placed order, which does not change while it is read; without an id none. `isMine` reads it as the account's. */
export const useOrder = (id: string | null, token: string | undefined, isMine = false) =>
  useRead<Order>(id && (isMine ? apiPaths.customerOrder : apiPaths.order)(id, token), {
    revalidateOnFocus: false,
  })

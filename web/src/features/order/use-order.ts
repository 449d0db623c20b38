import type { Order } from 'shared-types/api/order'
import { apiPaths } from 'shared-types/api/paths'
import useSWR from 'swr'
import type { ProblemError } from '../../api/problem-error.ts'

/** A placed order. It does not change under the eyes of the one who reads it. Without an id nothing is asked for. */
export const useOrder = (id: string | null, token: string | undefined) =>
  useSWR<Order, ProblemError>(id && apiPaths.order(id, token), { revalidateOnFocus: false })

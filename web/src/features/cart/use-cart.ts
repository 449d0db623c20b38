import type { Cart } from 'shared-types/api/cart'
import { apiPaths } from 'shared-types/api/paths'
import useSWR from 'swr'
import type { ProblemError } from '../../api/problem-error.ts'

/** The shopper's cart. Everyone who asks shares one answer, which `change-cart.ts` keeps up to date. */
export const useCart = () => useSWR<Cart, ProblemError>(apiPaths.cart)

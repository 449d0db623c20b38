import type { Cart } from 'shared-types/contracts/cart'
import { apiPaths } from 'shared-types/urls/api-paths'
import { useRead } from '../../../api/use-read.ts'

/** The shopper's cart. All callers share one cached response, which `change-cart.ts` updates. */
export const useCart = () => useRead<Cart>(apiPaths.cart)

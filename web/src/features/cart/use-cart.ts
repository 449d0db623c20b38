import type { Cart } from 'shared-types/contracts/cart'
import { apiPaths } from 'shared-types/api/paths'
import { useRead } from '../../api/use-read.ts'

/** The shopper's cart. Everyone who asks shares one answer, which `change-cart.ts` keeps up to date. */
export const useCart = () => useRead<Cart>(apiPaths.cart)

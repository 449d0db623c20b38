import type { Checkout } from 'shared-types/contracts/checkout'
import { apiPaths } from 'shared-types/api/paths'
import { useRead } from '../../api/use-read.ts'

/** What the shopper has filled in so far. The server keeps it, so a reload and a second tab know it too. */
export const useCheckout = () => useRead<Checkout>(apiPaths.checkout)

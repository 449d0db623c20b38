import type { Checkout } from 'shared-types/api/checkout'
import { apiPaths } from 'shared-types/api/paths'
import useSWR from 'swr'
import type { ProblemError } from '../../api/problem-error.ts'

/** What the shopper has filled in so far. The server keeps it, so a reload and a second tab know it too. */
export const useCheckout = () => useSWR<Checkout, ProblemError>(apiPaths.checkout)

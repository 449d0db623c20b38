import type { PaymentMethods, ShippingMethods } from 'shared-types/api/checkout'
import { apiPaths } from 'shared-types/api/paths'
import useSWR from 'swr'
import type { ProblemError } from '../../api/problem-error.ts'

export const useShippingMethods = () => useSWR<ShippingMethods, ProblemError>(apiPaths.shippingMethods)
export const usePaymentMethods = () => useSWR<PaymentMethods, ProblemError>(apiPaths.paymentMethods)

import type { PaymentMethods, ShippingMethods } from 'shared-types/contracts/checkout'
import { apiPaths } from 'shared-types/urls/api-paths'
import { useRead } from '../../../api/use-read.ts'

export const useShippingMethods = () => useRead<ShippingMethods>(apiPaths.shippingMethods)
export const usePaymentMethods = () => useRead<PaymentMethods>(apiPaths.paymentMethods)

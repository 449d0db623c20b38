import type { Checkout, PaymentMethods, ShippingMethods } from 'shared-types/contracts/checkout'
import { apiPaths } from 'shared-types/urls/api-paths'
import { useRead } from '../../api/use-read.ts'

/** What the shopper has filled in so far. The server stores it, for reloads and for other tabs. */
export const useCheckout = () => useRead<Checkout>(apiPaths.checkout)
export const useShippingMethods = () => useRead<ShippingMethods>(apiPaths.shippingMethods)
export const usePaymentMethods = () => useRead<PaymentMethods>(apiPaths.paymentMethods)

import type { Checkout, PaymentMethods, ShippingMethods } from 'shared-types/contracts/checkout'
import { apiPaths } from 'shared-types/urls/api-paths'
import { mutate } from 'swr'
import { useRead } from '../../api/use-read.ts'

/** The stored input of the checkout. The server stores it, for reloads and for other tabs. */
export const useCheckout = () => useRead<Checkout>(apiPaths.checkout)
export const useShippingMethods = () => useRead<ShippingMethods>(apiPaths.shippingMethods)
export const usePaymentMethods = () => useRead<PaymentMethods>(apiPaths.paymentMethods)

/** Methods and delivery promises depend on the country. SWR would not read them again within two seconds. */
export const rereadMethods = (): void => {
  for (const address of [apiPaths.cart, apiPaths.shippingMethods, apiPaths.paymentMethods])
    void mutate(address)
}

/** All choices: each shipping method, and the same method with insurance. */
export const shippingChoices = (methods: ShippingMethods['methods']): { code: string; title: string }[] =>
  methods.flatMap((method) => (method.insured ? [method, method.insured] : [method]))

/** Names of the drafts of the steps. */
export const addressDraft = 'adres'
export const methodsDraft = 'methodes'

import type { Checkout } from 'shared-types/contracts/checkout'
import { paths } from '../../paths.ts'

/** The steps in order (spec §4). */
const steps = ['address', 'methods', 'pay'] as const
export type Step = (typeof steps)[number]

const addresses: Record<Step, string> = {
  address: paths.checkoutAddress(),
  methods: paths.checkoutPaymentMethods(),
  pay: paths.checkoutPay(),
}

const firstOpenStep = (checkout: Checkout): Step => {
  if (!checkout.customer || !checkout.billingAddress) return 'address'
  if (!checkout.methodsComplete) return 'methods'
  return 'pay'
}

/** Where to redirect if a step is requested too early; null if the step may be shown. */
export const redirectFrom = (step: Step, checkout: Checkout, canBeOrdered: boolean): string | null => {
  if (!canBeOrdered) return paths.cart()
  const open = firstOpenStep(checkout)
  return steps.indexOf(step) > steps.indexOf(open) ? addresses[open] : null
}

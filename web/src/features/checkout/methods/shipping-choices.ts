import type { ShippingMethods } from 'shared-types/contracts/checkout'

/** Everything that can be chosen: each shipping method, and the same method with insurance. */
export const shippingChoices = (methods: ShippingMethods['methods']): { code: string; title: string }[] =>
  methods.flatMap((method) => (method.insured ? [method, method.insured] : [method]))

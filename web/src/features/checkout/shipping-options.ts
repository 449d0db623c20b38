import type { ShippingMethods } from 'shared-types/contracts/checkout'

const insuredEnd = '_insured'

export interface ShippingOption {
  code: string
  title: string
  description: string
  priceIncl: number
  /** The same way of sending with insurance, and what that adds in cents; null where there is none. */
  insured: { code: string; extra: number } | null
}

/** Ways of sending, each with its insured variant as an extra of its own: insurance is offered, never chosen for someone. */
export const shippingOptions = (methods: ShippingMethods['methods']): ShippingOption[] =>
  methods
    .filter(({ code }) => !code.endsWith(insuredEnd))
    .map(({ code, title, description, priceIncl }) => {
      const insured = methods.find((method) => method.code === code + insuredEnd)
      const extra = insured ? { code: insured.code, extra: insured.priceIncl - priceIncl } : null
      return { code, title, description, priceIncl, insured: extra }
    })

/** The option that a stored method belongs to, insured or not. */
export const optionOf = (options: ShippingOption[], code: string): ShippingOption | undefined =>
  options.find((option) => option.code === code || option.insured?.code === code)

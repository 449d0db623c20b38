import type { ShippingMethods } from 'shared-types/contracts/checkout'

const insuredEnd = '_insured'

export interface ShippingOption {
  code: string
  title: string
  description: string
  priceIncl: number
  /** The insured variant of this method, and its extra price in cents; null if there is none. */
  insured: { code: string; extra: number } | null
}

/** Shipping methods, each with its insured variant as an option: insurance is offered, never preselected. */
export const shippingOptions = (methods: ShippingMethods['methods']): ShippingOption[] =>
  methods
    .filter(({ code }) => !code.endsWith(insuredEnd))
    .map(({ code, title, description, priceIncl }) => {
      const insured = methods.find((method) => method.code === code + insuredEnd)
      const extra = insured ? { code: insured.code, extra: insured.priceIncl - priceIncl } : null
      return { code, title, description, priceIncl, insured: extra }
    })

/** The option of a stored method, insured or not. */
export const optionOf = (options: ShippingOption[], code: string): ShippingOption | undefined =>
  options.find((option) => option.code === code || option.insured?.code === code)

import type { ShippingMethod } from './methods.ts'

/** The total of the articles at their prices, before any code: from some total on, a method is free. */
export const articleCentsOf = (lines: { priceCents: number; quantity: number }[]): number =>
  lines.reduce((sum, { priceCents, quantity }) => sum + priceCents * quantity, 0)

type Priced = Pick<ShippingMethod, 'priceCents' | 'freeFromCents'>

export const shippingCentsOf = ({ priceCents, freeFromCents }: Priced, articleCents: number): number =>
  freeFromCents !== null && articleCents >= freeFromCents ? 0 : priceCents

/** The article total from which a method is free; null for one that never is. */
const freeFromOf = ({ priceCents, freeFromCents }: Priced): number | null =>
  priceCents === 0 ? 0 : freeFromCents

/** The article total from which shipping is free with at least one of these methods on offer; null if it never is. */
export const freeShippingFrom = (methods: (Priced & Pick<ShippingMethod, 'offered'>)[]): number | null =>
  methods
    .filter(({ offered }) => offered)
    .map(freeFromOf)
    .reduce((least, from) => {
      if (least === null || from === null) return least ?? from
      return Math.min(least, from)
    }, null)

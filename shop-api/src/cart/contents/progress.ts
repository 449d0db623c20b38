import type { CartProgress } from 'shared-types/contracts/cart'
import { articleCentsOf } from '../../shipping/costs.ts'
import { sum } from '../../pricing/amounts.ts'
import { eligibleCents } from '../../pricing/voucher.ts'
import type { CartContents } from './contents.ts'
import type { KnownVoucher } from './voucher-queries.ts'
import { price } from '../../format.ts'

const progress = (
  text: (missing: string | null) => string,
  cents: number,
  thresholdCents: number,
): CartProgress => {
  const missing = Math.max(0, thresholdCents - cents)
  return {
    text: text(missing > 0 ? price(missing) : null),
    threshold: thresholdCents,
    remaining: missing,
    percentage: missing === 0 ? 100 : Math.floor((cents / thresholdCents) * 100),
    needsCode: false,
  }
}

/** Progress towards the article total from which the shipping of this cart is free. Null if it never is. */
export const freeShippingProgress = (
  { lines }: Pick<CartContents, 'lines'>,
  fromCents: number | null,
): CartProgress | null =>
  fromCents === null
    ? null
    : progress(
        (missing) =>
          missing ? `Nog ${missing} tot gratis verzending.` : 'Je bestelling wordt gratis verzonden.',
        articleCentsOf(lines),
        fromCents,
      )

/** Progress towards the minimum of the advertised code. Null while another code is in use. */
export const promoProgress = (
  { lines, voucher }: CartContents,
  advertised: KnownVoucher | null,
): CartProgress | null => {
  if (!advertised || (voucher && voucher.code !== advertised.code)) return null
  const { code, rule } = advertised
  const inUse = voucher !== null && voucher.problem === null
  const made = progress(
    (missing) => {
      if (missing) return `Nog ${missing} tot ${rule.title} met code ${code}.`
      return inUse ? `Je krijgt ${rule.title}.` : `Gebruik code ${code} voor ${rule.title}.`
    },
    sum(eligibleCents(rule, lines)),
    rule.minimumCents,
  )
  return { ...made, needsCode: !inUse }
}

import { createHash } from 'node:crypto'
import { configurationKeyOf } from '../../cart/contents/line-key.ts'
import { filledIn, type FilledIn } from '../../checkout/filled-in.ts'
import type { OrderRow } from '../../db/schema/buying/order.ts'

type Bought = FilledIn & Pick<OrderRow, 'voucherCode' | 'totalCents'>

interface Line {
  variantId: number
  quantity: number
  priceCents: number
  configuration: { boxconfig: string } | null
}

/** Each configuration of a bed is a separate line; the order of adding does not matter. */
const byLine = (a: Line, b: Line): number =>
  a.variantId - b.variantId ||
  configurationKeyOf(a.configuration).localeCompare(configurationKeyOf(b.configuration), 'en')

/** Equal for the same articles, prices, customer, addresses and methods. */
export const fingerprintOf = (bought: Bought, lines: Line[]): string => {
  const parts = [
    lines
      .toSorted(byLine)
      .map(({ variantId, quantity, priceCents, configuration }) =>
        configuration
          ? [variantId, quantity, priceCents, configuration.boxconfig]
          : [variantId, quantity, priceCents],
      ),
    filledIn(bought),
    bought.voucherCode,
    bought.totalCents,
  ]
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
}

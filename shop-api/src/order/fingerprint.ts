import { createHash } from 'node:crypto'
import { configurationKeyOf } from '../cart/line-key.ts'
import { filledIn, type FilledIn } from '../checkout/filled-in.ts'
import type { OrderRow } from '../db/schema/order.ts'

type Bought = FilledIn & Pick<OrderRow, 'voucherCode' | 'totalCents'>

interface Line {
  variantId: number
  quantity: number
  priceCents: number
  configuration: { boxconfig: string } | null
}

/** Two configurations of one bed are two lines, whichever was put in the cart first. */
const byLine = (a: Line, b: Line): number =>
  a.variantId - b.variantId ||
  configurationKeyOf(a.configuration).localeCompare(configurationKeyOf(b.configuration), 'en')

/** The same for the same articles at the same price, for the same people, sent and paid the same way. */
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

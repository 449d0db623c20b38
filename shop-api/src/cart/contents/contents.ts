import type { Db, Tx } from '../../db/client.ts'
import { evaluateVoucher } from '../../pricing/voucher.ts'
import { giftLines } from './gifts.ts'
import { readOwnLines, type CartLine, type ReadLine } from './lines.ts'
import { readVoucher } from './voucher-queries.ts'
import { unknownVoucher, voucherMessage } from './voucher-message.ts'

/** A priced cart: its lines with their discounts, and the state of its code. */
export interface CartContents {
  /** Gifts come last. */
  lines: CartLine[]
  /** The applied code, and the reason if it gives no discount. */
  voucher: { code: string; problem: string | null } | null
}

const judged = async (
  db: Db | Tx,
  cartId: string,
  code: string,
  lines: CartLine[],
): Promise<{ perLine: number[] } | { problem: string }> => {
  const known = await readVoucher(db, cartId, code)
  if (!known) return { problem: unknownVoucher }
  const verdict = evaluateVoucher(known.rule, lines, known)
  return 'problem' in verdict ? { problem: voucherMessage(verdict.problem) } : verdict
}

/** The label of a discount below the totals. */
const discountTitle = (code: string): string => `Kortingscode ${code}`

const withGiftsAndCode = async (db: Db | Tx, cartId: string, own: ReadLine[]): Promise<CartContents> => {
  const lines: CartLine[] = [...own, ...(await giftLines(db, cartId, own))]
  const code = own[0]?.voucherCode
  if (!code) return { lines, voucher: null }
  const outcome = await judged(db, cartId, code, lines)
  if ('problem' in outcome) return { lines, voucher: { code, problem: outcome.problem } }
  const title = discountTitle(code)
  return {
    lines: lines.map((line, index) =>
      Object.assign(line, { discount: { title, amountCents: outcome.perLine[index] ?? 0 } }),
    ),
    voucher: { code, problem: null },
  }
}

export const readContents = async (db: Db | Tx, cartId: string): Promise<CartContents> =>
  withGiftsAndCode(db, cartId, await readOwnLines(db, cartId))

export const readLines = async (db: Db | Tx, cartId: string): Promise<CartLine[]> =>
  (await readContents(db, cartId)).lines

import type { Db, Tx } from '../../db/client.ts'
import { evaluateVoucher } from '../../pricing/voucher.ts'
import { giftLines, type GiftMessages } from './gifts.ts'
import { readOwnLines, type CartLine, type ReadLine } from './lines.ts'
import { readVoucher } from './voucher-queries.ts'
import { unknownVoucher, voucherMessage } from './voucher-message.ts'

/** A priced cart: its lines with their discounts, and the state of its code. */
export interface CartContents {
  /** Gifts come last. */
  lines: CartLine[]
  giftMessages: GiftMessages
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
  const { given, messages: giftMessages } = await giftLines(db, cartId, own)
  const lines: CartLine[] = [...own, ...given]
  const code = own[0]?.voucherCode
  if (!code) return { lines, giftMessages, voucher: null }
  const outcome = await judged(db, cartId, code, lines)
  if ('problem' in outcome) return { lines, giftMessages, voucher: { code, problem: outcome.problem } }
  const title = discountTitle(code)
  return {
    lines: lines.map((line, index) =>
      Object.assign(line, { discount: { title, amountCents: outcome.perLine[index] ?? 0 } }),
    ),
    giftMessages,
    voucher: { code, problem: null },
  }
}

export const readContents = async (db: Db | Tx, cartId: string): Promise<CartContents> =>
  withGiftsAndCode(db, cartId, await readOwnLines(db, cartId))

export const readLines = async (db: Db | Tx, cartId: string): Promise<CartLine[]> =>
  (await readContents(db, cartId)).lines

import type { Tx } from '../db/client.ts'
import { readContents } from './contents/contents.ts'
import { updateCart, type CartRow } from './contents/queries.ts'

type Coded = Pick<CartRow, 'voucherCode' | 'updatedAt'>

/**
 * Gives a cart, whose lines are merged already, the first of these carts' codes that counts in it, else the first. A code
 * that gives no discount must not hide one that does.
 */
export const chooseCode = async (tx: Tx, cartId: string, [first, second]: [Coded, Coded]): Promise<Coded> => {
  const take = async (code: string | null): Promise<Coded> => {
    const { voucherCode, updatedAt } = await updateCart(tx, cartId, { voucherCode: code })
    return { voucherCode, updatedAt }
  }
  for (const { voucherCode } of [first, second]) {
    if (voucherCode === null) continue
    const changes = await take(voucherCode)
    const { voucher } = await readContents(tx, cartId)
    if (!voucher?.problem) return changes
  }
  return take(first.voucherCode ?? second.voucherCode)
}

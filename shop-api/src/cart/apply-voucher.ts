import { and, eq, sql } from 'drizzle-orm'
import type { Cart, DiscountRequest } from 'shared-types/contracts/cart'
import { type CartRow, cartIsEmpty, lockCart, updateCart } from './contents/queries.ts'
import type { Shop } from '../context.ts'
import type { ShopperSession } from '../session/shopper-session.ts'
import { cart as cartTable } from '../db/schema/buying/cart.ts'
import { transact } from '../db/transact.ts'
import { refuse, type Refusal } from '../refusal.ts'
import { useQuotaFirst } from '../quota/use-quota.ts'
import type { ClientIp } from '../session/client-ip.ts'
import { changeCart } from './change-cart.ts'
import { emptyCart } from './present.ts'
import { showCart } from './read-cart.ts'
import { readContents } from './contents/contents.ts'
import { voucherCode } from '../promotion/vouchers.ts'

const notAccepted = (message: string): Refusal =>
  refuse('voucher_refused', message, { discountCode: message })

/** Applies a discount code to this cart and replaces an earlier one. A refused code changes nothing. */
export const applyVoucher = async (
  shop: Shop,
  session: ShopperSession | null,
  { discountCode }: DiscountRequest,
  address: ClientIp,
): Promise<Cart | Refusal> => {
  const refused = await useQuotaFirst(shop, 'voucher', { address, session: session?.tokenHash ?? null })
  if (refused) return refused
  return changeCart(shop.db, async (tx) => {
    const code = voucherCode(discountCode)
    if (code === '') return notAccepted('Vul een kortingscode in.')
    const cart = session && (await lockCart(tx, session))
    if (!cart) return cartIsEmpty()
    const changed = await updateCart(tx, cart.id, { voucherCode: code })
    const { lines, voucher } = await readContents(tx, cart.id)
    if (lines.length === 0) return cartIsEmpty()
    // A refusal rolls back the transaction.
    return voucher?.problem ? notAccepted(voucher.problem) : changed
  })
}

/** Removes the discount code. Without one, or without a cart, nothing changes. */
export const dropVoucher = async (
  { db }: Pick<Shop, 'db'>,
  session: ShopperSession | null,
): Promise<Cart> => {
  const changed = await transact(db, async (tx): Promise<CartRow | null> => {
    const cart = session && (await lockCart(tx, session))
    return cart && updateCart(tx, cart.id, { voucherCode: null })
  })
  return changed ? showCart(db, changed) : emptyCart
}

/** Removes this code, which an order was refused for. A code that has replaced it meanwhile stays. */
export const dropGoneVoucher = (shop: Shop, session: ShopperSession, code: string): Promise<void> =>
  transact(shop.db, async (tx) => {
    const cart = await lockCart(tx, session)
    if (!cart) return
    await tx
      .update(cartTable)
      .set({ voucherCode: null, updatedAt: sql`now()` })
      .where(and(eq(cartTable.id, cart.id), eq(cartTable.voucherCode, code)))
  })

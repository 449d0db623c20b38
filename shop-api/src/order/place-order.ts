import { articleName } from 'shared-types/variant-name'
import { siteOf } from 'shared-types/contracts/provider/shopper-address'
import { eq, sql } from 'drizzle-orm'
import { notEnoughOf } from '../cart/contents/quantity.ts'
import { dropGoneVoucher } from '../cart/apply-voucher.ts'
import { readContents } from '../cart/contents/contents.ts'
import type { CartLine } from '../cart/contents/lines.ts'
import { lockCart, cartIsEmpty } from '../cart/contents/queries.ts'
import { deliveryPromises } from '../shipping/delivery-promise.ts'
import type { ShippingMethod } from '../shipping/methods.ts'
import { readCalendar } from '../delivery/closed-periods.ts'
import { offerTo } from '../checkout/validate-methods.ts'
import { findCheckout } from '../checkout/queries.ts'
import type { Config } from '../config.ts'
import type { Shop } from '../context.ts'
import { accountOf } from './record/claim-guest-orders.ts'
import { isBankTransfer, isUnconfirmedTransfer, transferHoursFor } from '../payment/methods.ts'
import { isActivePayment } from '../payment/states.ts'
import { isProcessed } from '../payment-provider.ts'
import { applyPromotions } from '../promotion/apply-promotions.ts'
import { refuseStockHold } from '../quota/stock-holds.ts'
import { hashForQuota, hasQuota } from '../quota/use-quota.ts'
import type { ClientIp } from '../session/client-ip.ts'
import type { ShopperSession } from '../session/shopper-session.ts'
import type { Tx } from '../db/client.ts'
import { variant } from '../db/schema/products/catalog.ts'
import { order, orderLine, type OrderLineRow, type OrderRow } from '../db/schema/buying/order.ts'
import { transact } from '../db/transact.ts'
import { keepDetails } from './record/keep-details.ts'
import { mailTransferDetails } from './settlement/mail-transfer-details.ts'
import { isConfirmed, writeOrderConfirmation, writeOrderReplaced } from './record/write-mail.ts'
import { orderUrl } from './record/order-link.ts'
import { ensurePayment, openPayment } from './settlement/ensure-payment.ts'
import { isRefusal, refuse, type Refusal } from '../refusal.ts'
import { draftOrder, type OrderDraft } from './draft-order.ts'
import { storeAgreedPages } from './mails/agreed-pages.ts'
import { moveOrder } from './state/move-order.ts'
import { findCurrentPayment, findUnpaidOrder, readOrderLines } from './record/queries.ts'
import { refreshOrder } from './refresh-order.ts'
import type { PaymentRow } from '../db/schema/buying/payment.ts'
import { changeStock, stockChanges } from './record/stock.ts'
import { releaseVoucher, redeemVoucher, type VoucherGone } from './record/voucher-use.ts'
import { price } from '../format.ts'

export interface PlacedOrder {
  order: OrderRow
  payment: PaymentRow
}

interface Placing {
  session: ShopperSession
  cartId: string
  from: Pick<OrderRow, 'placedFrom' | 'placedFromNetwork'>
  draft: OrderDraft
  lines: CartLine[]
  shippingMethods: ShippingMethod[]
}

const writeOrder = async (
  tx: Tx,
  { session, cartId, from, draft, lines, shippingMethods }: Placing,
): Promise<{ placed: OrderRow; placedLines: OrderLineRow[] }> => {
  const [placed] = await tx
    .insert(order)
    .values({
      ...draft,
      cartId,
      ...from,
      transferHours: isBankTransfer(draft.paymentMethod) ? transferHoursFor(lines) : null,
      number: sql`'DKBD' || nextval('order_number')`,
      sessionTokenHash: session.customerId === null ? session.tokenHash : null,
      agreedPages: await storeAgreedPages(tx, lines),
      customerId: session.customerId ?? (await accountOf(tx, draft.customer.email)),
      state: 'pending_payment',
    })
    .returning()
  if (!placed) throw new Error('the order was not written')
  const promiseOf = deliveryPromises(lines, {
    calendar: await readCalendar(tx),
    country: placed.shippingAddress.countryCode,
    shippingMethods,
    shippingMethod: placed.shippingMethod,
    byTransfer: isBankTransfer(placed.paymentMethod),
  })
  const placedLines = await tx
    .insert(orderLine)
    .values(
      lines.map((line) => ({
        orderId: placed.id,
        variantId: line.variantId,
        productId: line.productId,
        productTitle: line.productTitle,
        productSlug: line.productSlug,
        name: line.name,
        sku: line.sku,
        brand: line.brand,
        thumbnail: line.thumbnail,
        configuration: line.configuration,
        delivery: promiseOf(line).ordered,
        priceCents: line.priceCents,
        vatRate: line.vatRate,
        quantity: line.quantity,
        discountCents: line.discount?.amountCents ?? 0,
        gift: line.gift,
      })),
    )
    .returning()
  return { placed, placedLines }
}

/** Another order took the stock first: names the article and the quantity that is still available. */
const outOfStock = async (
  tx: Tx,
  lines: CartLine[],
  held: OrderLineRow[],
  variantId: number,
): Promise<Refusal> => {
  const [left] = await tx.select({ stock: variant.stock }).from(variant).where(eq(variant.id, variantId))
  const own = held
    .filter((line) => line.variantId === variantId)
    .reduce((sum, { quantity }) => sum + quantity, 0)
  const line = lines.find((candidate) => candidate.variantId === variantId)
  // A gift cannot be removed from the cart: it disappears when the cart is read again.
  return line === undefined || line.gift
    ? refuse('cart_changed', 'Je winkelwagen is veranderd. Bekijk hem nog eens voor je bestelt.')
    : notEnoughOf(articleName(line.productTitle, line.name), (left?.stock ?? 0) + own)
}

/** A price, gift or discount has changed, and shoppers never pay a total they did not agree to. */
export const totalChanged = (expectedCents: number, totalCents: number): Refusal =>
  refuse(
    'cart_changed',
    `Het totaal van je bestelling is veranderd van ${price(expectedCents)} naar ${price(totalCents)}. Kijk je bestelling nog eens na en bestel opnieuw als je akkoord bent.`,
  )

export const refuseWhilePaid = ({ id, number }: OrderRow): Refusal => ({
  ...refuse(
    'order_not_payable',
    `Je bank verwerkt de betaling van bestelling ${number} nog. Wacht tot die klaar is voor je opnieuw bestelt of betaalt.`,
  ),
  order: id,
})

/**
 * An order that no longer matches the cart, and may be paid already: the provider is asked before it is replaced. A
 * refusal, so that the transaction is rolled back with its idempotency key.
 */
interface Unchecked extends Refusal {
  unchecked: OrderRow
}

/** Why an unpaid order may not be replaced (yet); null if it may. */
const refuseReplacing = async (
  tx: Tx,
  shop: Shop,
  earlier: OrderRow,
  checked: OrderRow | undefined,
): Promise<Unchecked | Refusal | null> => {
  const current = await findCurrentPayment(tx, earlier.id)
  if (isProcessed(shop.payments, current)) return refuseWhilePaid(earlier)
  const isUncertain = isActivePayment(current.state) && !isUnconfirmedTransfer(current)
  return isUncertain && checked?.id !== earlier.id
    ? { ...refuseWhilePaid(earlier), unchecked: earlier }
    : null
}

/** The hashes of the address and its network, by which orders that hold stock are counted. */
const originOf = (config: Config, address: ClientIp): Placing['from'] => {
  const hashed = (of: string | null) => (of === null ? null : hashForQuota(config, of))
  return { placedFrom: hashed(address), placedFromNetwork: hashed(address === null ? null : siteOf(address)) }
}

/** Only a shopper that got the confirmation of the earlier order hears that another replaces it. */
const mailReplaced = async (
  tx: Tx,
  config: Config,
  { cancelled, held, placed }: { cancelled: OrderRow; held: OrderLineRow[]; placed: OrderRow },
): Promise<void> => {
  if (!(await isConfirmed(tx, cancelled.id))) return
  const replacedBy = { number: placed.number, url: orderUrl(config, placed) }
  await writeOrderReplaced(tx, config, cancelled, held, { replacedBy })
}

/**
 * Places the order for the current cart, or finds it if it is already placed. For any number of concurrent
 * requests, a cart has one unpaid order with one active payment. An order that no longer matches the cart is
 * cancelled and replaced.
 * @param checked the order about whose payment the provider was asked
 */
const placeOnce = (
  shop: Shop,
  session: ShopperSession,
  address: ClientIp,
  expectedCents: number | null,
  checked?: OrderRow,
): Promise<(PlacedOrder & { isNew: boolean }) | Unchecked | VoucherGone | Refusal> =>
  transact(shop.db, async (tx) => {
    const cart = await lockCart(tx, session)
    const contents = cart && (await readContents(tx, cart.id))
    if (!contents || contents.lines.length === 0) return cartIsEmpty()
    const { lines } = contents
    const offer = await offerTo(tx, shop, session)
    const checkout = await findCheckout(tx, cart.id)
    const draft = draftOrder(contents, checkout, offer, expectedCents)
    if (isRefusal(draft)) return draft
    if (expectedCents !== null && expectedCents !== draft.totalCents) {
      return totalChanged(expectedCents, draft.totalCents)
    }

    const earlier = await findUnpaidOrder(tx, cart.id)
    if (earlier && earlier.fingerprint === draft.fingerprint) {
      await mailTransferDetails(tx, shop.config, earlier, address)
      return { order: earlier, payment: await ensurePayment(tx, earlier, shop.payments.name), isNew: false }
    }
    const unreplaced = earlier && (await refuseReplacing(tx, shop, earlier, checked))
    if (unreplaced) return unreplaced
    const held = earlier ? await readOrderLines(tx, earlier.id) : []
    const cancelled = earlier && (await moveOrder(tx, earlier, 'cancelled'))
    const soldOut = await changeStock(tx, stockChanges(held, lines))
    if (soldOut !== null) return outOfStock(tx, lines, held, soldOut)

    if (earlier) await releaseVoucher(tx, earlier.id)
    const { placed, placedLines } = await writeOrder(tx, {
      session,
      cartId: cart.id,
      from: originOf(shop.config, address),
      draft,
      lines,
      shippingMethods: offer.shippingMethods,
    })
    const refused = await redeemVoucher(tx, placed)
    const tooMuch = refused ?? (await refuseStockHold(tx, shop.config, placed))
    if (tooMuch) return tooMuch
    if (session.customerId !== null && checkout) await keepDetails(tx, session.customerId, checkout)
    const payment = await openPayment(tx, placed, shop.payments.name)
    const recipient = placed.customer.email
    if (await hasQuota(tx, shop.config, 'orderConfirmation', { cart: cart.id, recipient, address })) {
      await writeOrderConfirmation(tx, shop.config, placed, placedLines)
    }
    await mailTransferDetails(tx, shop.config, placed, address)
    if (cancelled) await mailReplaced(tx, shop.config, { cancelled, held, placed })
    return { order: placed, payment, isNew: true }
  })

/** As `placeOnce`, but removes an invalid code, so that the shopper can agree to the new total and continue. */
export const placeOrder = async (
  shop: Shop,
  { session, address }: { session: ShopperSession | null; address: ClientIp },
  /** The total that the shopper agreed to, in cents; null if none was shown. */
  expectedCents: number | null = null,
): Promise<PlacedOrder | Refusal> => {
  if (!session) return cartIsEmpty()
  // The job that ends promotions may be a second late.
  await applyPromotions(shop.db).catch((error: unknown) => {
    // The job tries it again and raises an alarm. Until then, orders have the price that the shop shows.
    shop.log.error({ err: error }, 'a promotion could not start or end')
  })
  let placed = await placeOnce(shop, session, address, expectedCents)
  while ('unchecked' in placed) {
    await refreshOrder(shop, placed.unchecked)
    placed = await placeOnce(shop, session, address, expectedCents, placed.unchecked)
  }
  if ('goneCode' in placed) await dropGoneVoucher(shop, session, placed.goneCode)
  if (!isRefusal(placed) && placed.isNew) shop.metrics.ordersPlaced.inc()
  return placed
}

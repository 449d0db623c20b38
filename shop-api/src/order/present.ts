import { invoiceNumberOf } from './mails/order-texts.ts'
import type { LinePieces } from 'shared-types/contracts/admin/orders'
import type { Order, OrderStatus } from 'shared-types/contracts/order'
import { articleName, variantName } from 'shared-types/variant-name'
import { isBankTransfer, paymentTitle } from '../payment/methods.ts'
import { presentConfiguration } from '../configurator/present.ts'
import type { Config } from '../config.ts'
import { presentTotals } from '../pricing/present.ts'
import type { BankTransfer } from './mails/order-texts.ts'
import type { OrderLine } from './record/queries.ts'
import type { PaymentRow, RefundRow } from '../db/schema/buying/payment.ts'
import type {
  OrderLineRow,
  OrderRow,
  ParcelRow,
  ReplacedInvoiceRow,
  ReplacementRow,
} from '../db/schema/buying/order.ts'
import { retryMethods } from './settlement/retry-methods.ts'
import { isPayable } from './state/states.ts'
import { lastTracking, replacementTracking, trackingIn } from './state/tracking.ts'

/** The data for a transfer, and whether a mail has them. */
export type ShownTransfer = BankTransfer & { mailed: boolean }

const presentTransfer = ({ iban, name, reference, amountCents, dueAt, mailed }: ShownTransfer) => ({
  iban,
  name,
  reference,
  amount: amountCents,
  dueDate: dueAt.toISOString(),
  mailed,
})

interface ShownStatus {
  order: OrderRow
  payment: PaymentRow
  /** Null unless the order waits for a transfer. */
  transfer: ShownTransfer | null
  cartLink: string | null
}

export const presentStatus = (
  config: Config,
  { order, payment, transfer, cartLink }: ShownStatus,
): OrderStatus => ({
  orderId: order.id,
  orderNumber: order.number,
  state: order.state,
  paymentState: payment.state,
  bankTransfer: transfer && presentTransfer(transfer),
  awaitsTransfer:
    transfer === null &&
    isPayable(order.state) &&
    payment.state === 'pending' &&
    isBankTransfer(payment.method),
  paymentMethods:
    isPayable(order.state) && payment.state !== 'pending'
      ? retryMethods(order, config).map(({ code, title, surchargeCents }) => ({
          code,
          title,
          priceIncl: surchargeCents,
          total: order.totalCents - order.totals.paymentCents + surchargeCents,
        }))
      : [],
  total: order.totalCents,
  cartLink,
})

/** All parcels, the first one first. */
const presentShipments = (order: OrderRow, parcels: ParcelRow[]): Order['shipments'] => {
  const last = lastTracking(order)
  return [...parcels, ...(last ? [{ ...last, createdAt: order.shippedAt }] : [])]
    .toSorted((a, b) => Number(a.createdAt) - Number(b.createdAt))
    .map(trackingIn)
}

/** An order whose money is back does not leave any more. */
const isAwaited = ({ paidBackBy, shippedAt }: OrderRow): boolean => paidBackBy === null || shippedAt !== null

const presentLine = (line: OrderLine, order: OrderRow): Order['lines'][number] => ({
  variantId: line.variantId,
  parent: { id: line.productId, title: line.productTitle, slug: line.productSlug },
  inShop: line.inShop,
  name: variantName(line.productTitle, line.name),
  sku: line.sku,
  brand: line.brand,
  thumbnail: line.thumbnail,
  delivery: isAwaited(order) ? line.delivery : '',
  gift: line.gift,
  configuration: line.configuration && presentConfiguration(line.configuration),
  price: line.priceCents,
  quantity: line.quantity,
  subtotal: line.priceCents * line.quantity,
})

const titledPieces = (ordered: OrderLineRow[], pieces: LinePieces[]) =>
  ordered.flatMap((line) => {
    const quantity = pieces.find((one) => one.id === line.id)?.quantity ?? 0
    return quantity > 0 ? [{ title: articleName(line.productTitle, line.name), quantity }] : []
  })

const presentRefund = (
  { id, createdAt, acceptedAt, amountCents, lines, creditNoteNumber, released }: RefundRow,
  ordered: OrderLineRow[],
): Order['refunds'][number] => ({
  id,
  at: (acceptedAt ?? createdAt).toISOString(),
  amount: amountCents,
  lines: titledPieces(ordered, lines),
  creditNoteNumber,
  released,
})

const presentReplacement = (
  again: ReplacementRow,
  ordered: OrderLineRow[],
): Order['replacements'][number] => ({
  id: again.id,
  reason: again.reason,
  lines: titledPieces(ordered, again.lines),
  shipment: replacementTracking(again),
})

interface ShownOrder extends ShownStatus {
  lines: OrderLine[]
  shippingTitle: string
  /** Those besides the last one. */
  parcels: ParcelRow[]
  withdrawals: Order['withdrawals']
  refunds: RefundRow[]
  replacements: ReplacementRow[]
  replacedInvoices: ReplacedInvoiceRow[]
}

export const presentOrder = (
  config: Config,
  { order, lines, payment, transfer, cartLink, shippingTitle, parcels, ...shown }: ShownOrder,
): Order => ({
  ...presentStatus(config, { order, payment, transfer, cartLink }),
  createdAt: order.createdAt.toISOString(),
  email: order.customer.email,
  firstName: order.customer.firstName,
  lastName: order.customer.lastName,
  billingAddress: order.billingAddress,
  shippingAddress: order.shippingAddress,
  shippingMethod: { code: order.shippingMethod, title: shippingTitle },
  paymentMethod: { code: order.paymentMethod, title: paymentTitle(order.paymentMethod) },
  paidAt: order.paidAt?.toISOString() ?? null,
  invoiceNumber: invoiceNumberOf(order),
  replacedInvoices: shown.replacedInvoices.map(({ number, creditNoteNumber }) => ({
    number,
    creditNoteNumber,
  })),
  shippedAt: order.shippedAt?.toISOString() ?? null,
  completedAt: order.completedAt?.toISOString() ?? null,
  shipments: presentShipments(order, parcels),
  unsentPieces: order.unsentPieces,
  replacements: shown.replacements.map((one) => presentReplacement(one, lines)),
  lines: lines.map((line) => presentLine(line, order)),
  withdrawals: shown.withdrawals,
  hasRug: lines.some(({ isRug }) => isRug),
  appliedCode: order.voucherCode,
  totals: presentTotals(order.totals),
  refunds: shown.refunds.map((one) => presentRefund(one, lines)),
})

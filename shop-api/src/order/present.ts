import type { Order, OrderStatus } from 'shared-types/v1/order'
import { toEuros } from 'shared-types/money'
import { variantName } from 'shared-types/variant-name'
import { findShippingMethod } from '../shipping/methods.ts'
import { findPaymentMethod } from '../payment/methods.ts'
import { presentConfiguration } from '../configurator/present.ts'
import type { Config } from '../config.ts'
import { presentTotals } from '../pricing/present.ts'
import { bankTransferOf } from './bank-transfer.ts'
import type { OrderLine } from './queries.ts'
import type { PaymentRow } from '../db/schema/payment.ts'
import type { OrderLineRow, OrderRow } from '../db/schema/order.ts'
import { retryMethods } from './retry-methods.ts'
import { isPayable } from '../payment/states.ts'

const presentTransfer = (config: Config, order: OrderRow): OrderStatus['bank_transfer'] => {
  const transfer = bankTransferOf(config, order)
  if (!transfer) return null
  const { iban, name, reference, amountCents, dueAt } = transfer
  return { iban, name, reference, amount: toEuros(amountCents), due_date: dueAt.toISOString() }
}

export const presentStatus = (config: Config, order: OrderRow, payment: PaymentRow): OrderStatus => ({
  order_id: order.id,
  order_number: order.number,
  state: order.state,
  payment_state: payment.state,
  bank_transfer: presentTransfer(config, order),
  payment_methods:
    isPayable(order.state) && payment.state !== 'pending'
      ? retryMethods(order, config).map(({ code, title, surchargeCents }) => ({
          code,
          title,
          price_incl: toEuros(surchargeCents),
        }))
      : [],
})

const presentLine = (line: OrderLineRow): Order['lines'][number] => ({
  variant_id: line.variantId,
  parent: { id: line.productId, title: line.productTitle, slug: line.productSlug },
  name: variantName(line.productTitle, line.name),
  sku: line.sku,
  brand: line.brand,
  thumbnail: line.thumbnail,
  delivery: line.delivery,
  gift: line.gift,
  custom: line.configuration && presentConfiguration(line.configuration),
  price: toEuros(line.priceCents),
  quantity: line.quantity,
  subtotal: toEuros(line.priceCents * line.quantity),
})

/** A method keeps its code when the shop has stopped offering it; the code then stands for its name. */
const methodTitle = (code: string, method: { title: string } | undefined) => ({
  code,
  title: method?.title ?? code,
})

export const presentOrder = (
  config: Config,
  order: OrderRow,
  lines: OrderLine[],
  payment: PaymentRow,
): Order => ({
  ...presentStatus(config, order, payment),
  created_at: order.createdAt.toISOString(),
  email: order.customer.email,
  first_name: order.customer.firstName,
  last_name: order.customer.lastName,
  billing_address: order.billingAddress,
  shipping_address: order.shippingAddress,
  shipping_method: methodTitle(order.shippingMethod, findShippingMethod(order.shippingMethod)),
  payment_method: methodTitle(order.paymentMethod, findPaymentMethod(order.paymentMethod)),
  paid_at: order.paidAt?.toISOString() ?? null,
  shipped_at: order.shippedAt?.toISOString() ?? null,
  completed_at: order.completedAt?.toISOString() ?? null,
  shipment: order.shipment && {
    carrier: order.shipment.carrier,
    track_and_trace_url: order.shipment.trackAndTraceUrl,
  },
  lines: lines.map(presentLine),
  has_rug: lines.some(({ isRug }) => isRug),
  applied_code: order.voucherCode,
  totals: presentTotals(order.totals),
})

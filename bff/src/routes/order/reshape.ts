import type { Order, OrderStatus, RetryPaymentRequest } from 'shared-types/api/order'
import { toCents } from 'shared-types/money'
import type * as v1 from 'shared-types/v1/order'
import { toTotals } from '../cart/reshape.ts'
import { toBillingAddress, toShippingAddress } from '../checkout/reshape.ts'

export const toOrderStatus = (status: v1.OrderStatus): OrderStatus => ({
  orderId: status.order_id,
  orderNumber: status.order_number,
  state: status.state,
  paymentState: status.payment_state,
})

export const toOrder = (order: v1.Order): Order => ({
  ...toOrderStatus(order),
  createdAt: order.created_at,
  email: order.email,
  firstName: order.first_name,
  lastName: order.last_name,
  billingAddress: toBillingAddress(order.billing_address),
  shippingAddress: toShippingAddress(order.shipping_address),
  shippingMethod: order.shipping_method,
  paymentMethod: order.payment_method,
  lines: order.lines.map((line) => ({
    variantId: line.variant_id,
    parent: line.parent,
    name: line.name,
    sku: line.sku,
    brand: line.brand,
    thumbnail: line.thumbnail,
    price: toCents(line.price),
    quantity: line.quantity,
    subtotal: toCents(line.subtotal),
  })),
  totals: toTotals(order.totals),
})

export const fromRetry = (orderId: string, retry: RetryPaymentRequest): v1.RetryPaymentRequest => ({
  order_id: orderId,
  token: retry.token,
  payment_method: retry.paymentMethod,
})

import type {
  Order,
  OrderEvent,
  OrderLookup,
  OrderStatus,
  Reorder,
  RetryPaymentRequest,
} from 'shared-types/api/order'
import type { OrderLookupForm } from 'shared-types/forms/order-lookup'
import { normaliseOrderNumber } from 'shared-types/forms/order-number'
import { toCents } from 'shared-types/money'
import type * as v1 from 'shared-types/v1/order'

export const toOrderStatus = (status: v1.OrderStatus): OrderStatus => ({
  orderId: status.order_id,
  orderNumber: status.order_number,
  state: status.state,
  paymentState: status.payment_state,
  bankTransfer: status.bank_transfer && {
    iban: status.bank_transfer.iban,
    name: status.bank_transfer.name,
    reference: status.bank_transfer.reference,
    amount: toCents(status.bank_transfer.amount),
    dueDate: status.bank_transfer.due_date,
  },
  paymentMethods: status.payment_methods.map(({ code, title, price_incl }) => ({
    code,
    title,
    priceIncl: toCents(price_incl),
  })),
})

export const toOrder = (order: v1.Order): Order => ({
  ...toOrderStatus(order),
  createdAt: order.created_at,
  email: order.email,
  firstName: order.first_name,
  lastName: order.last_name,
  billingAddress: order.billing_address,
  shippingAddress: order.shipping_address,
  shippingMethod: order.shipping_method,
  paymentMethod: order.payment_method,
  paidAt: order.paid_at,
  shippedAt: order.shipped_at,
  completedAt: order.completed_at,
  shipment: order.shipment && {
    carrier: order.shipment.carrier,
    trackAndTraceUrl: order.shipment.track_and_trace_url,
  },
  lines: order.lines.map((line) => ({
    variantId: line.variant_id,
    parent: line.parent,
    name: line.name,
    sku: line.sku,
    brand: line.brand,
    thumbnail: line.thumbnail,
    delivery: line.delivery,
    gift: line.gift,
    configuration: line.custom,
    price: toCents(line.price),
    quantity: line.quantity,
    subtotal: toCents(line.subtotal),
  })),
  hasRug: order.has_rug,
  appliedCode: order.applied_code,
  totals: order.totals,
})

export const fromRetry = (orderId: string, retry: RetryPaymentRequest): v1.RetryPaymentRequest => ({
  order_id: orderId,
  token: retry.token,
  payment_method: retry.paymentMethod,
})

export const fromLookup = (form: OrderLookupForm): v1.OrderLookupRequest => ({
  order_number: normaliseOrderNumber(form.orderNumber),
  email: form.email.trim(),
  zipcode: form.zipcode,
})

export const toOrderLookup = ({ order_id, token }: v1.OrderLookup): OrderLookup => ({
  orderId: order_id,
  token,
})

export const toReorder = (again: v1.Reorder): Reorder => again

export const toOrderEvent = ({ event }: v1.OrderEvent): OrderEvent => ({
  event: event && {
    transactionId: event.transaction_id,
    value: toCents(event.value),
    tax: toCents(event.tax),
    shipping: toCents(event.shipping),
    coupon: event.coupon,
    items: event.items.map((item) => ({
      itemId: item.item_id,
      itemName: item.item_name,
      itemBrand: item.item_brand,
      itemCategory: item.item_category,
      itemVariant: item.item_variant,
      price: toCents(item.price),
      quantity: item.quantity,
    })),
  },
})

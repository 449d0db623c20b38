import type { CustomerOrders, ProviderCustomer } from 'shared-types/contracts/customer'
import type { OrderPage } from './read-orders.ts'
import { presentPagination } from '../../http/present-pagination.ts'
import type { CustomerRow } from '../../db/schema/buying/customer.ts'

export const presentCustomer = ({
  id,
  profile,
  email,
  billingAddress,
  shippingAddress,
}: CustomerRow): ProviderCustomer => ({
  id,
  ...profile,
  email,
  billingAddress,
  shippingAddress,
})

export const presentOrders = ({ orders, total, page, pageSize }: OrderPage): CustomerOrders => ({
  orders: orders.map((order) => ({
    id: order.id,
    number: order.number,
    state: order.state,
    createdAt: order.createdAt.toISOString(),
    total: order.totalCents,
    refunded: order.refundedCents - order.releasedCents,
    paymentMethod: order.paymentMethod,
  })),
  pagination: presentPagination(total, page, pageSize),
})

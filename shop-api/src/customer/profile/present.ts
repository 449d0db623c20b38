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
  orders: orders.map(({ id, number, state, createdAt, totalCents, refundedCents, releasedCents }) => ({
    id,
    number,
    state,
    createdAt: createdAt.toISOString(),
    total: totalCents,
    refunded: refundedCents - releasedCents,
  })),
  pagination: presentPagination(total, page, pageSize),
})

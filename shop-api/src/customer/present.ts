import { toEuros } from 'shared-types/money'
import type { Customer, CustomerOrders } from 'shared-types/v1/customer'
import type { OrderPage } from './read-orders.ts'
import { presentPagination } from '../http/present-pagination.ts'
import type { CustomerRow } from '../db/schema/customer.ts'

export const presentCustomer = ({
  id,
  profile,
  email,
  billingAddress,
  shippingAddress,
}: CustomerRow): Customer => ({
  id,
  ...profile,
  email,
  invoice_address: billingAddress,
  shipping_address: shippingAddress,
})

export const presentOrders = ({ orders, total, page, pageSize }: OrderPage): CustomerOrders => ({
  orders: orders.map(({ id, number, state, createdAt, totalCents }) => ({
    id,
    number,
    state,
    created_at: createdAt.toISOString(),
    total: toEuros(totalCents),
  })),
  pagination: presentPagination(total, page, pageSize),
})

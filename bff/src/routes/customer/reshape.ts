import type { Customer, CustomerExport, CustomerOrders, Subscription } from 'shared-types/api/customer'
import { CheckoutCustomer } from 'shared-types/contracts/checkout'
import type { CustomerChange, RegisterForm } from 'shared-types/forms/account'
import { toCents } from 'shared-types/money'
import type * as v1 from 'shared-types/v1/customer'
import type { CustomerSubscription } from 'shared-types/contracts/provider/newsletter'
import { reshapePagination } from '../../reshape-pagination.ts'

export const toCustomer = ({ invoice_address, shipping_address, ...customer }: v1.Customer): Customer => ({
  ...CheckoutCustomer.strip().parse(customer),
  billingAddress: invoice_address,
  shippingAddress: shipping_address,
})

export const fromChange = (change: CustomerChange): v1.ChangeCustomerRequest => ({
  customer: change.customer,
  invoice_address: change.billingAddress,
  shipping_address: change.shippingAddress,
})

export const fromRegistration = (form: RegisterForm): v1.RegisterRequest => ({
  type: form.type,
  first_name: form.firstName,
  last_name: form.lastName,
  email: form.email,
  phone: form.phone,
  company: form.company,
  password: form.password,
})

export const toOrders = ({ orders, pagination }: v1.CustomerOrders): CustomerOrders => ({
  orders: orders.map(({ id, number, state, created_at, total }) => ({
    id,
    number,
    state,
    createdAt: created_at,
    total: toCents(total),
  })),
  pagination: reshapePagination(pagination),
})

export const toExport = (told: v1.CustomerExport): CustomerExport => ({
  customer: toCustomer(told.customer),
  createdAt: told.created_at,
  newsletter: told.newsletter,
  orders: told.orders,
})

/** Who still has to follow a link does not get the newsletter yet. */
export const toSubscription = ({ email, subscription }: CustomerSubscription): Subscription => ({
  id: subscription?.confirmed ? subscription.id : null,
  email,
})

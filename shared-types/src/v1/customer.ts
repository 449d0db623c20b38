import { z } from 'zod'
import { EmailText, MomentText, LenientEmail } from '../texts.ts'
import { BillingAddress, CheckoutCustomer, CustomerType, ShippingAddress } from '../contracts/checkout.ts'
import { Order, OrderState } from '../contracts/order.ts'
import { Pagination } from './pagination.ts'
import { Euros } from '../money.ts'
import { onWire } from '../wire.ts'

/** `GET /v1/customer/login/status`, and what logging in and out answer. */
export const LoginStatus = z.object({
  loggedIn: onWire('loggedIn', z.boolean()),
  customer: z.object({ id: z.int(), email: EmailText, first_name: z.string() }).nullable(),
})
export type LoginStatus = z.infer<typeof LoginStatus>

/** `POST /v1/customer/login`. */
export const LoginRequest = z.strictObject({
  username: z.string().min(1).max(255),
  password: z.string().min(1).max(255),
  remember: z.boolean().optional(),
})
export type LoginRequest = z.infer<typeof LoginRequest>

/** `GET` and `PUT /v1/customer`. A shipping address of null is the invoice address. */
export const Customer = z.object({
  id: z.int(),
  ...CheckoutCustomer.shape,
  invoice_address: BillingAddress.nullable(),
  shipping_address: ShippingAddress.nullable(),
})
export type Customer = z.infer<typeof Customer>

/** `PUT /v1/customer`: what is left out stays. The e-mail address is the account's and stays too. */
export const ChangeCustomerRequest = z.strictObject({
  customer: CheckoutCustomer.optional(),
  invoice_address: BillingAddress.optional(),
  shipping_address: ShippingAddress.nullable().optional(),
})
export type ChangeCustomerRequest = z.infer<typeof ChangeCustomerRequest>

/** `POST /v1/customer`. */
export const RegisterRequest = z.strictObject({
  type: CustomerType,
  first_name: z.string().max(255),
  last_name: z.string().max(255),
  email: z.string().max(255),
  phone: z.string().max(40),
  company: z.string().max(255),
  password: z.string().max(255),
})
export type RegisterRequest = z.infer<typeof RegisterRequest>

/** A sentence for the shopper: the same for an address that is known and one that is not. */
export const CustomerTold = z.object({ message: z.string() })
export type CustomerTold = z.infer<typeof CustomerTold>

/** `POST /v1/customer/email/confirm`. */
export const ConfirmEmailRequest = z.strictObject({ token: z.string().min(1).max(200) })
export type ConfirmEmailRequest = z.infer<typeof ConfirmEmailRequest>

/** `POST /v1/customer/password/forgot`. */
export const ForgotPasswordRequest = z.strictObject({ email: LenientEmail.max(255) })
export type ForgotPasswordRequest = z.infer<typeof ForgotPasswordRequest>

/** `POST /v1/customer/password/reset`. */
export const ResetPasswordRequest = z.strictObject({
  token: z.string().min(1).max(200),
  password: z.string().max(255),
})
export type ResetPasswordRequest = z.infer<typeof ResetPasswordRequest>

/** `PUT /v1/customer/password`. */
export const ChangePasswordRequest = z.strictObject({
  current_password: z.string().min(1).max(255),
  password: z.string().max(255),
})
export type ChangePasswordRequest = z.infer<typeof ChangePasswordRequest>

/** `DELETE /v1/customer`. */
export const DeleteCustomerRequest = z.strictObject({ password: z.string().min(1).max(255) })
export type DeleteCustomerRequest = z.infer<typeof DeleteCustomerRequest>

/** `GET /v1/customer/orders?page=&page_size=`: newest first. */
export const CustomerOrders = z.object({
  orders: z.array(
    z.object({
      id: z.string(),
      number: z.string(),
      state: OrderState,
      created_at: MomentText,
      total: Euros,
    }),
  ),
  pagination: Pagination,
})
export type CustomerOrders = z.infer<typeof CustomerOrders>

/** `GET /v1/customer/export`: all that the shop knows of a customer. */
export const CustomerExport = z.object({
  customer: Customer,
  created_at: MomentText,
  newsletter: z.boolean(),
  orders: z.array(Order),
})
export type CustomerExport = z.infer<typeof CustomerExport>

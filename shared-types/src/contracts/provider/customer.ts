import { z } from 'zod'
import { EmailText, LenientEmail } from '../../texts.ts'
import { onWire } from '../../wire.ts'
import { customerDefaults } from '../../forms/customer.ts'
import { BillingAddress, CheckoutCustomer, CustomerType, ShippingAddress } from '../checkout.ts'

/** `GET /v1/customer/login/status`, and the answer of login and logout. */
export const LoginStatus = z.strictObject({
  loggedIn: onWire('loggedIn', z.boolean()),
  customer: z.strictObject({ id: z.int(), email: EmailText, firstName: z.string() }).nullable(),
})
export type LoginStatus = z.infer<typeof LoginStatus>

/** `POST /v1/customer/login`. */
export const LoginRequest = z.strictObject({
  username: z.string().min(1).max(255),
  password: z.string().min(1).max(255),
  remember: z.boolean().optional(),
})
export type LoginRequest = z.infer<typeof LoginRequest>

/**
 * `PUT /v1/customer`: omitted fields stay unchanged, and so does the e-mail address of the account. A stored invoice address
 * that is omitted gets the company of the customer.
 */
export const ChangeCustomerRequest = z.strictObject({
  customer: CheckoutCustomer.optional(),
  billingAddress: onWire('invoice_address', BillingAddress.optional()),
  shippingAddress: ShippingAddress.nullable().optional(),
})
export type ChangeCustomerRequest = z.infer<typeof ChangeCustomerRequest>

/** `POST /v1/customer`. Fields that the specification does not require may be omitted. */
export const RegisterRequest = z.strictObject({
  type: CustomerType.default(customerDefaults.type),
  firstName: z.string().max(255),
  lastName: z.string().max(255),
  email: z.string().max(255),
  phone: z.string().max(40).default(customerDefaults.phoneNumber),
  company: z.string().max(255).default(customerDefaults.company),
  password: z.string().max(255),
})
export type RegisterRequest = z.infer<typeof RegisterRequest>

/** `POST /v1/customer/email`: the new address, and the password of the account. */
export const ChangeEmailRequest = z.strictObject({
  email: RegisterRequest.shape.email,
  password: z.string().min(1).max(255),
})
export type ChangeEmailRequest = z.infer<typeof ChangeEmailRequest>

/** `POST /v1/customer/email/confirm`. */
export const ConfirmEmailRequest = z.strictObject({
  token: z.string().min(1).max(200),
  password: z.string().min(1).max(255),
})
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
  currentPassword: z.string().min(1).max(255),
  password: z.string().max(255),
})
export type ChangePasswordRequest = z.infer<typeof ChangePasswordRequest>

/** `DELETE /v1/customer`. */
export const DeleteCustomerRequest = z.strictObject({ password: z.string().min(1).max(255) })
export type DeleteCustomerRequest = z.infer<typeof DeleteCustomerRequest>

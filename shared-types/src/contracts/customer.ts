import { z } from 'zod'
import { EmailText, MomentText } from '../texts.ts'
import { LoginForm } from '../forms/account.ts'
import { Cents } from '../money.ts'
import { onWire, widerOnWire } from '../wire.ts'
import { BillingAddress, CheckoutCustomer, ShippingAddress } from './checkout.ts'
import { Order, OrderState } from './order.ts'
import { Pagination } from './pagination.ts'

const fields = {
  ...CheckoutCustomer.shape,
  billingAddress: onWire('invoice_address', BillingAddress.nullable()),
  shippingAddress: ShippingAddress.nullable(),
}

const Whole = z.strictObject({ id: z.int(), ...fields })
/** The provider's form, which also has an id. */
export type ProviderCustomer = z.infer<typeof Whole>

/** `GET /api/customer`. A shipping address of null is the invoice address. */
export const Customer = widerOnWire(z.strictObject(fields), Whole)
export type Customer = z.infer<typeof Customer>

/** `GET /api/auth/user` (spec §7: response user). */
export const AuthUser = z.strictObject({ user: Customer })

/** A message for the shopper: the same for known and unknown addresses. */
export const CustomerMessage = z.strictObject({ message: z.string() })
export type CustomerMessage = z.infer<typeof CustomerMessage>

/** `GET /api/customer/orders?page=&pageSize=`: newest first. `createdAt` is ISO 8601. */
export const CustomerOrders = z.strictObject({
  orders: z.array(
    z.strictObject({
      id: z.string(),
      number: z.string(),
      state: OrderState,
      createdAt: MomentText,
      total: Cents,
      /** The part of the total that was given back. */
      refunded: Cents.default(0),
      /** Its code; empty of a provider that does not tell. */
      paymentMethod: z.string().default(''),
    }),
  ),
  pagination: Pagination,
})
export type CustomerOrders = z.infer<typeof CustomerOrders>

/** Data of a customer besides the account and its orders. */
export const CustomerRecord = z.strictObject({
  kind: z.enum([
    'lastActivity',
    'session',
    'mail',
    'newsletter',
    'requestedAccount',
    'backInStock',
    'review',
    'withdrawal',
    'returnRequest',
    'checkout',
    'order',
    'cart',
  ]),
  createdAt: MomentText.nullable(),
  details: z.array(z.strictObject({ name: z.string(), value: z.string() })),
})

/** `GET /api/customer/export`: all data that the shop has of a customer. */
export const CustomerExport = z.strictObject({
  customer: Customer,
  createdAt: MomentText,
  newsletter: z.boolean(),
  orders: z.array(Order),
  records: z.array(CustomerRecord),
})
export type CustomerExport = z.infer<typeof CustomerExport>

/** `GET`, `POST` and `DELETE /api/customer/subscription`: whether the customer gets the newsletter. */
export const Subscription = z.strictObject({ subscribed: z.boolean(), email: EmailText })
export type Subscription = z.infer<typeof Subscription>

/** `GET /api/session`: the shopper's session, for the header. */
export const Session = z.strictObject({
  loggedIn: z.boolean(),
  customer: z.strictObject({ firstName: z.string(), email: EmailText }).nullable(),
  cartQuantity: z.int(),
})
export type Session = z.infer<typeof Session>

/** `POST /api/auth/login`. A client that is not a browser requests a token instead of the cookie. */
export const LoginRequest = z.strictObject({
  ...LoginForm.shape,
  transport: z.literal('bearer').optional(),
})
export type LoginRequest = z.infer<typeof LoginRequest>

/** The answer to such a client: the token for `Authorization: Bearer`. `expiresIn` is in seconds. */
export const LoginToken = z.strictObject({ token: z.string(), expiresIn: z.int() })
export type LoginToken = z.infer<typeof LoginToken>

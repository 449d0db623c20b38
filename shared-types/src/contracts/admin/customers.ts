import { z } from 'zod'
import { SavedMessages } from '../../forms/chat.ts'
import { emailText } from '../../forms/fields/email.ts'
import { CustomerRecord } from '../customer.ts'
import { BillingAddress, CheckoutCustomer, ShippingAddress } from '../checkout.ts'
import { ListQuery, ListSearchQuery } from './list.ts'
import { OrderSummary } from './orders.ts'

const at = z.iso.datetime()

export const CustomerSummary = z.strictObject({
  id: z.int(),
  name: z.string(),
  company: z.string(),
  email: z.string(),
  orders: z.int(),
  createdAt: at,
})
export type CustomerSummary = z.infer<typeof CustomerSummary>

export const StaffCustomer = CustomerSummary.extend({
  profile: CheckoutCustomer,
  billingAddress: BillingAddress.nullable(),
  shippingAddress: ShippingAddress.nullable(),
  newsletter: z.boolean(),
  /** The newest first, at most fifty. */
  latestOrders: z.array(OrderSummary),
})
export type StaffCustomer = z.infer<typeof StaffCustomer>

export const PersonQuery = z.strictObject({ email: emailText() })
export type PersonQuery = z.infer<typeof PersonQuery>

/** What the shop has of an address, with or without an account. */
export const PersonalData = z.strictObject({
  email: z.string(),
  /** The account with this address; null without one. */
  customerId: z.int().nullable(),
  /** The newest first, at most fifty. */
  orders: z.array(OrderSummary),
  /** How much of each kind; kinds without are left out. */
  records: z.array(z.strictObject({ kind: CustomerRecord.shape.kind, count: z.int() })),
})
export type PersonalData = z.infer<typeof PersonalData>

export const MessageQuery = ListSearchQuery.extend({
  status: z.enum(['open', 'answered']).default('open'),
})
export type MessageQuery = z.infer<typeof MessageQuery>

/** A message of the contact form. Customer service answers it by mail. */
export const StaffMessage = z.strictObject({
  id: z.uuid(),
  from: z.string(),
  subject: z.string(),
  text: z.string(),
  createdAt: at,
  answeredAt: at.nullable(),
})
export type StaffMessage = z.infer<typeof StaffMessage>

export const MarkMessage = z.strictObject({ answered: z.boolean() })
export type MarkMessage = z.infer<typeof MarkMessage>

/** A sold-out variant, and how many shoppers want a mail when it is back. */
export const AwaitedVariant = z.strictObject({
  /** The id of the variant. */
  id: z.int(),
  sku: z.string(),
  product: z.string(),
  variant: z.string(),
  shoppers: z.int(),
  since: at,
})
export type AwaitedVariant = z.infer<typeof AwaitedVariant>

/** `unanswered` has chats in which the assistant did not know an answer, until they are handled; `poor` those with at most two stars. */
export const ChatQuery = ListQuery.extend({ status: z.enum(['all', 'unanswered', 'poor']).default('all') })
export type ChatQuery = z.infer<typeof ChatQuery>

/** A finished conversation. Personal data was removed before it was stored. */
export const StaffChat = z.strictObject({
  id: z.uuid(),
  createdAt: at,
  rating: z.int().nullable(),
  messages: SavedMessages,
  /** Whether the assistant did not know an answer. */
  unanswered: z.boolean(),
  /** When an employee marked it as handled. */
  handledAt: at.nullable(),
})
export type StaffChat = z.infer<typeof StaffChat>

export const MarkChat = z.strictObject({ handled: z.boolean() })
export type MarkChat = z.infer<typeof MarkChat>

import { z } from 'zod'
import { CountryCode } from '../checkout.ts'

/** What an owner has to do before the shop sells, in this order. */
export const FirstStep = z.enum([
  'shopDetails',
  'servicePages',
  'products',
  'menu',
  'shippingCosts',
  'payment',
  'sender',
])
export type FirstStep = z.infer<typeof FirstStep>

/** What the shop earned in the last 30 days, and how much waits for an employee. */
export const Overview = z.strictObject({
  /** By the day in the Netherlands of the payment, less the credit notes of that day; days without are included. Empty for an employee of content. */
  days: z.array(z.strictObject({ day: z.iso.date(), orders: z.int(), revenueCents: z.int() })),
  waiting: z.strictObject({
    /** Without those of which all of the price is back at the payer. */
    toShip: z.int(),
    refundsDue: z.int(),
    /** Orders that go on although all of their price was refunded. */
    paidBack: z.int(),
    /** Orders with a chargeback that no employee has handled and the shop has not won back. */
    chargedBack: z.int(),
    /** Shipped orders with pieces that are neither sent nor refunded. */
    unsent: z.int(),
    /** Orders of which something is to be sent again. */
    replacements: z.int(),
    /** Withdrawals and requests to return a rug that are neither handled nor refunded. */
    returns: z.int(),
    reviews: z.int(),
    unansweredReviews: z.int(),
    /** Not marked as answered. */
    contactMessages: z.int(),
    /** Chats in which the assistant did not know an answer. */
    unansweredChats: z.int(),
    failedMails: z.int(),
    /** Payments that the bank is processing, or that the shopper has not completed. */
    openPayments: z.int(),
    /** Articles for sale with less stock than their threshold. */
    lowStock: z.int(),
  }),
  /** Searches of the last 30 days that found nothing, the most frequent first. */
  misses: z.array(z.strictObject({ term: z.string(), searches: z.int() })),
  /** Those that are not done yet; none for other employees than an owner, and none outside production. */
  firstSteps: z.array(FirstStep),
})
export type Overview = z.infer<typeof Overview>

const day = z.iso.date('Vul een datum in.')
const cents = z.int()

/** Days in the Netherlands, both included. */
export const FiguresQuery = z
  .strictObject({ from: day, until: day })
  .refine(({ from, until }) => from <= until, {
    path: ['until'],
    error: 'De laatste dag ligt voor de eerste.',
  })
export type FiguresQuery = z.infer<typeof FiguresQuery>

/** Amounts with VAT, and the VAT in them. */
const taxed = { grossCents: cents, vatCents: cents }
const Documents = z.strictObject({ count: z.int(), ...taxed })
const Money = z.strictObject({ count: z.int(), cents })

/** For the VAT return: the invoices of a period by the day of payment, less its credit notes, which are negative; those of refunds that failed after all are taken back. */
export const Figures = z.strictObject({
  invoices: Documents,
  creditNotes: Documents,
  total: z.strictObject(taxed),
  /** The total by country of delivery and rate in percent. */
  rows: z.array(z.strictObject({ country: CountryCode, rate: z.int(), ...taxed })),
  /** Money that banks took back, less what the shop won back, by the day on which the shop learned it. It changes no invoice. */
  chargedBack: Money,
  /** Refunds of money that no invoice asked for, and those made at the payment provider itself. */
  refundedWithoutNote: Money,
  /** The part of these that is of the price, which lowers the VAT. */
  priceRefundedWithoutNote: Money,
})
export type Figures = z.infer<typeof Figures>

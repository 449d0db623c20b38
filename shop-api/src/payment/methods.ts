import { endOfDay } from 'shared-types/calendar/local-day'
import type { CountryCode } from 'shared-types/contracts/checkout'
import type { PaymentState } from 'shared-types/contracts/order'
import {
  ageLimits,
  bankTransfer,
  ofPaymentCode,
  PaymentCode,
  paymentTitles,
  youngestPayer,
} from 'shared-types/forms/payment'
import { wholeEuros } from 'shared-types/order/whole-euros'

interface Terms {
  description: string
  surchargeCents: number
  /** The allowed order total, both ends included; no limit if omitted. */
  fromCents?: number
  toCents?: number
  /** The highest order total for guests, whose e-mail address is not confirmed; as for customers if omitted. */
  guestToCents?: number
  /** Billing countries where it is available; all delivery countries if omitted. */
  countries?: readonly CountryCode[]
}

export interface PaymentMethod extends Terms {
  code: PaymentCode
  title: string
}

const billinkLimit = { toCents: 250_000 }
const spraypayLimits = { fromCents: 25_000, toCents: 500_000 }

const limit = (cents: number): string => wholeEuros(cents / 100)
const fromAge = `vanaf ${youngestPayer} jaar`
const capitalFromAge = `Vanaf ${youngestPayer} jaar`

const terms: Record<PaymentCode, Terms> = {
  ideal: {
    description: 'Betaal direct met de app van je eigen bank.',
    surchargeCents: 0,
  },
  bancontact: {
    description: 'Betaal direct met je Belgische bankkaart of app.',
    surchargeCents: 0,
    countries: ['BE'],
  },
  klarna: {
    description: `Eerst ontvangen, binnen 30 dagen betalen. ${capitalFromAge}.`,
    surchargeCents: 0,
    countries: ['NL', 'BE'],
  },
  afterpay: {
    description: `Eerst ontvangen, binnen 14 dagen betalen. ${capitalFromAge}.`,
    surchargeCents: 0,
    countries: ['NL', 'BE'],
  },
  billink: {
    description: `Eerst ontvangen, binnen 14 dagen betalen. Tot ${limit(billinkLimit.toCents)}, ${fromAge}.`,
    surchargeCents: 0,
    ...billinkLimit,
    countries: ['NL', 'BE'],
  },
  in3: {
    description: `Betaal in 3 termijnen, zonder rente. ${capitalFromAge}.`,
    surchargeCents: 0,
    countries: ['NL'],
  },
  spraypay: {
    description: `Gespreid betalen, van ${limit(spraypayLimits.fromCents)} tot ${limit(spraypayLimits.toCents)}. ${ageLimits('spraypay').text}`,
    surchargeCents: 0,
    ...spraypayLimits,
    countries: ['NL'],
  },
  alma: {
    description: `Betaal in 2, 3 of 4 termijnen met je bankkaart. ${capitalFromAge}.`,
    surchargeCents: 0,
  },
  paypal: { description: 'Betaal met je PayPal-account.', surchargeCents: 99 },
  creditcard: {
    description: 'Betaal met Visa of Mastercard.',
    surchargeCents: 0,
  },
  banktransfer: {
    description: 'Maak het bedrag zelf over. We verzenden zodra het binnen is.',
    surchargeCents: 0,
    // A transfer keeps articles out of stock for days.
    guestToCents: 100_000,
  },
}

/** All payment methods of this shop, in display order. */
export const paymentMethods: PaymentMethod[] = PaymentCode.options.map((code) =>
  Object.assign({ code, title: paymentTitles[code] }, terms[code]),
)

/** Paid manually, days later, so several rules for pending payments do not apply to it. */
export const isBankTransfer = (code: string): boolean => code === bankTransfer

/**
 * A transfer whose page was opened and that the shopper may have left there, to choose another method or other articles.
 * Providers do not tell it from one that was confirmed, so they are asked once the shopper returns, or after an hour.
 */
export const isUnconfirmedTransfer = ({ method, state }: { method: string; state: PaymentState }): boolean =>
  isBankTransfer(method) && state === 'open'

/** An order keeps the code of a method that the shop no longer offers; the code is then its title. */
export const paymentTitle = (code: string): string => ofPaymentCode(paymentTitles, code) ?? code

/** What the method adds to the order; nothing for a code that the shop no longer has, or none yet. */
export const surchargeCentsOf = (code: string | null): number =>
  ofPaymentCode(terms, code ?? '')?.surchargeCents ?? 0

const hourMs = 60 * 60 * 1000
/** The 12 days that payment providers allow for a transfer. */
export const usualTransferHours = 12 * 24
const largeOrderPieces = 20
const largeOrderTransferHours = 48

/** How long an order by bank transfer stays open, and then until the day ends: shorter when it takes many pieces out of stock. */
export const transferHoursFor = (lines: { quantity: number }[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0) > largeOrderPieces
    ? largeOrderTransferHours
    : usualTransferHours

/** The end of a day, because shoppers and Mollie are given the day only. */
export const transferDueAt = ({
  createdAt,
  transferHours,
}: {
  createdAt: Date
  transferHours: number | null
}): Date => endOfDay(new Date(createdAt.getTime() + (transferHours ?? usualTransferHours) * hourMs))

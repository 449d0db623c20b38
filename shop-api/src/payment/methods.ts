import type { CountryCode } from 'shared-types/contracts/checkout'

export interface PaymentMethod {
  code: string
  title: string
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

/** All payment methods of this shop, in display order. */
export const paymentMethods: PaymentMethod[] = [
  {
    code: 'ideal',
    title: 'iDEAL | Wero',
    description: 'Betaal direct met de app van je eigen bank.',
    surchargeCents: 0,
  },
  {
    code: 'bancontact',
    title: 'Bancontact',
    description: 'Betaal direct met je Belgische bankkaart of app.',
    surchargeCents: 0,
    countries: ['BE'],
  },
  {
    code: 'klarna',
    title: 'Klarna',
    description: 'Eerst ontvangen, binnen 30 dagen betalen. Vanaf 18 jaar.',
    surchargeCents: 0,
    countries: ['NL', 'BE'],
  },
  {
    code: 'afterpay',
    title: 'Riverty (voorheen AfterPay)',
    description: 'Eerst ontvangen, binnen 14 dagen betalen. Vanaf 18 jaar.',
    surchargeCents: 0,
    countries: ['NL', 'BE'],
  },
  {
    code: 'billink',
    title: 'Billink',
    description: 'Eerst ontvangen, binnen 14 dagen betalen. Tot € 2.500, vanaf 18 jaar.',
    surchargeCents: 0,
    toCents: 250_000,
    countries: ['NL', 'BE'],
  },
  {
    code: 'in3',
    title: 'in3',
    description: 'Betaal in 2, 3 of 4 termijnen, zonder rente. Vanaf 18 jaar.',
    surchargeCents: 0,
    countries: ['NL'],
  },
  {
    code: 'spraypay',
    title: 'SprayPay',
    description: 'Gespreid betalen, van € 250 tot € 5.000. Beschikbaar van 23 tot 75 jaar.',
    surchargeCents: 0,
    fromCents: 25_000,
    toCents: 500_000,
    countries: ['NL'],
  },
  {
    code: 'alma',
    title: 'Alma',
    description: 'Betaal in termijnen met je bankkaart. Vanaf 18 jaar.',
    surchargeCents: 0,
  },
  { code: 'paypal', title: 'PayPal', description: 'Betaal met je PayPal-account.', surchargeCents: 99 },
  {
    code: 'creditcard',
    title: 'Creditcard',
    description: 'Betaal met Visa of Mastercard.',
    surchargeCents: 0,
  },
  {
    code: 'banktransfer',
    title: 'Bankoverschrijving',
    description: 'Maak het bedrag zelf over. We verzenden zodra het binnen is.',
    surchargeCents: 0,
    // A transfer keeps articles out of stock for days.
    guestToCents: 100_000,
  },
]

/** Paid manually, days later, so several rules for pending payments do not apply to it. */
export const isBankTransfer = (code: string): boolean => code === 'banktransfer'

const hourMs = 60 * 60 * 1000
/** The 12 days that payment providers allow for a transfer. */
export const usualTransferHours = 12 * 24
const largeOrderPieces = 20
const largeOrderTransferHours = 48

/** For how long an order by bank transfer stays open: shorter when it takes many pieces out of stock. */
export const transferHoursFor = (lines: { quantity: number }[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0) > largeOrderPieces
    ? largeOrderTransferHours
    : usualTransferHours

export const transferDueAt = ({
  createdAt,
  transferHours,
}: {
  createdAt: Date
  transferHours: number | null
}): Date => new Date(createdAt.getTime() + (transferHours ?? usualTransferHours) * hourMs)

export const findPaymentMethod = (code: string | null): PaymentMethod | undefined =>
  paymentMethods.find((method) => method.code === code)

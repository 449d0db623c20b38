import {
  createMollieClient,
  CaptureMethod,
  Locale,
  MollieApiError,
  type Payment,
  type PaymentCreateParams,
  PaymentEmbed,
  PaymentMethod,
  PaymentStatus,
  RefundStatus,
} from '@mollie/api-client'
import { isRecord } from 'shared-types/is-record'
import { dayAt } from 'shared-types/calendar/local-day'
import type { PaymentState } from 'shared-types/contracts/order'
import { internationalPhone } from 'shared-types/forms/fields/phone'
import { streetLine } from 'shared-types/forms/fields/street-line'
import { ofPaymentCode, PaymentCode } from 'shared-types/forms/payment'
import type { OrderRow } from '../db/schema/buying/order.ts'
import { mollieAmount, mollieLines } from './mollie-lines.ts'
import { transferDueAt } from './methods.ts'
import type { PaymentProvider, PaymentRequest, RefundAnswer, RefundReport } from '../payment-provider.ts'

/**
 * Our methods by Mollie's names. With null, which the shop does not offer with Mollie (`config.ts`), an order from before
 * is paid by what the shopper chooses on Mollie's own page.
 */
const methods: Record<PaymentCode, PaymentMethod | null> = {
  ideal: PaymentMethod.ideal,
  bancontact: PaymentMethod.bancontact,
  paypal: PaymentMethod.paypal,
  creditcard: PaymentMethod.creditcard,
  klarna: PaymentMethod.klarna,
  afterpay: PaymentMethod.riverty,
  // Mollie's client does not know it, and its API does.
  billink: 'billink' as PaymentMethod,
  in3: PaymentMethod.in3,
  spraypay: null,
  alma: PaymentMethod.alma,
  banktransfer: PaymentMethod.banktransfer,
}

const codeOf = ({ method }: Payment): PaymentCode | null =>
  PaymentCode.options.find((code) => method && methods[code] === method) ?? null

/** `authorized` counts as paid: the provider guarantees the money, which is captured at shipping. */
const states: Record<PaymentStatus, PaymentState> = {
  [PaymentStatus.open]: 'open',
  [PaymentStatus.pending]: 'pending',
  [PaymentStatus.authorized]: 'paid',
  [PaymentStatus.paid]: 'paid',
  [PaymentStatus.canceled]: 'cancelled',
  [PaymentStatus.expired]: 'expired',
  [PaymentStatus.failed]: 'failed',
}

/** A transfer is open until the money arrives, which takes days: the bank processes it in the meantime. */
const stateOf = ({ status, method }: Pick<Payment, 'status' | 'method'>): PaymentState =>
  status === PaymentStatus.open && method === PaymentMethod.banktransfer ? 'pending' : states[status]

const refundStates: Record<RefundStatus, RefundReport['state']> = {
  [RefundStatus.queued]: 'pending',
  [RefundStatus.pending]: 'pending',
  [RefundStatus.processing]: 'pending',
  [RefundStatus.refunded]: 'done',
  [RefundStatus.failed]: 'failed',
  [RefundStatus.canceled]: 'failed',
}

/** Shorter than the bff's timeout for payments. */
const timeoutMs = 10_000

const address = (of: OrderRow['billingAddress'], name: { firstName: string; lastName: string }) => ({
  // Some methods require both, and a receiver can have one.
  givenName: name.firstName || name.lastName,
  familyName: name.lastName || name.firstName,
  ...(of.company ? { organizationName: of.company } : {}),
  streetAndNumber: streetLine(of),
  postalCode: of.zipcode,
  city: of.city,
  country: of.countryCode,
})

/** Converts `dd-mm-yyyy` to Mollie's `yyyy-mm-dd`. */
const dateOfBirth = (birthdate: string): string | undefined => {
  const [, day, month, year] = /^(\d{2})-(\d{2})-(\d{4})$/.exec(birthdate) ?? []
  return day && `${year}-${month}-${day}`
}

const parameters = (request: PaymentRequest): PaymentCreateParams => {
  const { order, lines, method, amountCents, redirectUrl, webhookUrl, idempotencyKey } = request
  const { email, phoneNumber, birthdate } = order.customer
  // Typed for this payment, so they come before those of the address step, which may be those of another person.
  const phone = order.paymentDetails?.phone || phoneNumber
  const born = dateOfBirth(order.paymentDetails?.dob || birthdate)
  const known = ofPaymentCode(methods, method)
  const contact = {
    email,
    ...(phone ? { phone: internationalPhone(phone, order.billingAddress.countryCode) } : {}),
  }
  return {
    amount: mollieAmount(amountCents),
    description: `Bestelling ${order.number}`,
    redirectUrl,
    cancelUrl: redirectUrl,
    webhookUrl,
    locale: Locale.nl_NL,
    metadata: { order: order.number, payment: idempotencyKey },
    lines: mollieLines(order, lines),
    billingAddress: { ...address(order.billingAddress, order.customer), ...contact },
    shippingAddress: { ...address(order.shippingAddress, order.shippingAddress), ...contact },
    idempotencyKey,
    ...(known ? { method: known } : {}),
    ...(known === PaymentMethod.banktransfer ? { dueDate: dayAt(transferDueAt(order)) } : {}),
    ...(known === PaymentMethod.riverty ? { captureMode: CaptureMethod.manual } : {}),
    ...(known === PaymentMethod.in3 && born ? { consumerDateOfBirth: born } : {}),
  }
}

/** A timeout for Mollie's client, which has none of its own. */
const inTime = async <T>(call: Promise<T>): Promise<T> => {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('Mollie did not answer in time')), timeoutMs)
  try {
    return await Promise.race([call, late])
  } finally {
    clearTimeout(timer)
  }
}

/** Mollie leaves out an amount that is zero. */
const centsOf = (amount?: { value: string }): number => Math.round(Number(amount?.value ?? 0) * 100)

const isUnknown = (error: unknown): boolean => error instanceof MollieApiError && error.statusCode === 404

/** For a request that Mollie will never accept. Mistakes of ours, such as another API key, are thrown. */
const refusalOf = (error: unknown, statuses: number[]): { refused: string } => {
  if (error instanceof MollieApiError && statuses.includes(error.statusCode ?? 0))
    return { refused: error.message }
  throw error
}

/** The metadata of a payment or a refund has our key, because Mollie remembers idempotency keys for an hour only. */
const keyOf = (metadata: unknown, of: 'payment' | 'refund'): string | null =>
  isRecord(metadata) && typeof metadata[of] === 'string' ? metadata[of] : null

/**
 * Mollie's Payments API. Within an hour, repeated calls with the same `idempotencyKey` return the same
 * payment; after that, the stored provider id prevents another request.
 * @param endpoint of the API, with its version; another one for tests
 */
export const mollieProvider = (apiKey: string, endpoint?: string): PaymentProvider => {
  const mollie = createMollieClient({ apiKey, ...(endpoint ? { apiEndpoint: endpoint } : {}) })
  /** False for an unknown payment, such as one of an API key that the shop had before. */
  const isAuthorised = async (providerId: string): Promise<boolean> => {
    try {
      return (await inTime(mollie.payments.get(providerId))).status === PaymentStatus.authorized
    } catch (error) {
      if (isUnknown(error)) return false
      throw error
    }
  }
  return {
    name: 'mollie',
    create: async (request) => {
      try {
        const created = await inTime(mollie.payments.create(parameters(request)))
        const url = created.getCheckoutUrl()
        if (!url) throw new Error(`Mollie gave payment ${created.id} no page to pay on`)
        return { providerId: created.id, url }
      } catch (error) {
        return refusalOf(error, [400, 422])
      }
    },
    isId: (text) => /^tr_\w+$/.test(text),
    status: async (providerId) => {
      try {
        const found = await inTime(mollie.payments.get(providerId, { embed: [PaymentEmbed.refunds] }))
        const { amount, amountRefunded, amountChargedBack, _embedded } = found
        return {
          key: keyOf(found.metadata, 'payment'),
          state: stateOf(found),
          method: codeOf(found),
          amountCents: centsOf(amount),
          refundedCents: centsOf(amountRefunded),
          chargedBackCents: centsOf(amountChargedBack),
          refunds: (_embedded?.refunds ?? []).map((refund) => ({
            key: keyOf(refund.metadata, 'refund'),
            amountCents: centsOf(refund.amount),
            state: refundStates[refund.status],
            reason: refundStates[refund.status] === 'failed' ? `status ${refund.status}` : '',
          })),
        }
      } catch (error) {
        if (isUnknown(error)) return null
        throw error
      }
    },
    isAuthorised,
    capture: async (providerId) => {
      if (!(await isAuthorised(providerId))) return
      await inTime(
        mollie.paymentCaptures.create({ paymentId: providerId, idempotencyKey: `capture ${providerId}` }),
      )
    },
    canRefund: () => true,
    refund: async ({ providerId, idempotencyKey, amountCents, description }): Promise<RefundAnswer> => {
      try {
        const { status, amount } = await inTime(mollie.payments.get(providerId))
        if (status === PaymentStatus.authorized) {
          if (amountCents !== centsOf(amount)) {
            return {
              refused: 'de betaling is pas na het verzenden geïnd; betaal daarna een deel terug, of nu alles',
            }
          }
          await inTime(mollie.payments.releaseAuthorization(providerId))
          return { state: 'done', released: true }
        }
        // An authorisation that has ended: there is nothing to refund.
        if (status === PaymentStatus.canceled || status === PaymentStatus.expired)
          return { state: 'done', released: true }
        const created = await inTime(
          mollie.paymentRefunds.create({
            paymentId: providerId,
            amount: mollieAmount(amountCents),
            description,
            metadata: { refund: idempotencyKey },
            idempotencyKey,
          }),
        )
        const state = refundStates[created.status]
        return state === 'failed' ? { refused: `status ${created.status}` } : { state }
      } catch (error) {
        return refusalOf(error, [400, 404, 410, 422])
      }
    },
  }
}

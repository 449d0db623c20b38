import type { FieldMessages } from 'shared-types/errors'
import { countryNames } from 'shared-types/forms/fields/country'
import type { PaymentDetails } from 'shared-types/contracts/checkout'
import { methodMessages, noPaymentDetails, paymentMistakes } from 'shared-types/forms/payment'
import type { CartLine } from '../cart/contents/lines.ts'
import { calculateTotals } from '../pricing/totals.ts'
import { isAllNextDay, parcelCountryOf } from '../shipping/delivery-promise.ts'
import { costsOf } from '../cart/contents/costs.ts'
import { paymentMistake, type PaymentContext } from '../payment/eligibility.ts'
import { isDeliveredTo, isShippingOffered, type Parcel } from '../shipping/eligibility.ts'
import type { CheckoutRow } from '../db/schema/buying/checkout.ts'
import { findShippingChoice, readShippingMethods } from '../shipping/methods.ts'
import type { Db, Tx } from '../db/client.ts'
import type { Shop } from '../context.ts'
import type { ShopperSession } from '../session/shopper-session.ts'

/** The input for deciding which shipping and payment methods are available. */
export type CheckoutContext = Parcel & PaymentContext

type Chosen = Pick<
  CheckoutRow,
  'customer' | 'billingAddress' | 'shippingAddress' | 'shippingMethod' | 'paymentMethod' | 'paymentDetails'
>

/** The conditions for methods besides the cart and its addresses. */
export type Offer = Pick<CheckoutContext, 'shippingMethods' | 'isCustomer' | 'paymentMethodsOff'>

export const offerTo = async (
  db: Db | Tx,
  { config }: Pick<Shop, 'config'>,
  session: ShopperSession | null,
): Promise<Offer> => ({
  shippingMethods: await readShippingMethods(db),
  isCustomer: session !== null && session.customerId !== null,
  paymentMethodsOff: config.paymentMethodsOff,
})

export const checkoutContextOf = (
  lines: Pick<
    CartLine,
    'priceCents' | 'priceOldCents' | 'vatRate' | 'quantity' | 'discount' | 'stock' | 'nextDay'
  >[],
  checkout: Pick<Chosen, 'billingAddress' | 'shippingAddress' | 'shippingMethod'> | undefined,
  offer: Offer,
): CheckoutContext => {
  const costs = costsOf(lines, offer.shippingMethods, checkout?.shippingMethod ?? null, null)
  return {
    ...offer,
    amountCents: calculateTotals(lines, costs).grandTotalCents,
    invoiceCountry: checkout?.billingAddress?.countryCode ?? 'NL',
    parcelCountry: parcelCountryOf(checkout),
    allNextDay: isAllNextDay(lines),
  }
}

/** When the shopper entered none. Only the form has a default gender. */
export const noDetails: PaymentDetails = { ...noPaymentDetails, gender: null }

/** The mistakes in the details of the chosen payment method, by field path. */
export const detailMistakes = ({
  paymentMethod,
  paymentDetails,
}: Pick<Chosen, 'paymentMethod' | 'paymentDetails'>): FieldMessages =>
  Object.fromEntries(
    paymentMistakes(paymentMethod ?? '', paymentDetails ?? noDetails).map(({ field, message }) => [
      `customer.${field}`,
      message,
    ]),
  )

/** A country to which no method delivers; null if one does. */
export const undeliveredMistake = (
  parcel: Pick<Parcel, 'shippingMethods' | 'parcelCountry'>,
): string | null =>
  isDeliveredTo(parcel) ? null : `We bezorgen niet in ${countryNames[parcel.parcelCountry]}.`

/** What the shop stopped offering after the shopper chose it: delivery in the country, or the method. */
export const withdrawnMistake = (
  checkout: Pick<Chosen, 'shippingMethod'> | undefined,
  parcel: Pick<Parcel, 'shippingMethods' | 'parcelCountry'>,
): string | null => {
  const undelivered = undeliveredMistake(parcel)
  if (undelivered) return `${undelivered} Kies een ander afleveradres.`
  const chosen = findShippingChoice(parcel.shippingMethods, checkout?.shippingMethod ?? null)
  return chosen && !chosen.offered
    ? `‘${chosen.title}’ bieden we niet meer aan. Kies een andere verzendmethode.`
    : null
}

/** What is missing in the step 'Verzend- & betaalmethode', by field path; empty when it is complete. */
export const methodMistakes = (checkout: Chosen | undefined, context: CheckoutContext): FieldMessages => {
  const payment = paymentMistake(
    checkout?.paymentMethod ?? null,
    checkout?.customer?.birthdate ?? '',
    context,
  )
  return {
    ...(isShippingOffered(checkout?.shippingMethod ?? null, context)
      ? {}
      : {
          selectedShippingMethod: withdrawnMistake(checkout, context) ?? methodMessages.shipping,
        }),
    ...(payment ? { selectedPaymentMethod: payment } : {}),
    ...(checkout ? detailMistakes(checkout) : {}),
  }
}

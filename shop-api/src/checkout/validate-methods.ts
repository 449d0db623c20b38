import type { FieldMessages } from 'shared-types/errors'
import { noPaymentDetails, paymentMistakes } from 'shared-types/forms/payment'
import type { CartLine } from '../cart/contents/lines.ts'
import { calculateTotals } from '../pricing/totals.ts'
import { isAllNextDay, parcelCountryOf } from '../shipping/delivery-promise.ts'
import { costsOf } from '../cart/contents/costs.ts'
import { isPaymentOffered, type PaymentContext } from '../payment/eligibility.ts'
import { isShippingOffered, type Parcel } from '../shipping/eligibility.ts'
import type { CheckoutRow } from '../db/schema/buying/checkout.ts'
import type { Shop } from '../context.ts'
import type { ShopperSession } from '../session/shopper-session.ts'

/** The input for deciding which shipping and payment methods are available. */
export type CheckoutContext = Parcel & PaymentContext

type Chosen = Pick<
  CheckoutRow,
  'billingAddress' | 'shippingAddress' | 'shippingMethod' | 'paymentMethod' | 'paymentDetails'
>

/** What decides about methods besides the cart and its addresses. */
export const offerTo = (
  { config }: Pick<Shop, 'config'>,
  session: ShopperSession | null,
): Pick<PaymentContext, 'isCustomer' | 'paymentMethodsOff'> => ({
  isCustomer: session !== null && session.customerId !== null,
  paymentMethodsOff: config.paymentMethodsOff,
})

export const checkoutContextOf = (
  lines: Pick<
    CartLine,
    'priceCents' | 'priceOldCents' | 'vatRate' | 'quantity' | 'discount' | 'stock' | 'nextDay'
  >[],
  checkout: Pick<Chosen, 'billingAddress' | 'shippingAddress' | 'shippingMethod'> | undefined,
  { isCustomer, paymentMethodsOff }: Pick<PaymentContext, 'isCustomer' | 'paymentMethodsOff'>,
): CheckoutContext => {
  return {
    amountCents: calculateTotals(lines, costsOf(checkout?.shippingMethod ?? null, null)).grandTotalCents,
    invoiceCountry: checkout?.billingAddress?.countryCode ?? 'NL',
    parcelCountry: parcelCountryOf(checkout),
    allNextDay: isAllNextDay(lines),
    isCustomer,
    paymentMethodsOff,
  }
}

/** The mistakes in the details of the chosen payment method, by field path. */
export const detailMistakes = ({
  paymentMethod,
  paymentDetails,
}: Pick<Chosen, 'paymentMethod' | 'paymentDetails'>): FieldMessages =>
  Object.fromEntries(
    paymentMistakes(paymentMethod ?? '', paymentDetails ?? { ...noPaymentDetails, gender: null }).map(
      ({ field, message }) => [`customer.${field}`, message],
    ),
  )

/** What is missing in the step 'Verzend- & betaalmethode', by field path; empty when it is complete. */
export const methodMistakes = (checkout: Chosen | undefined, context: CheckoutContext): FieldMessages => ({
  ...(isShippingOffered(checkout?.shippingMethod ?? null, context)
    ? {}
    : { selectedShippingMethod: 'Selecteer een verzendmethode' }),
  ...(isPaymentOffered(checkout?.paymentMethod ?? null, context)
    ? {}
    : { selectedPaymentMethod: 'Selecteer een betaalmethode' }),
  ...(checkout ? detailMistakes(checkout) : {}),
})

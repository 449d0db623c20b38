import type { Cart, CartItem } from 'shared-types/contracts/cart'
import type { CountryCode } from 'shared-types/contracts/checkout'
import { variantName } from 'shared-types/variant-name'
import type { WorkingCalendar } from '../delivery/working-days.ts'
import { isBankTransfer } from '../payment/methods.ts'
import { articleCentsOf, freeShippingFrom } from '../shipping/costs.ts'
import { deliveryPromises, isAllNextDay, parcelOrderBefore } from '../shipping/delivery-promise.ts'
import {
  cheapestShippingMethod,
  isShippingOffered,
  offeredShippingMethods,
  type Parcel,
} from '../shipping/eligibility.ts'
import { findShippingChoice, type ShippingMethod } from '../shipping/methods.ts'
import { costsOf } from './contents/costs.ts'
import { presentConfiguration } from '../configurator/present.ts'
import { presentTotals } from '../pricing/present.ts'
import { calculateTotals, discountCents, noCosts } from '../pricing/totals.ts'
import type { CartContents } from './contents/contents.ts'
import type { GiftMessages } from './contents/gifts.ts'
import type { CartLine } from './contents/lines.ts'
import { freeShippingProgress, promoProgress } from './contents/progress.ts'
import type { CartRow } from './contents/queries.ts'
import type { KnownVoucher } from './contents/voucher-queries.ts'

const presentLine = (line: CartLine, delivery: string, giftMessages: GiftMessages): CartItem => ({
  id: line.id,
  variantId: line.variantId,
  thumbnail: line.thumbnail,
  stock: line.stock,
  parent: { id: line.productId, title: line.productTitle, slug: line.productSlug },
  name: variantName(line.productTitle, line.name),
  sku: line.sku,
  brand: line.brand,
  categories: line.categories,
  delivery,
  price: line.priceCents,
  priceOld: line.priceOldCents,
  priceChangedFrom: line.seenPriceCents === line.priceCents ? null : line.seenPriceCents,
  gift: line.gift,
  gives: line.givesVariantId,
  giftMessage: giftMessages.get(line.givesVariantId) ?? null,
  configuration: line.configuration && presentConfiguration(line.configuration),
  quantity: line.quantity,
  subtotal: line.priceCents * line.quantity,
  discount: discountCents(line),
})

/** The response for a shopper without a cart. */
export const emptyCart: Cart = {
  quoteId: null,
  found: false,
  items: [],
  totals: presentTotals(calculateTotals([], noCosts)),
  shippingMethod: null,
  appliedCode: null,
  discountMessage: null,
  giftMessages: [],
  orderBefore: null,
  promiseBefore: '',
  updatedAt: null,
}

interface Surroundings {
  calendar: WorkingCalendar
  country: CountryCode
  /** All methods of the shop. */
  shippingMethods: ShippingMethod[]
  /** The choice of the shopper, which may no longer be on offer. */
  shippingMethod: string | null
  paymentMethod: string | null
  advertised: KnownVoucher | null
}

const parcelOf = ({ lines }: CartContents, { country, shippingMethods }: Surroundings): Parcel => ({
  shippingMethods,
  parcelCountry: country,
  allNextDay: isAllNextDay(lines),
})

/** The checkout asks again for a method that is no longer on offer, so it costs nothing here. */
const stillOffered = (contents: CartContents, around: Surroundings): string | null =>
  isShippingOffered(around.shippingMethod, parcelOf(contents, around)) ? around.shippingMethod : null

/** Until the shopper chooses, the cheapest method: the checkout preselects it. */
const expectedMethod = (contents: CartContents, around: Surroundings): string | null => {
  const { lines } = contents
  if (around.shippingMethod !== null || lines.length === 0) return around.shippingMethod
  return cheapestShippingMethod(parcelOf(contents, around), articleCentsOf(lines))?.code ?? null
}

/** The article total from which the chosen method is free; until the shopper chooses, any that is offered. */
const freeFrom = (contents: CartContents, around: Surroundings): number | null => {
  const chosen = findShippingChoice(around.shippingMethods, around.shippingMethod)
  return freeShippingFrom(chosen ? [chosen] : offeredShippingMethods(parcelOf(contents, around)))
}

export const presentCart = (cart: CartRow, contents: CartContents, known: Surroundings): Cart => {
  const around = { ...known, shippingMethod: stillOffered(contents, known) }
  const { calendar, country, shippingMethods, shippingMethod, paymentMethod, advertised } = around
  const destination = {
    calendar,
    country,
    shippingMethods,
    shippingMethod,
    byTransfer: isBankTransfer(paymentMethod ?? ''),
  }
  const promiseOf = deliveryPromises(contents.lines, destination)
  const orderBefore = parcelOrderBefore(contents.lines, destination)
  return {
    quoteId: cart.id,
    found: true,
    items: contents.lines.map((line) => presentLine(line, promiseOf(line).offered, contents.giftMessages)),
    totals: {
      ...presentTotals(
        calculateTotals(
          contents.lines,
          costsOf(contents.lines, shippingMethods, expectedMethod(contents, around), paymentMethod),
        ),
      ),
      ...(contents.lines.length > 0
        ? {
            promoProgress: promoProgress(contents, advertised),
            freeShippingProgress: freeShippingProgress(contents, freeFrom(contents, around)),
          }
        : {}),
    },
    shippingMethod,
    appliedCode: cart.voucherCode,
    discountMessage: contents.voucher?.problem ?? null,
    giftMessages: [...contents.giftMessages.values()],
    orderBefore: orderBefore?.moment ?? null,
    promiseBefore: orderBefore?.promise ?? '',
    updatedAt: cart.updatedAt.toISOString(),
  }
}

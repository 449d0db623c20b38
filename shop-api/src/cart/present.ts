import type { Cart, CartItem } from 'shared-types/v1/cart'
import type { CountryCode } from 'shared-types/v1/checkout'
import { toEuros } from 'shared-types/money'
import { variantName } from 'shared-types/variant-name'
import { deliveryPromises } from '../shipping/delivery-promise.ts'
import { costsOf } from './costs.ts'
import { presentConfiguration } from '../configurator/present.ts'
import { presentTotals } from '../pricing/present.ts'
import { addUp, noCosts } from '../pricing/totals.ts'
import type { CartContents } from './contents.ts'
import type { CartLine } from './lines.ts'
import { freeShippingProgress, promoProgress } from './progress.ts'
import type { CartRow } from './queries.ts'
import type { KnownVoucher } from './voucher-queries.ts'

const euros = (cents: number | null): number | null => (cents === null ? null : toEuros(cents))

const presentLine = (line: CartLine, delivery: string): CartItem => ({
  id: line.id,
  variant_id: line.variantId,
  thumbnail: line.thumbnail,
  stock: line.stock,
  parent: { id: line.productId, title: line.productTitle, slug: line.productSlug },
  name: variantName(line.productTitle, line.name),
  sku: line.sku,
  brand: line.brand,
  categories: line.categories.map((name) => ({ name })),
  delivery,
  price: toEuros(line.priceCents),
  price_old: euros(line.priceOldCents),
  price_changed_from: line.seenPriceCents === line.priceCents ? null : euros(line.seenPriceCents),
  gift: line.gift,
  custom: line.configuration && presentConfiguration(line.configuration),
  quantity: line.quantity,
  subtotal: toEuros(line.priceCents * line.quantity),
})

/** What a shopper without a cart sees. */
export const emptyCart: Cart = {
  quote_id: null,
  found: false,
  items: [],
  totals: presentTotals(addUp([], noCosts)),
  shipping_method: null,
  applied_code: null,
  discount_message: null,
  updated_at: null,
}

interface Surroundings {
  country: CountryCode
  shippingMethod: string | null
  paymentMethod: string | null
  advertised: KnownVoucher | null
}

export const presentCart = (
  cart: CartRow,
  contents: CartContents,
  { country, shippingMethod, paymentMethod, advertised }: Surroundings,
): Cart => {
  const promiseOf = deliveryPromises(contents.lines, { country, shippingMethod })
  return {
    quote_id: cart.id,
    found: true,
    items: contents.lines.map((line) => presentLine(line, promiseOf(line))),
    totals: {
      ...presentTotals(addUp(contents.lines, costsOf(shippingMethod, paymentMethod))),
      ...(contents.lines.length > 0
        ? {
            promo_progress: promoProgress(contents, advertised),
            free_shipping_progress: freeShippingProgress(contents),
          }
        : {}),
    },
    shipping_method: shippingMethod,
    applied_code: cart.voucherCode,
    discount_message: contents.voucher?.problem ?? null,
    updated_at: cart.updatedAt.toISOString(),
  }
}

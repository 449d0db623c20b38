import type { Cart, CartItem } from 'shared-types/v1/cart'
import { toEuros } from 'shared-types/money'
import { variantName } from '../catalog/variant-name.ts'
import { costsOf } from '../checkout/methods.ts'
import { presentTotals } from '../pricing/present.ts'
import { addUp, noCosts } from '../pricing/totals.ts'
import type { CartLine, CartRow } from './queries.ts'

const presentLine = (line: CartLine): CartItem => ({
  id: line.id,
  variant_id: line.variantId,
  thumbnail: line.thumbnail,
  stock: line.stock,
  parent: { id: line.productId, title: line.productTitle, slug: line.productSlug },
  name: variantName(line.productTitle, line.name),
  sku: line.sku,
  brand: line.brand,
  categories: line.categories.map((name) => ({ name })),
  delivery: line.delivery,
  price: toEuros(line.priceCents),
  price_old: line.priceOldCents === null ? null : toEuros(line.priceOldCents),
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
  updated_at: null,
}

export interface ChosenMethods {
  shippingMethod: string | null
  paymentMethod: string | null
}

export const presentCart = (cart: CartRow, lines: CartLine[], chosen: ChosenMethods): Cart => ({
  quote_id: cart.id,
  found: true,
  items: lines.map(presentLine),
  totals: presentTotals(addUp(lines, costsOf(chosen.shippingMethod, chosen.paymentMethod))),
  shipping_method: chosen.shippingMethod,
  applied_code: null,
  updated_at: cart.updatedAt.toISOString(),
})

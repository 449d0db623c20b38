import type { Cart, CartItem, CartProgress, CartTotals } from 'shared-types/api/cart'
import { toCents } from 'shared-types/money'
import { toConfiguration } from '../configurator/reshape.ts'
import type {
  Cart as V1Cart,
  CartItem as V1CartItem,
  CartProgress as V1CartProgress,
  CartTotals as V1CartTotals,
} from 'shared-types/v1/cart'

const toItem = (item: V1CartItem): CartItem => ({
  id: item.id,
  variantId: item.variant_id,
  thumbnail: item.thumbnail,
  stock: item.stock,
  parent: item.parent,
  name: item.name,
  sku: item.sku,
  brand: item.brand,
  categories: item.categories.map(({ name }) => name),
  delivery: item.delivery,
  price: toCents(item.price),
  priceOld: item.price_old === null ? null : toCents(item.price_old),
  priceChangedFrom: item.price_changed_from === null ? null : toCents(item.price_changed_from),
  gift: item.gift,
  configuration: item.custom && toConfiguration(item.custom),
  quantity: item.quantity,
  subtotal: toCents(item.subtotal),
})

const inCents = ({ title, amount }: { title: string; amount: number }) => ({ title, amount: toCents(amount) })

const toProgress = (progress: V1CartProgress | null): CartProgress | null =>
  progress && {
    text: progress.text,
    threshold: toCents(progress.threshold),
    remaining: toCents(progress.remaining),
    percentage: progress.percentage,
  }

export const toTotals = (totals: V1CartTotals): CartTotals => ({
  totalQuantity: totals.total_quantity,
  subTotal: toCents(totals.sub_total),
  subTotalOld: toCents(totals.sub_total_old),
  subTotalDiff: toCents(totals.sub_total_diff),
  shippingCosts: toCents(totals.shipping_costs),
  paymentCosts: toCents(totals.payment_costs),
  additionalCosts: totals.additional_costs.map(inCents),
  discounts: totals.discounts.map(inCents),
  vat: totals.vat.map(({ rate, amount }) => ({ rate, amount: toCents(amount) })),
  promoProgress: toProgress(totals.promo_progress),
  freeShippingProgress: toProgress(totals.free_shipping_progress),
  grandTotal: toCents(totals.grand_total),
})

export const toCart = (cart: V1Cart): Cart => ({
  quoteId: cart.quote_id,
  found: cart.found,
  items: cart.items.map(toItem),
  totals: toTotals(cart.totals),
  shippingMethod: cart.shipping_method,
  appliedCode: cart.applied_code,
  discountMessage: cart.discount_message,
  updatedAt: cart.updated_at,
})

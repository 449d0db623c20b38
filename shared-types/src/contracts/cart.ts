import { z } from 'zod'
import { MomentText } from '../texts.ts'
import { Image } from '../image.ts'
import { Cents } from '../money.ts'
import { maxLineQuantity } from '../limits.ts'
import { mappedOnWire, onWire } from '../wire.ts'
import { Configuration } from './configuration.ts'

/** The provider writes `{ name }`. */
const CategoryName = mappedOnWire(z.string(), z.object({ name: z.string() }), {
  toWire: (name) => ({ name }),
  fromWire: ({ name }) => name,
})

export const CartItem = z.strictObject({
  id: z.int(),
  variantId: z.int(),
  thumbnail: Image.nullable(),
  /** The quantity in stock now. */
  stock: z.int().min(0),
  parent: z.strictObject({ id: z.int(), title: z.string(), slug: z.string() }),
  name: z.string(),
  sku: z.string(),
  brand: z.string(),
  /** The categories of the product, the main one first, for the data layer. */
  categories: z.array(CategoryName),
  delivery: z.string(),
  price: Cents,
  priceOld: Cents.nullable(),
  /** The price that the shopper saw when the line was added, if it is another now. */
  priceChangedFrom: Cents.nullable(),
  /** A free line, added and removed automatically with the article that includes it. */
  gift: z.boolean(),
  /** The variant that is given away with each piece. */
  gives: z.int().nullable().default(null),
  /** The one of `giftMessages` that is about that variant; null if all of it comes along. */
  giftMessage: z.string().nullable().default(null),
  /** Null for products without a configuration. */
  configuration: onWire('custom', Configuration.nullable()),
  quantity: z.int().positive(),
  /** Before the discount. */
  subtotal: Cents,
  /** The part of the discounts that is for this line. */
  discount: Cents.default(0),
})
export type CartItem = z.infer<typeof CartItem>

/** The progress of the cart towards a threshold, with a text. `remaining` is 0 once it is reached. */
export const CartProgress = z.strictObject({
  text: z.string(),
  threshold: Cents,
  remaining: Cents,
  percentage: z.int().min(0).max(100),
  /** The shopper still has to type its code. */
  needsCode: z.boolean().default(false),
})
export type CartProgress = z.infer<typeof CartProgress>

/**
 * `vat` is the VAT included in the grand total, by rate in percent. For an order, both kinds of progress are
 * null. `subTotalOld` uses old prices where they exist; `subTotalDiff` is the difference with `subTotal`.
 */
export const CartTotals = z.strictObject({
  totalQuantity: z.int(),
  subTotal: Cents,
  subTotalOld: Cents,
  subTotalDiff: Cents,
  shippingCosts: Cents,
  paymentCosts: Cents,
  additionalCosts: z.array(z.strictObject({ title: z.string(), amount: Cents })),
  discounts: z.array(z.strictObject({ title: z.string(), amount: Cents })),
  vat: z.array(z.strictObject({ rate: z.int(), amount: Cents })),
  promoProgress: CartProgress.nullable(),
  freeShippingProgress: CartProgress.nullable(),
  grandTotal: Cents,
})
export type CartTotals = z.infer<typeof CartTotals>

/**
 * `GET /api/cart` and `/v1/cart`, and the answer to every change of it. `quoteId` is null and `found` false while the
 * shopper has no cart. `updatedAt` is ISO 8601.
 */
export const Cart = z.strictObject({
  quoteId: z.string().nullable(),
  found: z.boolean(),
  items: z.array(CartItem),
  totals: CartTotals,
  shippingMethod: z.string().nullable(),
  appliedCode: z.string().nullable(),
  /** Why the applied code gives no discount now. */
  discountMessage: z.string().nullable(),
  /** Which gifts of the articles are out of stock, and so not among the items; empty of a provider that does not tell. */
  giftMessages: z.array(z.string()).default([]),
  /** The moment after which an article of the cart arrives a day later; null if today's cut-off makes no difference. */
  orderBefore: MomentText.nullable().default(null),
  /** What is promised until then; empty of a provider that does not tell. */
  promiseBefore: z.string().default(''),
  updatedAt: MomentText.nullable(),
})
export type Cart = z.infer<typeof Cart>

/** A price as the browser says that it was shown. */
export const ShownPrice = Cents.min(0).max(100_000_000)

/** The id of a row; the maximum is that of the database. */
const RowId = z.int().positive().max(2_147_483_647)

/**
 * `POST /api/cart/items` and `/v1/cart/item`: `itemId` is a variant; the quantity is added to the line. If
 * `shownPrice` is not the price now, the line says so. A page of the previous release does not send it.
 */
export const AddItemRequest = z.strictObject({
  itemId: RowId,
  quantity: z.int().min(1).max(maxLineQuantity),
  shownPrice: ShownPrice.optional(),
})
export type AddItemRequest = z.infer<typeof AddItemRequest>

/** `PUT /api/cart/items/:id`: the quantity replaces the line's. */
export const ChangeItemRequest = z.strictObject({
  quantity: z.int().min(1).max(maxLineQuantity),
})
export type ChangeItemRequest = z.infer<typeof ChangeItemRequest>

/** `POST /api/cart/discount`. Capitals and spaces do not matter. A refused code does not change the cart. */
export const DiscountRequest = z.strictObject({ discountCode: z.string().max(64) })
export type DiscountRequest = z.infer<typeof DiscountRequest>

/** `POST /api/cart/restore`: the signed id from the link in a mail. */
export const RestoreCartRequest = z.strictObject({ id: z.string().max(200) })
export type RestoreCartRequest = z.infer<typeof RestoreCartRequest>

/** `missing` has the titles of the articles that could not be added completely; empty of a provider that does not tell. */
export const RestoredCart = z.strictObject({ ...Cart.shape, missing: z.array(z.string()).default([]) })
export type RestoredCart = z.infer<typeof RestoredCart>

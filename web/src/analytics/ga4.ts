import type { Cents } from 'shared-types/money'
import type { ShopEvent, TrackedItem } from './events.ts'

type Value = string | number | boolean | undefined
type Item = Record<string, Value>

/** An entry of the data layer: flat, or with items under `ecommerce`. */
export interface DataLayerEntry {
  event: string
  ecommerce?: Record<string, Value | Item[]>
  [parameter: string]: unknown
}

const euros = (cents: Cents) => cents / 100

type KeysOf<T> = T extends unknown ? keyof T : never
type Parameter = Exclude<KeysOf<ShopEvent> | keyof TrackedItem, 'event' | 'items' | 'discount'>

/** GA4's name of each parameter; a discount only lowers the value. */
const names: Record<Parameter, string> = {
  itemId: 'item_id',
  itemName: 'item_name',
  itemBrand: 'item_brand',
  itemCategory: 'item_category',
  itemVariant: 'item_variant',
  price: 'price',
  quantity: 'quantity',
  index: 'index',
  listId: 'item_list_id',
  listName: 'item_list_name',
  coupon: 'coupon',
  value: 'value',
  tax: 'tax',
  shipping: 'shipping',
  transactionId: 'transaction_id',
  shippingTier: 'shipping_tier',
  paymentType: 'payment_type',
  totalQuantity: 'total_quantity',
  pageLocation: 'page_location',
  pageTitle: 'page_title',
  cartQuantity: 'cart_quantity',
  searchTerm: 'search_term',
  results: 'results',
  statistics: 'statistics',
  marketing: 'marketing',
  location: 'location',
  method: 'method',
  score: 'score',
  wizard: 'wizard',
  question: 'question',
  product: 'product',
  step: 'step',
  option: 'option',
}

/** In cents here, in euros at GA4. */
const amounts = new Set<Parameter>(['price', 'value', 'tax', 'shipping'])

type Parameters = { [Name in Parameter]?: Value }

const parametersOf = (given: Parameters): Item =>
  Object.fromEntries(
    (Object.keys(given) as Parameter[]).map((name) => {
      const value = given[name]
      return [names[name], amounts.has(name) && typeof value === 'number' ? euros(value) : value]
    }),
  )

/** The sum of price × quantity minus the discount, without shipping; in euros, summed in cents. */
const valueOf = (items: TrackedItem[], discount: Cents = 0) =>
  euros(items.reduce((sum, { price, quantity = 1 }) => sum + price * quantity, 0) - discount)

/** Converts an event to GA4's shape (enhanced e-commerce), in EUR. */
export const toGa4 = (event: ShopEvent): DataLayerEntry => {
  if (!('items' in event)) {
    const { event: name, ...own } = event
    return { event: name, ...parametersOf(own) }
  }
  const { event: name, items, discount, ...own } = { discount: 0, ...event }
  const list = 'listId' in event ? { listId: event.listId, listName: event.listName } : {}
  return {
    event: name,
    ecommerce: {
      currency: 'EUR',
      value: valueOf(items, discount),
      ...parametersOf(own),
      items: items.map((item) =>
        parametersOf({ quantity: 1, ...item, itemVariant: item.itemVariant || undefined, ...list }),
      ),
    },
  }
}

import type { Cents } from 'shared-types/money'
import type { ShopEvent, TrackedItem } from './events.ts'

type Value = string | number | boolean | undefined
type Item = Record<string, Value>

/** An entry of the data layer: flat, or with items under `ecommerce`. */
interface DataLayerEntry {
  event: string
  ecommerce?: Record<string, Value | Item[]>
  [parameter: string]: unknown
}

const euros = (cents: Cents) => cents / 100

type KeysOf<T> = T extends unknown ? keyof T : never
type Parameter = Exclude<KeysOf<ShopEvent> | keyof TrackedItem, 'event' | 'items'>

/** GA4's name of each parameter. */
const names: Record<Parameter, string> = {
  itemId: 'item_id',
  productId: 'product_id',
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
  discount: 'discount',
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
const amounts = new Set<Parameter>(['price', 'discount', 'value', 'tax', 'shipping'])

type Parameters = { [Name in Parameter]?: Value }

const parametersOf = (given: Parameters): Item =>
  Object.fromEntries(
    (Object.keys(given) as Parameter[]).map((name) => {
      const value = given[name]
      return [names[name], amounts.has(name) && typeof value === 'number' ? euros(value) : value]
    }),
  )

/** What is paid for all items. */
const paidFor = (items: TrackedItem[]): Cents =>
  items.reduce((sum, { price, quantity = 1, discount = 0 }) => sum + price * quantity - discount, 0)

/**
 * An item at the price that is paid for it, because GA4 expects the value to be the sum of price × quantity. The discount
 * per piece may have a fraction of a cent.
 */
const discounted = ({ discount = 0, quantity = 1, ...item }: TrackedItem) => {
  const off = discount / quantity
  return { ...item, quantity, price: item.price - off, ...(off > 0 && { discount: off }) }
}

/** Converts an event to GA4's shape (enhanced e-commerce), in EUR. */
export const toGa4 = (event: ShopEvent): DataLayerEntry => {
  if (!('items' in event)) {
    const { event: name, ...own } = event
    return { event: name, ...parametersOf(own) }
  }
  const { event: name, items, ...own } = event
  const list = 'listId' in event ? { listId: event.listId, listName: event.listName } : {}
  return {
    event: name,
    ecommerce: {
      currency: 'EUR',
      ...parametersOf({ value: paidFor(items), ...own }),
      items: items.map((item) =>
        parametersOf({ ...discounted(item), itemVariant: item.itemVariant || undefined, ...list }),
      ),
    },
  }
}

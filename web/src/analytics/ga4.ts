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

const item = (tracked: TrackedItem): Item => ({
  item_id: tracked.itemId,
  item_name: tracked.itemName,
  item_brand: tracked.itemBrand,
  item_category: tracked.itemCategory,
  item_variant: tracked.itemVariant || undefined,
  price: euros(tracked.price),
  quantity: tracked.quantity ?? 1,
  index: tracked.index,
})

/** The sum of price × quantity minus the discount, without shipping; in euros, summed in cents. */
const valueOf = (items: TrackedItem[], discount: Cents = 0) =>
  euros(items.reduce((sum, { price, quantity = 1 }) => sum + price * quantity, 0) - discount)

const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const listOf = (event: ShopEvent) =>
  'listId' in event ? { item_list_id: event.listId, item_list_name: event.listName } : {}

const ownOf = (event: ShopEvent): Record<string, Value> => {
  if (event.event === 'add_shipping_info') return { shipping_tier: event.shippingTier }
  if (event.event === 'add_payment_info') return { payment_type: event.paymentType }
  if (event.event === 'cartupdate') return { total_quantity: event.totalQuantity }
  if (event.event !== 'purchase') return {}
  return {
    transaction_id: event.transactionId,
    value: euros(event.value),
    tax: euros(event.tax),
    shipping: euros(event.shipping),
  }
}

/** Converts an event to GA4's shape (enhanced e-commerce), in EUR. */
export const toGa4 = (event: ShopEvent): DataLayerEntry => {
  if ('items' in event) {
    const list = listOf(event)
    return {
      event: event.event,
      ecommerce: {
        currency: 'EUR',
        value: valueOf(event.items, 'discount' in event ? event.discount : 0),
        ...list,
        ...('coupon' in event ? { coupon: event.coupon } : {}),
        ...ownOf(event),
        items: event.items.map((tracked) => ({ ...item(tracked), ...list })),
      },
    }
  }
  if (event.event === 'configurator_complete') return { ...event, price: euros(event.price) }
  const parameters = Object.entries(event).map(([name, value]) => [snake(name), value])
  return { event: event.event, ...Object.fromEntries(parameters) }
}

import type { Cents } from 'shared-types/money'

/** An article as it is measured. Money is in cents here; the data layer gets euros. */
export interface TrackedItem {
  /** The article number (sku). */
  itemId: string
  /** The product's title. */
  itemName: string
  itemBrand: string
  /** The product's main category. */
  itemCategory: string | undefined
  /** Size and colour; nothing for what comes in one size. */
  itemVariant?: string
  /** Of one piece. */
  price: Cents
  /** 1 unless said. */
  quantity?: number
  /** Its place in the list, from 0. */
  index?: number | undefined
}

interface OfItems {
  items: TrackedItem[]
  coupon?: string | undefined
  /** What the coupon takes off all items together. */
  discount?: Cents
}

interface OfList {
  listId: string
  listName: string
  items: TrackedItem[]
}

type BrowsingEvent =
  /** Sent by the shop itself, for every page. */
  | { event: 'page_view'; pageLocation: string; pageTitle: string; cartQuantity: number | undefined }
  | ({ event: 'view_item_list' } & OfList)
  /** The one item that was chosen. */
  | ({ event: 'select_item' } & OfList)
  | ({ event: 'view_item' } & OfItems)
  | { event: 'search'; searchTerm: string; results: number }
  | ({ event: 'add_to_wishlist' } & OfItems)

type BuyingEvent =
  | ({ event: 'add_to_cart' | 'remove_from_cart' | 'view_cart' | 'begin_checkout' } & OfItems)
  /** The whole cart, after every change of it. */
  | ({ event: 'cartupdate'; totalQuantity: number } & OfItems)
  | ({ event: 'add_shipping_info'; shippingTier: string } & OfItems)
  | ({ event: 'add_payment_info'; paymentType: string } & OfItems)
  /** From the order's event, which is told once. */
  | ({ event: 'purchase'; transactionId: string; value: Cents; tax: Cents; shipping: Cents } & OfItems)

/** Never what somebody wrote or is called: only what was done. */
type ServiceEvent =
  | { event: 'cookie_acceptance' }
  | { event: 'consent'; statistics: boolean; marketing: boolean }
  | { event: 'newsletter_subscribe'; place: 'popup' | 'page' }
  | { event: 'upsell_added' | 'upsell_failed'; itemId: string }
  /** How: the shop knows e-mail and password only. `sign_up` is the account that was asked for. */
  | { event: 'login' | 'sign_up'; method: 'email' }
  | { event: 'review_posted'; itemId: string; score: number }
  | { event: 'chat_open' | 'chat_message' | 'chat_end' }
  | { event: 'chat_rating'; score: number }
  | { event: 'wizard_start'; wizard: string }
  | { event: 'wizard_answer'; wizard: string; question: number }
  | { event: 'wizard_result'; wizard: string; results: number }
  | { event: 'configurator_start'; product: string }
  | { event: 'configurator_choice'; product: string; step: string; option: string }
  | { event: 'configurator_complete'; product: string; price: Cents }

/** Everything the shop measures. Names and shapes are GA4's where it has them. */
export type ShopEvent = BrowsingEvent | BuyingEvent | ServiceEvent

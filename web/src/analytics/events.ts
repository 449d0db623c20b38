import type { Cents } from 'shared-types/money'

/** An item as it is measured. Money is in cents here; the data layer gets euros. */
export interface TrackedItem {
  /** The article number (sku). */
  itemId: string
  /** The product's title. */
  itemName: string
  itemBrand: string
  /** The product's main category. */
  itemCategory: string | undefined
  /** Size and colour; absent if the product comes in one variant. */
  itemVariant?: string
  /** Per piece. */
  price: Cents
  /** 1 by default. */
  quantity?: number
  /** The discount on the whole item, not per piece; none by default. */
  discount?: Cents
  /** Position in the list, from 0. */
  index?: number | undefined
}

interface OfItems {
  items: TrackedItem[]
  coupon?: string | undefined
}

interface OfList {
  listId: string
  listName: string
  items: TrackedItem[]
}

type BrowsingEvent =
  /** Sent by the shop itself, not by a tag, on every page. */
  | { event: 'page_view'; pageLocation: string; pageTitle: string; cartQuantity: number | undefined }
  | ({ event: 'view_item_list' } & OfList)
  /** Holds only the selected item. */
  | ({ event: 'select_item' } & OfList)
  | ({ event: 'view_item' } & OfItems)
  | { event: 'search'; searchTerm: string; results: number }
  | ({ event: 'add_to_wishlist' } & OfItems)

type BuyingEvent =
  | ({ event: 'add_to_cart' | 'remove_from_cart' | 'view_cart' | 'begin_checkout' } & OfItems)
  /** The whole cart, after every change. */
  | ({ event: 'cartupdate'; totalQuantity: number } & OfItems)
  | ({ event: 'add_shipping_info'; shippingTier: string } & OfItems)
  | ({ event: 'add_payment_info'; paymentType: string } & OfItems)
  /** From the order's event, which the server returns only once. */
  | ({ event: 'purchase'; transactionId: string; value: Cents; tax: Cents; shipping: Cents } & OfItems)

/** Only what was done: never names or typed text. */
type ServiceEvent =
  | { event: 'cookie_acceptance' }
  | { event: 'consent'; statistics: boolean; marketing: boolean }
  | { event: 'newsletter_subscribe'; location: 'popup' | 'page' }
  | { event: 'upsell_added' | 'upsell_failed'; itemId: string }
  /** `method`: the shop only supports e-mail and password. `sign_up` is a request for an account. */
  | { event: 'login' | 'sign_up'; method: 'email' }
  | { event: 'review_posted'; productId: number; score: number }
  | { event: 'chat_open' | 'chat_message' | 'chat_end' }
  | { event: 'chat_rating'; score: number }
  | { event: 'wizard_start'; wizard: string }
  | { event: 'wizard_answer'; wizard: string; question: number }
  | { event: 'wizard_result'; wizard: string; results: number }
  | { event: 'configurator_start'; product: string }
  | { event: 'configurator_choice'; product: string; step: string; option: string }
  | { event: 'configurator_complete'; product: string; price: Cents }

/** Everything the shop measures, with GA4's names and shapes where they exist. */
export type ShopEvent = BrowsingEvent | BuyingEvent | ServiceEvent

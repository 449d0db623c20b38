import type * as cart from 'shared-types/contracts/cart'
import type * as providerCatalog from 'shared-types/contracts/provider/catalog'
import type * as checkout from 'shared-types/contracts/checkout'
import type * as providerCheckout from 'shared-types/contracts/provider/checkout'
import type * as providerConfigurator from 'shared-types/contracts/provider/configurator'
import type * as order from 'shared-types/contracts/order'
import type * as customer from 'shared-types/contracts/customer'
import type * as providerCustomer from 'shared-types/contracts/provider/customer'
import type * as withdrawal from 'shared-types/contracts/withdrawal'
import type * as chat from 'shared-types/contracts/provider/chat'
import type { WireOf } from 'shared-types/wire'

// Responses of `/v1`, for tests.

export type Cart = WireOf<typeof cart.Cart>
export type RestoredCart = WireOf<typeof cart.RestoredCart>
export type Product = WireOf<typeof providerCatalog.Product>
export type ProductTiles = WireOf<typeof providerCatalog.ProductTiles>
export type Configurator = WireOf<typeof providerConfigurator.Configurator>
export type AddConfigurationRequest = WireOf<typeof providerConfigurator.AddConfigurationRequest>
export type Order = WireOf<typeof order.Order>
export type OrderStatus = WireOf<typeof order.OrderStatus>
export type OrderEvent = WireOf<typeof order.OrderEvent>
export type OrderLookup = WireOf<typeof order.OrderLookup>
export type Reorder = WireOf<typeof order.Reorder>
export type Checkout = WireOf<typeof checkout.Checkout>
export type PaymentMethods = WireOf<typeof checkout.PaymentMethods>
export type PaymentUrl = WireOf<typeof checkout.PaymentUrl>
export type ShippingMethods = WireOf<typeof checkout.ShippingMethods>
export type SaveCustomerRequest = WireOf<typeof providerCheckout.SaveCustomerRequest>
export type Customer = WireOf<typeof customer.Customer>
export type CustomerExport = WireOf<typeof customer.CustomerExport>
export type CustomerOrders = WireOf<typeof customer.CustomerOrders>
export type LoginStatus = WireOf<typeof providerCustomer.LoginStatus>
export type Withdrawal = WireOf<typeof withdrawal.Withdrawal>
export type AssistantAnswer = WireOf<typeof chat.AssistantAnswer>
export type AssistantMessage = WireOf<typeof chat.AssistantMessage>
export type AssistantRequest = Pick<WireOf<typeof chat.AssistantRequest>, 'message'> &
  Partial<WireOf<typeof chat.AssistantRequest>>

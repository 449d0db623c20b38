import * as abandonment from 'shared-types/contracts/abandonment'
import * as advice from 'shared-types/contracts/advice'
import * as providerAdvice from 'shared-types/contracts/provider/advice'
import * as cart from 'shared-types/contracts/cart'
import * as configuration from 'shared-types/contracts/configuration'
import * as providerCart from 'shared-types/contracts/provider/cart'
import { wire } from 'shared-types/wire'
import * as catalog from 'shared-types/contracts/catalog'
import * as providerCatalog from 'shared-types/contracts/provider/catalog'
import * as chat from 'shared-types/contracts/chat'
import * as providerChat from 'shared-types/contracts/provider/chat'
import * as checkout from 'shared-types/contracts/checkout'
import * as providerCheckout from 'shared-types/contracts/provider/checkout'
import { providerFormats } from 'shared-types/openapi/formats'
import * as configurator from 'shared-types/contracts/configurator'
import * as providerConfigurator from 'shared-types/contracts/provider/configurator'
import * as contact from 'shared-types/contracts/contact'
import * as providerContact from 'shared-types/contracts/provider/contact'
import * as content from 'shared-types/contracts/content'
import * as providerContent from 'shared-types/contracts/provider/content'
import * as customer from 'shared-types/contracts/customer'
import * as providerCustomer from 'shared-types/contracts/provider/customer'
import * as login from 'shared-types/contracts/provider/login'
import * as newsletter from 'shared-types/contracts/newsletter'
import * as providerNewsletter from 'shared-types/contracts/provider/newsletter'
import * as order from 'shared-types/contracts/order'
import * as providerOrder from 'shared-types/contracts/provider/order'
import * as pagination from 'shared-types/contracts/pagination'
import * as providerWithdrawal from 'shared-types/contracts/provider/withdrawal'
import * as withdrawal from 'shared-types/contracts/withdrawal'
import * as errors from 'shared-types/errors'
import * as image from 'shared-types/image'
import * as money from 'shared-types/money'
import { nameSchemas } from 'shared-types/openapi/named-schemas'

/** The named schemas in the documentation of `/v1`. */
export const schemaRegistry = nameSchemas(
  [
    abandonment,
    { ...advice, ...providerAdvice },
    { ...cart, ...providerCart },
    { ...catalog, ...providerCatalog },
    { ...chat, ...providerChat },
    { ...checkout, ...providerCheckout },
    configuration,
    { ...configurator, ...providerConfigurator },
    { ...contact, ...providerContact },
    { ...content, ...providerContent },
    { ...customer, ...providerCustomer },
    login,
    { ...newsletter, ...providerNewsletter },
    { ...order, ...providerOrder },
    pagination,
    { ...withdrawal, ...providerWithdrawal },
    errors,
    image,
    money,
  ],
  { otherFormats: providerFormats, formOf: wire },
)

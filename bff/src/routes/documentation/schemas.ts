import * as abandonment from 'shared-types/contracts/abandonment'
import * as advice from 'shared-types/contracts/advice'
import * as cart from 'shared-types/contracts/cart'
import * as configuration from 'shared-types/contracts/configuration'
import * as catalog from 'shared-types/contracts/catalog'
import * as chat from 'shared-types/contracts/chat'
import * as checkout from 'shared-types/contracts/checkout'
import * as configurator from 'shared-types/contracts/configurator'
import * as contact from 'shared-types/contracts/contact'
import * as content from 'shared-types/contracts/content'
import * as customer from 'shared-types/contracts/customer'
import * as newsletter from 'shared-types/contracts/newsletter'
import * as order from 'shared-types/contracts/order'
import * as pagination from 'shared-types/contracts/pagination'
import * as withdrawal from 'shared-types/contracts/withdrawal'
import * as accountForm from 'shared-types/forms/account'
import * as addressForm from 'shared-types/forms/address'
import * as chatForm from 'shared-types/forms/chat'
import * as checkoutForm from 'shared-types/forms/checkout'
import * as contactForm from 'shared-types/forms/contact'
import * as customerForm from 'shared-types/forms/customer'
import * as newsletterForm from 'shared-types/forms/newsletter'
import * as orderLookupForm from 'shared-types/forms/order-lookup'
import * as paymentForm from 'shared-types/forms/payment'
import * as returnRequestForm from 'shared-types/forms/return-request'
import * as reviewForm from 'shared-types/forms/review'
import * as withdrawalForm from 'shared-types/forms/withdrawal'
import * as errors from 'shared-types/errors'
import * as image from 'shared-types/image'
import * as money from 'shared-types/money'
import { nameSchemas } from 'shared-types/openapi/named-schemas'
import { Term } from '../../public-reads/query-schemas.ts'

/** The named schemas in the documentation of `/api`. */
export const schemaRegistry = nameSchemas([
  abandonment,
  advice,
  cart,
  catalog,
  chat,
  checkout,
  configuration,
  configurator,
  contact,
  content,
  customer,
  newsletter,
  order,
  pagination,
  withdrawal,
  accountForm,
  addressForm,
  chatForm,
  checkoutForm,
  contactForm,
  customerForm,
  newsletterForm,
  orderLookupForm,
  paymentForm,
  returnRequestForm,
  reviewForm,
  withdrawalForm,
  errors,
  image,
  money,
])

schemaRegistry.add(Term, { description: 'Of any length; the first hundred characters count.' })

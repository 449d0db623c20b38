import { advices } from './areas/advices/advices.ts'
import { auditLog } from './areas/audit-log/audit-log.ts'
import { backInStock } from './areas/back-in-stock/back-in-stock.ts'
import { brands } from './areas/brands/brands.ts'
import { categories } from './areas/categories/categories.ts'
import { chats } from './areas/chats/chats.ts'
import { closedPeriods } from './areas/closed-periods/closed-periods.ts'
import { configurators } from './areas/configurators/configurators.ts'
import { customers } from './areas/customers/customers.ts'
import { documents } from './areas/documents/documents.ts'
import { facets } from './areas/facets/facets.ts'
import { families } from './areas/families/families.ts'
import { failedMails } from './areas/failed-mails/failed-mails.ts'
import { figures } from './areas/figures/figures.ts'
import { gifts } from './areas/gifts/gifts.ts'
import { imports } from './areas/imports/imports.ts'
import { messages } from './areas/messages/messages.ts'
import { newsletter } from './areas/newsletter/newsletter.ts'
import { orders } from './areas/orders/orders.ts'
import { pages } from './areas/pages/pages.ts'
import { personalData } from './areas/personal-data/personal-data.ts'
import { products } from './areas/products/products.ts'
import { promotions } from './areas/promotions/promotions.ts'
import { redirects } from './areas/redirects/redirects.ts'
import { returns } from './areas/returns/returns.ts'
import { reviews } from './areas/reviews/reviews.ts'
import { sessions } from './areas/sessions/sessions.ts'
import { shippingMethods } from './areas/shipping-methods/shipping-methods.ts'
import { staff } from './areas/staff/staff.ts'
import { synonyms } from './areas/synonyms/synonyms.ts'
import { vouchers } from './areas/vouchers/vouchers.ts'
import type { Area } from './api/area.ts'

/** The areas of the back office, in the order of the menu. */
export const areas: Area[] = [
  orders,
  returns,
  figures,
  customers,
  personalData,
  messages,
  products,
  families,
  categories,
  brands,
  facets,
  configurators,
  advices,
  imports,
  reviews,
  chats,
  failedMails,
  backInStock,
  vouchers,
  promotions,
  gifts,
  shippingMethods,
  closedPeriods,
  pages,
  documents,
  redirects,
  synonyms,
  newsletter,
  staff,
  sessions,
  auditLog,
]

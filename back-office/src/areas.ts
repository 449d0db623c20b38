import { auditLog } from './areas/audit-log/audit-log.ts'
import { brands } from './areas/brands/brands.ts'
import { categories } from './areas/categories/categories.ts'
import { imports } from './areas/imports/imports.ts'
import { orders } from './areas/orders/orders.ts'
import { products } from './areas/products/products.ts'
import { returns } from './areas/returns/returns.ts'
import { reviews } from './areas/reviews/reviews.ts'
import { sessions } from './areas/sessions/sessions.ts'
import { staff } from './areas/staff/staff.ts'
import type { Area } from './api/area.ts'

/** The areas of the back office, in the order of the menu. */
export const areas: Area[] = [
  orders,
  returns,
  products,
  categories,
  brands,
  imports,
  reviews,
  staff,
  sessions,
  auditLog,
]

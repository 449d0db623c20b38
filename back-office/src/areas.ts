import { auditLog } from './areas/audit-log/audit-log.ts'
import { orders } from './areas/orders/orders.ts'
import { promotions } from './areas/promotions/promotions.ts'
import { returns } from './areas/returns/returns.ts'
import { reviews } from './areas/reviews/reviews.ts'
import { sessions } from './areas/sessions/sessions.ts'
import { staff } from './areas/staff/staff.ts'
import { vouchers } from './areas/vouchers/vouchers.ts'
import type { Area } from './api/area.ts'

/** The areas of the back office, in the order of the menu. */
export const areas: Area[] = [orders, returns, reviews, vouchers, promotions, staff, sessions, auditLog]

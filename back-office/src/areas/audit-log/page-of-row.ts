import type { AuditEntry } from 'shared-types/contracts/admin/audit-log'

/** The pages of rows, by table. Other rows have none, or not one that follows from their id. */
const pages: Record<string, [resource: string, view?: 'show']> = {
  brand: ['brands'],
  category: ['categories'],
  chat: ['chats', 'show'],
  customer: ['customers', 'show'],
  facet: ['facets'],
  order: ['orders', 'show'],
  product: ['products'],
  product_family: ['families'],
  promotion: ['promotions'],
  review: ['reviews', 'show'],
  shipping_method: ['shipping-methods'],
  voucher: ['vouchers'],
}

/** Where the changed row can be opened; false for one that was deleted, or that has no page. */
export const pageOfRow = ({ table, row, after }: AuditEntry): string | false => {
  const page = pages[table]
  if (!page || after === null) return false
  const [resource, ...view] = page
  return ['', resource, encodeURIComponent(row), ...view].join('/')
}

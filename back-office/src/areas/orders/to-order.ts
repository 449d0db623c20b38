import { officePages } from 'shared-types/contracts/admin/paths'

/** The `rowClick` of a row about an order: opens it, if it is known. */
export const toOrder = (_id: unknown, _resource: unknown, { orderId }: { orderId: string | null }) =>
  orderId === null ? false : officePages.order(orderId)

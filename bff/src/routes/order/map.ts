import type { OrderLookupRequest } from 'shared-types/contracts/provider/order'
import type { OrderLookupForm } from 'shared-types/forms/order-lookup'
import { normaliseOrderNumber } from 'shared-types/forms/fields/order-number'

export const fromLookup = (form: OrderLookupForm): OrderLookupRequest => ({
  orderNumber: normaliseOrderNumber(form.orderNumber),
  email: form.email.trim(),
  zipcode: form.zipcode,
})

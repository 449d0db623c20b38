import type { Checkout } from 'shared-types/contracts/checkout'
import { apiPaths } from 'shared-types/urls/api-paths'
import type { AddressStepForm } from 'shared-types/forms/checkout'
import { mutate } from 'swr'
import { send } from '../../../api/request.ts'
import { rereadMethods } from '../checkout-data.ts'

/** Sends the address step. Throws a ProblemError with messages by field. */
export const saveAddress = async (step: AddressStepForm): Promise<void> => {
  const checkout = await send<Checkout>('POST', apiPaths.checkoutCustomer, step)
  await mutate(apiPaths.checkout, checkout, { revalidate: false })
  rereadMethods()
}

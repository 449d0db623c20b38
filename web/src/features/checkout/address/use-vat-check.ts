import { useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { VatCheck } from 'shared-types/contracts/checkout'
import { apiPaths } from 'shared-types/urls/api-paths'
import type { AddressStepForm } from 'shared-types/forms/checkout'
import { isVatNumber, vatParts } from 'shared-types/forms/fields/company'
import { vatMessage } from 'shared-types/forms/customer'
import { read } from '../../../api/request.ts'

const isKnown = (path: string): Promise<boolean> =>
  read<VatCheck>(path).then(
    ({ valid }) => valid,
    // A failed check says nothing about the number (spec §8).
    () => true,
  )

/** Checks a well-formed VAT number with the server. Call it when the field loses focus. */
export const useVatCheck = (form: UseFormReturn<AddressStepForm>) => {
  const requested = useRef<string>(null)
  return async () => {
    const { customer, billingAddress } = form.getValues()
    if (!isVatNumber(customer.vatNumber, billingAddress.countryCode)) return
    const path = apiPaths.vat(vatParts(customer.vatNumber, billingAddress.countryCode))
    if (requested.current === path) return
    requested.current = path
    const known = await isKnown(path)
    const isStillThere = form.getValues('customer.vatNumber') === customer.vatNumber
    if (!known && isStillThere) form.setError('customer.vatNumber', { type: 'server', message: vatMessage })
  }
}

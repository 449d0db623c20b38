import { useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { VatCheck } from 'shared-types/contracts/checkout'
import { apiPaths } from 'shared-types/urls/api-paths'
import type { AddressStepForm } from 'shared-types/forms/checkout'
import { isVatNumber, vatParts } from 'shared-types/forms/fields/company'
import { vatMessage } from 'shared-types/forms/customer'
import { read } from '../../../api/request.ts'

const field = 'customer.vatNumber'

/** The address of the look-up; null while the number is not well-formed in its country. */
const lookUpOf = (form: UseFormReturn<AddressStepForm>): string | null => {
  const [vatNumber, country] = form.getValues([field, 'billingAddress.countryCode'])
  return isVatNumber(vatNumber, country) ? apiPaths.vat(vatParts(vatNumber, country)) : null
}

/**
 * Checks a well-formed VAT number with the server, each number once. Call it whenever the field has been validated,
 * which removes the error.
 */
export const useVatCheck = (form: UseFormReturn<AddressStepForm>) => {
  const verdicts = useRef(new Map<string, Promise<boolean>>())
  const isKnown = (path: string): Promise<boolean> => {
    const earlier = verdicts.current.get(path)
    if (earlier) return earlier
    const verdict = read<VatCheck>(path).then(
      ({ valid }) => valid,
      () => {
        // A failed check says nothing about the number (spec §8): the next one asks again.
        verdicts.current.delete(path)
        return true
      },
    )
    verdicts.current.set(path, verdict)
    return verdict
  }
  return async () => {
    const path = lookUpOf(form)
    if (path === null || (await isKnown(path))) return
    // A validation that is going on would remove the error: this one ends after it.
    await form.trigger(field)
    if (lookUpOf(form) === path) form.setError(field, { type: 'server', message: vatMessage })
  }
}

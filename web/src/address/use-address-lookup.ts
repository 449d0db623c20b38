import { useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { AddressLookup, AddressSuggestion } from 'shared-types/contracts/checkout'
import type { AddressStepForm } from 'shared-types/forms/checkout'
import { isNotFound } from '../api/problem-error.ts'
import { read } from '../api/request.ts'
import { fillIn } from '../forms/fill-in.ts'
import { afterLookup, type LookupOutcome, lookupPath, withoutFilledIn, zipcodeKey } from './address-lookup.ts'

export type AddressPart = 'billingAddress' | 'shippingAddress'

const typingPause = 300
const noAddress = { zipcode: '', countryCode: 'NL' } as const

const lookUp = (path: string): Promise<LookupOutcome> =>
  read<AddressLookup>(path).then(
    (found) => (found.street && found.city ? found : 'failed'),
    (error: unknown) => (isNotFound(error) ? 'unknown' : 'failed'),
  )

/** Why street and city must be typed. */
const hints = {
  unknown: 'Dit adres staat nog niet in het adresregister. Vul hieronder zelf je straat en plaats in.',
  failed: 'We kunnen je straat nu niet opzoeken. Vul hieronder zelf je straat en plaats in.',
}

/** Fills in street and city while the shopper types; `hint` says why they must be typed, if the look-up gave none. */
export const useAddressLookup = (
  form: UseFormReturn<AddressStepForm>,
  part: AddressPart,
  onFilledIn?: () => void,
) => {
  const [hint, setHint] = useState<string>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const requested = useRef<string>(null)
  const filledIn = useRef<AddressLookup & { key: string }>(null)

  /** The values that were not typed: from a look-up, or the form's initial values. */
  const ownFill = () => {
    if (filledIn.current) return filledIn.current
    const { street, city, zipcode, countryCode } = form.formState.defaultValues?.[part] ?? {}
    return street && city && zipcode && countryCode
      ? { street, city, key: zipcodeKey({ zipcode, countryCode }) }
      : null
  }
  const typedAddress = () => ({
    street: form.getValues(`${part}.street`),
    city: form.getValues(`${part}.city`),
  })
  const fillAddress = ({ street, city }: AddressLookup) =>
    fillIn(form, { [`${part}.street`]: street, [`${part}.city`]: city })
  const noteFill = ({ street, city }: AddressLookup) => {
    filledIn.current = { street, city, key: zipcodeKey(form.getValues(part) ?? noAddress) }
  }

  const pathNow = () => {
    const address = form.getValues(part)
    return address ? lookupPath(address) : null
  }
  const lookUpNow = async () => {
    const path = pathNow()
    if (path && path === requested.current) return
    requested.current = path
    if (!path) return setHint(undefined)
    const outcome = await lookUp(path)
    // The fields have changed meanwhile; that change starts its own look-up.
    if (path !== pathNow()) return
    const next = afterLookup(typedAddress(), filledIn.current, outcome)
    setHint(typeof outcome === 'string' && next.street === '' ? hints[outcome] : undefined)
    fillAddress(next)
    if (typeof outcome === 'object') noteFill(next)
    onFilledIn?.()
  }
  /** Call on every change of zipcode, house number, extension and country. */
  const onTyping = () => {
    clearTimeout(timer.current)
    const fill = ownFill()
    const address = form.getValues(part)
    if (fill && address && zipcodeKey(address) !== fill.key) {
      fillAddress(withoutFilledIn(typedAddress(), fill))
      filledIn.current = { street: '', city: '', key: zipcodeKey(address) }
      requested.current = null
    }
    timer.current = setTimeout(() => void lookUpNow(), typingPause)
  }
  /** Fills in the chosen suggestion and validates it. The look-up then confirms it. */
  const fillInSuggestion = ({ houseNumber, extension, ...address }: AddressSuggestion) => {
    fillIn(form, {
      [`${part}.zipcode`]: address.zipcode,
      [`${part}.street`]: address.street,
      [`${part}.city`]: address.city,
      ...(houseNumber !== '' && {
        [`${part}.houseNumber`]: houseNumber,
        [`${part}.extension`]: extension,
      }),
    })
    noteFill(address)
    onFilledIn?.()
    onTyping()
  }
  return { hint, onTyping, fillInSuggestion }
}

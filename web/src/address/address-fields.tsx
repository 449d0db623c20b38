import { useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { splitHouseNumber } from 'shared-types/forms/address'
import { countries, countryNames } from 'shared-types/forms/fields/country'
import type { AddressStepForm } from 'shared-types/forms/checkout'
import { Field } from '../ui/input/field.tsx'
import { Select } from '../ui/input/select.tsx'
import styles from './address-fields.module.css'
import { splitZipcode } from './address-suggestions.ts'
import { fillIn, revalidate } from '../forms/fill-in.ts'
import { useFormMessage } from '../forms/fields/form-message.ts'
import { TextField } from '../forms/fields/text-field.tsx'
import { type AddressPart, useAddressLookup } from './use-address-lookup.ts'
import { ZipcodeField } from './zipcode-field.tsx'

const countryOptions = countries.map((value) => ({ value, label: countryNames[value] }))

interface AddressFieldsProps {
  form: UseFormReturn<AddressStepForm>
  part: AddressPart
  /** Called after fields were filled in automatically, which fires no change event. */
  onFilledIn?: (() => void) | undefined
}

/**
 * An address. In the Netherlands, a zipcode suggestion, or zipcode and house number, fill in the rest;
 * everything can also be typed.
 */
export function AddressFields({ form, part, onFilledIn }: AddressFieldsProps) {
  const { hint, onTyping, fillInSuggestion } = useAddressLookup(form, part, onFilledIn)
  const countryMessage = useFormMessage(form, `${part}.countryCode`)
  const addedExtension = useRef<string>(null)
  const section = part === 'billingAddress' ? 'billing' : 'shipping'
  const changeCountry = () => {
    onTyping()
    revalidate(form, [`${part}.zipcode`])
  }
  /** Splits '12a' into 12 and a, in the visible fields. */
  const splitNumber = () => {
    const typed = form.getValues(part)
    if (!typed) return
    // A new number has its own addition: the previous number's addition is dropped.
    const own = typed.extension === addedExtension.current ? '' : typed.extension
    const { houseNumber, extension } = splitHouseNumber(typed.houseNumber, own)
    if (houseNumber === typed.houseNumber) return
    addedExtension.current = extension
    fillIn(form, { [`${part}.houseNumber`]: houseNumber, [`${part}.extension`]: extension })
    onFilledIn?.()
  }
  /** Moves the parts of '1012 JS 12a', typed into the zipcode field, to their own fields. */
  const splitTypedZipcode = () => {
    const typed = form.getValues(part)
    const split = typed?.countryCode === 'NL' ? splitZipcode(typed.zipcode) : null
    if (!split) return
    fillIn(form, { [`${part}.zipcode`]: split.zipcode, [`${part}.houseNumber`]: split.houseNumber })
    splitNumber()
    onTyping()
  }
  const splitTyped = (id: string) => {
    if (id === `${part}.houseNumber`) splitNumber()
    if (id === `${part}.zipcode`) splitTypedZipcode()
  }
  return (
    <>
      <Field id={`${part}.countryCode`} label="Land" error={countryMessage}>
        {(control) => (
          <Select
            {...form.register(`${part}.countryCode`, { onChange: changeCountry })}
            {...control}
            options={countryOptions}
            autoComplete={`${section} country`}
          />
        )}
      </Field>
      <div>
        <div className={styles.house} onChange={onTyping} onBlur={({ target }) => splitTyped(target.id)}>
          <ZipcodeField
            form={form}
            part={part}
            autoComplete={`${section} postal-code`}
            onChoose={fillInSuggestion}
          />
          <TextField
            form={form}
            name={`${part}.houseNumber`}
            label="Huisnummer"
            autoComplete={`${section} address-line2`}
          />
          <TextField
            form={form}
            name={`${part}.extension`}
            label="Toevoeging"
            optional
            autoComplete={`${section} address-line3`}
          />
        </div>
        <output className={styles.unknown}>{hint}</output>
      </div>
      <div className={styles.row}>
        <TextField
          form={form}
          name={`${part}.street`}
          label="Straat"
          autoComplete={`${section} address-line1`}
        />
        <TextField
          form={form}
          name={`${part}.city`}
          label="Plaats"
          autoComplete={`${section} address-level2`}
        />
      </div>
    </>
  )
}

import { type ChangeEvent, type KeyboardEvent, useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import type { AddressSuggestion } from 'shared-types/contracts/checkout'
import type { AddressStepForm } from 'shared-types/forms/checkout'
import { Field } from '../ui/input/field.tsx'
import { nextOption } from '../ui/input/next-option.ts'
import { TextInput } from '../ui/input/text-input.tsx'
import { VisuallyHidden } from '../ui/text/visually-hidden.tsx'
import { countOf, addressLine } from './address-suggestions.ts'
import { useFormMessage } from '../forms/fields/form-message.ts'
import type { AddressPart } from './use-address-lookup.ts'
import { useAddressSuggestions } from './use-address-suggestions.ts'
import styles from './zipcode-field.module.css'
import { ZipcodeSuggestions } from './zipcode-suggestions.tsx'

interface Props {
  form: UseFormReturn<AddressStepForm>
  part: AddressPart
  autoComplete: string
  onChoose: (address: AddressSuggestion) => void
}

/** Typed by hand, not filled in by the browser's autofill. */
const isTyped = ({ nativeEvent, target }: ChangeEvent<HTMLInputElement>): boolean =>
  nativeEvent instanceof InputEvent &&
  nativeEvent.inputType !== 'insertReplacementText' &&
  document.activeElement === target

/**
 * A zipcode. In the Netherlands a combobox (ARIA 1.2) that suggests streets and addresses while typing;
 * without suggestions it is a plain field, and choosing one is optional.
 */
export function ZipcodeField({ form, part, autoComplete, onChoose }: Props) {
  const name = `${part}.zipcode` as const
  const error = useFormMessage(form, name)
  const country = useWatch({ control: form.control, name: `${part}.countryCode` })
  const { found, suggest, drop } = useAddressSuggestions()
  const [active, setActive] = useState<string | null>(null)
  const [chosen, setChosen] = useState('')

  const isOpen = found !== null && found.length > 0
  const listId = `${name}-suggestions`
  const options = (found ?? []).map((address, index) => ({ id: `${listId}-${index}`, address }))

  const close = () => {
    drop()
    setActive(null)
  }
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    setActive(null)
    setChosen('')
    const { houseNumber, countryCode } = form.getValues(part) ?? { houseNumber: '', countryCode: 'NL' }
    if (isTyped(event)) suggest({ zipcode: event.target.value, houseNumber, countryCode })
    else close()
  }
  const choose = (address: AddressSuggestion) => {
    close()
    setChosen(`Ingevuld: ${addressLine(address)}`)
    onChoose(address)
  }
  const press = (event: KeyboardEvent) => {
    if (!isOpen) return
    const pointedAt = options.find(({ id }) => id === active)
    if (event.key === 'Escape') {
      event.preventDefault()
      close()
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      const ids = options.map(({ id }) => id)
      setActive(nextOption(ids, active, event.key === 'ArrowDown' ? 1 : -1))
    } else if (event.key === 'Enter' && pointedAt) {
      event.preventDefault()
      choose(pointedAt.address)
    }
  }

  const combobox = country === 'NL' && {
    role: 'combobox',
    'aria-autocomplete': 'list' as const,
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? listId : undefined,
    'aria-activedescendant': active ?? undefined,
    onKeyDown: press,
  }
  return (
    <Field id={name} label="Postcode" error={error}>
      {(control) => (
        <div className={styles.combobox}>
          <TextInput
            autoComplete={autoComplete}
            autoCapitalize="characters"
            {...form.register(name, { onChange: type, onBlur: close })}
            {...control}
            {...combobox}
            aria-required
          />
          {isOpen && <ZipcodeSuggestions id={listId} options={options} active={active} onChoose={choose} />}
          <VisuallyHidden>
            <output>{chosen || (found && countOf(found))}</output>
          </VisuallyHidden>
        </div>
      )}
    </Field>
  )
}

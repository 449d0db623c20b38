import { zodResolver } from '@hookform/resolvers/zod'
import { useWatch } from 'react-hook-form'
import type { CustomerMessage } from 'shared-types/contracts/customer'
import { RegisterForm } from 'shared-types/forms/account'
import { send } from '../../api/request.ts'
import { PasswordFields } from './password-fields.tsx'
import layout from '../../forms/form-layout.module.css'
import { ShopForm, Submit } from '../../forms/shop-form.tsx'
import { TextField } from '../../forms/fields/text-field.tsx'
import { useShopForm } from '../../forms/use-shop-form.ts'
import { track } from '../../analytics/track.ts'
import { rememberPlace } from '../../ui/browser/remember-place.ts'
import { Radio, RadioGroup } from '../../ui/input/radio-group.tsx'

const nothing = { type: 'private', firstName: '', lastName: '', email: '', phone: '', company: '' } as const

/** All fields but the password. */
const draft = { name: 'registreren', fields: nothing }

interface RegisterFieldsProps {
  /** The `/api` URL that registers the account. */
  address: string
  /** Called with the message for the shopper and what they typed, unless they have left meanwhile. */
  onMessage: (message: string, typed: RegisterForm) => void
}

/** Requests an account; the link in the confirmation mail creates it. */
export function RegisterFields({ address, onMessage }: RegisterFieldsProps) {
  const registration = useShopForm<RegisterForm>(
    {
      resolver: zodResolver(RegisterForm),
      defaultValues: { ...nothing, password: '', confirmation: '' },
      draft,
    },
    async (values) => {
      const isStillHere = rememberPlace()
      const { message } = await send<CustomerMessage>('POST', address, values)
      track({ event: 'sign_up', method: 'email' })
      if (isStillHere()) onMessage(message, values)
    },
  )
  const { form } = registration
  const type = useWatch({ control: form.control, name: 'type' })
  return (
    <ShopForm of={registration} className={layout.form}>
      <RadioGroup id="type" legend="Ik bestel" inline>
        <Radio label="Particulier" value="private" {...form.register('type')} />
        <Radio label="Zakelijk" value="company" {...form.register('type')} />
      </RadioGroup>
      {type === 'company' && (
        <TextField form={form} name="company" label="Bedrijfsnaam" autoComplete="organization" />
      )}
      <div className={layout.row}>
        <TextField form={form} name="firstName" label="Voornaam" autoComplete="given-name" />
        <TextField form={form} name="lastName" label="Achternaam" autoComplete="family-name" />
      </div>
      <TextField form={form} name="email" label="E-mailadres" type="email" autoComplete="email" />
      <TextField form={form} name="phone" label="Telefoonnummer" type="tel" autoComplete="tel" optional />
      <PasswordFields form={form} password="password" confirmation="confirmation" />
      <div className={layout.end}>
        <Submit of={registration} busyText="Aan het versturen...">
          Registreren
        </Submit>
      </div>
    </ShopForm>
  )
}

import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { CustomerTold } from 'shared-types/api/customer'
import { RegisterForm } from 'shared-types/forms/account'
import { send } from '../../api/request.ts'
import { PasswordFields } from './password-fields.tsx'
import { ErrorSummary } from '../../forms/error-summary.tsx'
import letter from '../../forms/letter.module.css'
import { showRefusal } from '../../forms/show-refusal.ts'
import { TextField } from '../../forms/text-field.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Radio, RadioGroup } from '../../ui/radio-group.tsx'

const nothing: RegisterForm = {
  type: 'private',
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  company: '',
  password: '',
  confirmation: '',
}

interface RegisterFieldsProps {
  /** Where the account is asked for. */
  address: string
  /** Hears what the shopper is told. */
  onTold: (message: string) => void
}

/** Asks for an account; the link in the mail makes it. */
export function RegisterFields({ address, onTold }: RegisterFieldsProps) {
  const [refusal, setRefusal] = useState<string | null>(null)
  const form = useForm<RegisterForm>({
    resolver: zodResolver(RegisterForm),
    mode: 'onTouched',
    defaultValues: nothing,
  })
  const type = useWatch({ control: form.control, name: 'type' })
  const submit = form.handleSubmit(async (values) => {
    setRefusal(null)
    try {
      const { message } = await send<CustomerTold>('POST', address, values)
      onTold(message)
    } catch (error) {
      setRefusal(showRefusal(form, error))
    }
  })
  return (
    <form className={letter.form} noValidate onSubmit={submit}>
      <ErrorSummary form={form} />
      {refusal && <Alert kind="danger">{refusal}</Alert>}
      <RadioGroup id="type" legend="Ik bestel" inline>
        <Radio label="Particulier" value="private" {...form.register('type')} />
        <Radio label="Zakelijk" value="company" {...form.register('type')} />
      </RadioGroup>
      {type === 'company' && (
        <TextField form={form} name="company" label="Bedrijfsnaam" autoComplete="organization" />
      )}
      <div className={letter.row}>
        <TextField form={form} name="firstName" label="Voornaam" autoComplete="given-name" />
        <TextField form={form} name="lastName" label="Achternaam" autoComplete="family-name" />
      </div>
      <TextField form={form} name="email" label="E-mailadres" type="email" autoComplete="email" />
      <TextField form={form} name="phone" label="Telefoonnummer" type="tel" autoComplete="tel" optional />
      <PasswordFields form={form} password="password" confirmation="confirmation" />
      <div className={letter.end}>
        <Button type="submit" busy={form.formState.isSubmitting} busyText="Aan het versturen...">
          Maak account
        </Button>
      </div>
    </form>
  )
}

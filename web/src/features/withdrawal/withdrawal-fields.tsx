import type { UseFormReturn } from 'react-hook-form'
import type { WithdrawalForm } from 'shared-types/forms/withdrawal'
import { useFormMessage } from '../../forms/fields/form-message.ts'
import { TextField } from '../../forms/fields/text-field.tsx'
import { Field } from '../../ui/input/field.tsx'
import { TextArea } from '../../ui/input/text-input.tsx'

/** The fields of a withdrawal. There is no reason field, as the law requires none. */
export function WithdrawalFields({ form }: { form: UseFormReturn<WithdrawalForm> }) {
  return (
    <>
      <TextField form={form} name="name" label="Naam" autoComplete="name" />
      <TextField
        form={form}
        name="orderNumber"
        label="Bestelnummer"
        autoCapitalize="characters"
        hint="Staat in je bestelbevestiging, bijvoorbeeld DKBD1000001."
      />
      <TextField
        form={form}
        name="email"
        label="E-mailadres"
        type="email"
        autoComplete="email"
        hint="Hier sturen we de bevestiging van je herroeping heen."
      />
      <Field
        id="articles"
        label="Welke artikelen?"
        optional
        error={useFormMessage(form, 'articles')}
        hint="Laat leeg om de hele bestelling te herroepen."
      >
        {(control) => <TextArea {...form.register('articles')} {...control} maxLength={1000} />}
      </Field>
    </>
  )
}

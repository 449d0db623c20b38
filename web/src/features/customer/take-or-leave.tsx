import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { apiPaths } from 'shared-types/api/paths'
import { DeleteAccountForm } from 'shared-types/forms/account'
import { send } from '../../api/request.ts'
import letter from '../../forms/letter.module.css'
import { showRefusal } from '../../forms/show-refusal.ts'
import { TextField } from '../../forms/text-field.tsx'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'

/** What the law lets every customer do with their data: take them along, and have them forgotten. */
export function TakeOrLeave() {
  const [refusal, setRefusal] = useState<string | null>(null)
  const form = useForm<DeleteAccountForm>({
    resolver: zodResolver(DeleteAccountForm),
    defaultValues: { password: '' },
  })
  const submit = form.handleSubmit(async (values) => {
    setRefusal(null)
    try {
      await send('DELETE', apiPaths.customer, values)
      location.replace(paths.home())
    } catch (error) {
      setRefusal(showRefusal(form, error))
    }
  })
  return (
    <>
      <section className={letter.form} aria-labelledby="export-title">
        <h2 id="export-title">Mijn gegevens</h2>
        <p>
          <a href={apiPaths.customerExport} download="mijn-gegevens.json">
            Download mijn gegevens
          </a>
        </p>
      </section>
      <form className={letter.form} noValidate onSubmit={submit}>
        <h2>Account verwijderen</h2>
        <p>
          Je gegevens worden gewist. Bestellingen bewaren we zonder je naam en adres, omdat de Belastingdienst
          dat vraagt. Dit kan niet ongedaan worden gemaakt.
        </p>
        {refusal && <Alert kind="danger">{refusal}</Alert>}
        <TextField
          form={form}
          name="password"
          id="delete-password"
          label="Wachtwoord, om te verwijderen"
          type="password"
          autoComplete="current-password"
        />
        <div className={letter.end}>
          <Button
            type="submit"
            look="secondary"
            busy={form.formState.isSubmitting}
            busyText="Aan het verwijderen..."
          >
            Verwijder mijn account
          </Button>
        </div>
      </form>
    </>
  )
}

import { zodResolver } from '@hookform/resolvers/zod'
import { apiPaths } from 'shared-types/urls/api-paths'
import { DeleteAccountForm } from 'shared-types/forms/account'
import { endVisit } from '../../api/pending-logout.ts'
import { send } from '../../api/request.ts'
import layout from '../../forms/form-layout.module.css'
import { ShopForm, Submit } from '../../forms/shop-form.tsx'
import { TextField } from '../../forms/fields/text-field.tsx'
import { useShopForm } from '../../forms/use-shop-form.ts'
import { paths } from '../../paths.ts'

/** The legal rights of every customer: exporting their data and deleting it. */
export function PrivacySettings() {
  const end = useShopForm<DeleteAccountForm>(
    { resolver: zodResolver(DeleteAccountForm), defaultValues: { password: '' } },
    async (values) => {
      await send('DELETE', apiPaths.customer, values)
      endVisit()
      location.replace(paths.home())
    },
  )
  return (
    <>
      <section className={layout.form} aria-labelledby="export-title">
        <h2 id="export-title">Mijn gegevens</h2>
        <p>
          <a href={apiPaths.customerExport} download="mijn-gegevens.json">
            Download mijn gegevens
          </a>
        </p>
      </section>
      <ShopForm of={end} className={layout.form}>
        <h2>Account verwijderen</h2>
        <p>
          Je gegevens en beoordelingen worden gewist. Alleen facturen bewaren we zeven jaar, met de naam en
          het adres die erop staan, omdat de Belastingdienst dat vraagt. Dit kan niet ongedaan worden gemaakt.
        </p>
        <TextField
          form={end.form}
          name="password"
          id="delete-password"
          label="Wachtwoord, om te verwijderen"
          type="password"
          autoComplete="current-password"
        />
        <div className={layout.end}>
          <Submit of={end} look="secondary" busyText="Aan het verwijderen...">
            Verwijder mijn account
          </Submit>
        </div>
      </ShopForm>
    </>
  )
}

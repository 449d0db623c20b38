import { Link as TextLink, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { Title } from 'react-admin'
import { Link } from 'react-router-dom'
import type { PersonalData } from 'shared-types/contracts/admin/customers'
import { admin, officePages } from 'shared-types/contracts/admin/paths'
import { send } from '../../api/send.ts'
import { ConfirmButton } from '../../ui/confirm-button.tsx'
import { formatMoment } from '../../ui/format.ts'
import { FileLink } from '../../ui/links/file-link.tsx'
import { ordersStay } from '../../ui/texts.ts'
import { Part } from '../../ui/page/part.tsx'
import { Rows } from '../../ui/page/rows.tsx'
import { SmallForm } from '../../ui/small-form.tsx'
import { useChange } from '../../ui/use-change.ts'
import { stateText } from '../orders/states/order-states.ts'

const kindNames: Record<PersonalData['records'][number]['kind'], string> = {
  lastActivity: 'Laatst bekeken',
  session: 'Sessies',
  mail: 'Mails en berichten',
  newsletter: 'Nieuwsbrief',
  requestedAccount: 'Aangevraagd account',
  backInStock: 'Weer op voorraad',
  review: 'Reviews',
  withdrawal: 'Herroepingen',
  returnRequest: 'Aangevraagde retouren',
  checkout: 'Ingevulde gegevens bij het afrekenen',
  order: 'Gegevens en notities bij bestellingen',
  cart: 'Winkelwagens',
}

const of = (path: string, email: string) => `${path}?${new URLSearchParams({ email }).toString()}`

interface FoundProps {
  found: PersonalData
  onErased: () => void
}

const Found = ({ found: { email, customerId, orders, records }, onErased }: FoundProps) => {
  const change = useChange('DELETE')
  if (orders.length === 0 && records.length === 0 && customerId === null) {
    return <Typography component="output">Van {email} heeft de winkel geen gegevens.</Typography>
  }
  const erase = async () => {
    if (await change(of(admin.personalData, email), 'De persoonsgegevens zijn gewist.')) onErased()
  }
  return (
    <>
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        <FileLink href={of(admin.personalDataExport, email)}>Alle gegevens downloaden (JSON)</FileLink>
        <ConfirmButton
          color="error"
          label="Gegevens wissen"
          title="Gegevens wissen?"
          content={`Alle persoonsgegevens van ${email} en de reviews worden gewist, ook een account. ${ordersStay}`}
          onConfirm={erase}
        />
      </Stack>
      <Part title={`Gegevens van ${email}`}>
        <Typography gutterBottom>
          {customerId === null ? (
            'Dit adres heeft geen account.'
          ) : (
            <TextLink component={Link} to={`/customers/${customerId}/show`}>
              Dit adres heeft een account.
            </TextLink>
          )}
        </Typography>
        <Rows head={['Soort', 'Aantal']} rows={records.map(({ kind, count }) => [kindNames[kind], count])} />
      </Part>
      {orders.length > 0 && (
        <Part title="Bestellingen">
          <Rows
            head={['Nummer', 'Besteld', 'Status']}
            rows={orders.map((order) => [
              <TextLink key={order.id} component={Link} to={officePages.order(order.id)}>
                {order.number}
              </TextLink>,
              formatMoment(order.createdAt),
              stateText(order),
            ])}
          />
        </Part>
      )}
    </>
  )
}

/** For a request under the GDPR, also of a person without an account. */
export const PersonalDataPage = () => {
  const [found, setFound] = useState<PersonalData | null>(null)
  return (
    <Stack sx={{ gap: 2, mt: 2 }}>
      <Title title="Persoonsgegevens" />
      <Part title="Zoek alles wat de winkel van een e-mailadres heeft">
        <SmallForm
          title="Met of zonder account"
          mainField="email"
          button="Zoeken"
          fields={[{ name: 'email', label: 'E-mailadres', type: 'email' }]}
          shown={null}
          onSend={async ({ email = '' }) => setFound(await send('GET', of(admin.personalData, email)))}
        />
      </Part>
      {found && <Found key={found.email} found={found} onErased={() => setFound(null)} />}
    </Stack>
  )
}

import { Link as TextLink, Stack, Typography } from '@mui/material'
import { useRecordContext } from 'react-admin'
import { Link } from 'react-router-dom'
import type { CustomerSummary, StaffCustomer } from 'shared-types/contracts/admin/customers'
import { admin, officePages } from 'shared-types/contracts/admin/paths'
import { pathOf } from 'shared-types/urls/path-pattern'
import { RecordPage } from '../../ui/failure/record-page.tsx'
import { formatCents, formatMoment } from '../../ui/format.ts'
import { FileLink } from '../../ui/links/file-link.tsx'
import { ordersStay } from '../../ui/texts.ts'
import { Address, BilledCustomer } from '../../ui/page/address.tsx'
import { besideEachOther, Part } from '../../ui/page/part.tsx'
import { Rows } from '../../ui/page/rows.tsx'
import { RemoveButton } from '../../ui/remove-button.tsx'
import { stateText } from '../orders/states/order-states.ts'

const DeleteCustomer = ({ id }: { id: number }) => (
  <RemoveButton
    path={pathOf(admin.customer, { id })}
    label="Klant verwijderen"
    title="Klant verwijderen?"
    content={`Het account, de persoonsgegevens en de reviews worden gewist. ${ordersStay}`}
    done={() => 'Het account en de persoonsgegevens zijn gewist.'}
  />
)

const Customer = () => {
  const customer = useRecordContext<CustomerSummary | StaffCustomer>()
  // Until the customer has loaded, the record is the row of the list.
  if (!customer || !('profile' in customer)) return null
  const { id, name, email, profile, billingAddress, shippingAddress, newsletter, latestOrders } = customer
  return (
    <Stack sx={{ gap: 2, p: 2 }}>
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        <FileLink href={pathOf(admin.customerExport, { id })}>Alle gegevens downloaden (JSON)</FileLink>
        <DeleteCustomer id={id} />
      </Stack>
      <Part title="Gegevens">
        <Stack direction="row" sx={besideEachOther}>
          <BilledCustomer name={name} email={email} customer={profile} billingAddress={billingAddress} />
          {shippingAddress && (
            <div>
              <strong>Bezorgen bij</strong>
              <Address
                name={`${shippingAddress.firstName} ${shippingAddress.lastName}`}
                of={shippingAddress}
              />
            </div>
          )}
        </Stack>
        <Typography sx={{ mt: 1 }}>
          {newsletter ? 'Krijgt de nieuwsbrief' : 'Krijgt de nieuwsbrief niet'}, klant sinds{' '}
          {formatMoment(customer.createdAt)}
        </Typography>
      </Part>
      <Part title={`Bestellingen (${customer.orders})`}>
        {latestOrders.length === 0 ? (
          <Typography>Deze klant heeft met dit account nog niets besteld.</Typography>
        ) : (
          <Rows
            head={['Nummer', 'Besteld', 'Status', 'Totaal']}
            rows={latestOrders.map((order) => [
              <TextLink key={order.id} component={Link} to={officePages.order(order.id)}>
                {order.number}
              </TextLink>,
              formatMoment(order.createdAt),
              stateText(order),
              formatCents(order.totalCents),
            ])}
          />
        )}
      </Part>
    </Stack>
  )
}

const CustomerTitle = () => `Klant ${useRecordContext<CustomerSummary>()?.name ?? ''}`

export const CustomerPage = () => (
  <RecordPage title={<CustomerTitle />}>
    <Customer />
  </RecordPage>
)

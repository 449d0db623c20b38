import { Typography } from '@mui/material'
import { List, SearchInput, SelectInput, TopToolbar, usePermissions, useRecordContext } from 'react-admin'
import type { StaffSubscription } from 'shared-types/contracts/admin/newsletter'
import { admin } from 'shared-types/contracts/admin/paths'
import { routeRoles } from 'shared-types/contracts/admin/access/office-areas'
import type { StaffRole } from 'shared-types/contracts/admin/staff'
import { pathOf } from 'shared-types/urls/path-pattern'
import { ConfirmButton } from '../../ui/confirm-button.tsx'
import { Column, MomentColumn } from '../../ui/list/column.tsx'
import { formatMoment } from '../../ui/format.ts'
import { FileLink } from '../../ui/links/file-link.tsx'
import { breakAnywhere } from '../../ui/list/break-anywhere.ts'
import { ListTable } from '../../ui/list/list-table.tsx'
import { useChange } from '../../ui/use-change.ts'

const statuses = [
  { id: 'confirmed', name: 'Bevestigd' },
  { id: 'requested', name: 'Nog niet bevestigd' },
]

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder="E-mailadres" />,
  <SelectInput key="status" source="status" label="Status" choices={statuses} alwaysOn isRequired />,
]

const Actions = () => {
  const { permissions: role } = usePermissions<StaffRole>()
  return (
    <TopToolbar sx={{ flexWrap: 'wrap', whiteSpace: 'normal' }}>
      {role !== undefined && routeRoles.newsletterExport.includes(role) && (
        <>
          <Typography variant="body2" sx={{ alignSelf: 'center' }}>
            In elke nieuwsbrief hoort de afmeldlink van de ontvanger: die staat in het bestand.
          </Typography>
          <FileLink href={admin.newsletterExport} button={{}}>
            Bevestigde adressen (CSV)
          </FileLink>
        </>
      )}
    </TopToolbar>
  )
}

const Remove = () => {
  const subscription = useRecordContext<StaffSubscription>()
  const change = useChange('DELETE')
  if (!subscription) return null
  const path = pathOf(admin.newsletterSubscription, { id: subscription.id })
  return (
    <ConfirmButton
      label="Afmelden"
      aria-label={`Afmelden: ${subscription.email}`}
      title="Van de lijst halen?"
      content={`${subscription.email} krijgt de nieuwsbrief niet meer.`}
      onConfirm={() => change(path, 'Het adres staat niet meer op de lijst.')}
    />
  )
}

/** Both moments prove the consent: the request, and the link in the mail that only the owner of the address has. */
export const SubscriptionList = () => (
  <List
    title="Nieuwsbrief"
    filters={filters}
    filterDefaultValues={{ status: 'confirmed' }}
    actions={<Actions />}
  >
    <ListTable<StaffSubscription> rowClick={false}>
      <Column source="email" label="E-mailadres" sx={breakAnywhere} />
      <MomentColumn source="requestedAt" label="Aangevraagd" />
      <Column<StaffSubscription>
        source="confirmedAt"
        label="Bevestigd met de link in de mail"
        render={({ confirmedAt }) => (confirmedAt ? formatMoment(confirmedAt) : 'nog niet')}
        sx={{ whiteSpace: 'nowrap' }}
      />
      <Column label="Afmelden">
        <Remove />
      </Column>
    </ListTable>
  </List>
)

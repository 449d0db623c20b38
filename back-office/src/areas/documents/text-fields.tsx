import { Typography } from '@mui/material'
import { ArrayInput, required, TextInput, usePermissions } from 'react-admin'
import { ratingsForm } from 'shared-types/contracts/admin/forms/content-forms'
import type { StaffRole } from 'shared-types/contracts/admin/staff'
import { emptyText } from '../../ui/inputs/empty-text.ts'
import { inputsOf } from '../../ui/inputs/inputs-of-schema.tsx'
import { ItemList } from '../../ui/inputs/item-list.tsx'
import { LinkInput } from '../../ui/links/link-input.tsx'
import { Links } from './menu-fields.tsx'

export const NotificationFields = () => (
  <>
    <TextInput source="data.text" label="Melding" parse={emptyText} />
    <TextInput source="data.code" label="Kortingscode" />
    <LinkInput source="data.link" label="Link" validate={[]} isNullable />
    <ArrayInput source="data.usps" label="Pluspunten">
      <ItemList label="Pluspunten">
        <TextInput source="" label="Pluspunt" validate={required()} helperText={false} />
      </ItemList>
    </ArrayInput>
  </>
)

const company: [name: string, label: string][] = [
  ['name', 'Naam'],
  ['legalName', 'Bedrijfsnaam'],
  ['street', 'Straat en huisnummer'],
  ['zipcode', 'Postcode'],
  ['city', 'Plaats'],
  ['email', 'E-mailadres'],
  ['phone', 'Telefoon'],
  ['openingHours', 'Bereikbaar'],
  ['cocNumber', 'KvK-nummer'],
  ['vatNumber', 'Btw-nummer'],
]

const CompanyFields = () => {
  const { permissions: role } = usePermissions<StaffRole>()
  const isOwner = role === 'owner'
  return (
    <>
      {!isOwner && <Typography>Alleen een eigenaar wijzigt de bedrijfsgegevens.</Typography>}
      {company.map(([name, label]) => (
        <TextInput
          key={name}
          source={`data.shop.${name}`}
          label={label}
          validate={required()}
          readOnly={!isOwner}
        />
      ))}
    </>
  )
}

export const FooterFields = () => (
  <>
    <CompanyFields />
    {inputsOf(ratingsForm.schema, 'data.', ratingsForm.labels)}
    <Links source="data.serviceLinks" label="Klantenservice" />
    <Links source="data.categoryLinks" label="Categorieën" />
    <Links source="data.discoverLinks" label="Ontdekken" />
    <Links source="data.socialLinks" label="Sociale media" />
  </>
)

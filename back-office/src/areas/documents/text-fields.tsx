import { ArrayInput, required, SimpleFormIterator, TextInput } from 'react-admin'
import { ratingsForm } from 'shared-types/contracts/admin/forms/content-forms'
import { emptyText } from '../../ui/inputs/empty-text.ts'
import { inputsOf } from '../../ui/inputs/inputs-of-schema.tsx'
import { Links } from './menu-fields.tsx'

export const NotificationFields = () => (
  <>
    <TextInput source="data.text" label="Melding" parse={emptyText} />
    <TextInput source="data.code" label="Kortingscode" />
    <TextInput source="data.link" label="Link" />
    <ArrayInput source="data.usps" label="Pluspunten">
      <SimpleFormIterator disableClear>
        <TextInput source="" label="Pluspunt" validate={required()} helperText={false} />
      </SimpleFormIterator>
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

export const FooterFields = () => (
  <>
    {company.map(([name, label]) => (
      <TextInput key={name} source={`data.shop.${name}`} label={label} validate={required()} />
    ))}
    {inputsOf(ratingsForm.schema, 'data.', ratingsForm.labels)}
    <Links source="data.serviceLinks" label="Klantenservice" />
    <Links source="data.categoryLinks" label="Categorieën" />
    <Links source="data.discoverLinks" label="Ontdekken" />
    <Links source="data.socialLinks" label="Sociale media" />
  </>
)

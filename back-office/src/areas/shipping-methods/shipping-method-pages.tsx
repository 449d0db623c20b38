import { Alert, Typography } from '@mui/material'
import {
  BooleanInput,
  CheckboxGroupInput,
  List,
  maxLength,
  required,
  TextInput,
  useRecordContext,
} from 'react-admin'
import {
  type FreeShippingText,
  longestShippingText,
  type ShippingMethodChange,
  type ShippingMethodSummary,
  type StaffShippingMethod,
} from 'shared-types/contracts/admin/buying/shipping'
import { countries, countryNames } from 'shared-types/forms/fields/country'
import { service } from 'shared-types/urls/page-paths'
import { pathOf } from 'shared-types/urls/path-pattern'
import { CentsColumn, Column, LinkColumn } from '../../ui/list/column.tsx'
import { formatCents } from '../../ui/format.ts'
import { EuroInput } from '../../ui/inputs/euro-input.tsx'
import { ListTable } from '../../ui/list/list-table.tsx'
import { OnlySave } from '../../ui/only-save.tsx'
import { VersionedEdit } from '../../ui/versioned-edit.tsx'

const amount = (cents: number | null) => (cents === null ? '' : formatCents(cents))

export const ShippingMethodList = () => (
  <List title="Verzendkosten" pagination={false}>
    <ListTable<ShippingMethodSummary> rowClick="edit">
      <LinkColumn source="title" label="Verzendwijze" />
      <Column<ShippingMethodSummary>
        source="offered"
        label="Aangeboden"
        render={({ offered }) => (offered ? 'ja' : 'nee')}
      />
      <CentsColumn source="priceCents" label="Kosten" />
      <Column<ShippingMethodSummary>
        source="freeFromCents"
        label="Gratis vanaf"
        align="right"
        render={({ freeFromCents }) => amount(freeFromCents)}
      />
      <Column<ShippingMethodSummary>
        source="insuredExtraCents"
        label="Verzekerd, extra"
        align="right"
        render={({ insuredExtraCents }) => amount(insuredExtraCents)}
      />
      <Column<ShippingMethodSummary>
        source="countries"
        label="Landen"
        render={(method) => method.countries.map((country) => countryNames[country]).join(', ')}
      />
    </ListTable>
  </List>
)

const servicePath = (slug: string) => pathOf(service, { page: slug })

const nameOf = ({ kind, name }: FreeShippingText): string =>
  ({
    content: `vaste tekst ‘${name}’`,
    'service page': `pagina ${servicePath(name)}`,
    page: `pagina /${name}/`,
    category: `categorie /${name}/`,
    'shipping method': `omschrijving van verzendwijze ‘${name}’`,
    products: `${name} producten`,
  })[kind]

/** Where the shop states its costs, and what an employee has to change by hand. */
const Consequences = () => {
  const method = useRecordContext<StaffShippingMethod>()
  if (!method) return null
  const { statedOn, unstated, promises } = method
  return (
    <>
      <Typography sx={{ mb: 2 }}>
        Een wijziging geldt meteen voor winkelwagens, niet voor geplaatste bestellingen.
        {statedOn.length > 0 &&
          ` De teksten van de winkel over wijzen en kosten veranderen mee op ${statedOn.map(servicePath).join(' en ')}.`}
      </Typography>
      {unstated.length > 0 && (
        <Alert severity="warning">
          Dit staat op geen servicepagina, en verandert dus niet mee. Kijk of er ergens andere kosten staan,
          of zet het er precies zo op:
          <ul>
            {unstated.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Alert>
      )}
      {promises.length > 0 && (
        <Alert severity="warning">
          Verzenden is niet voor elke bestelling gratis. Deze teksten beloven dat wel:
          <ul>
            {promises.map((text) => (
              <li key={nameOf(text)}>{nameOf(text)}</li>
            ))}
          </ul>
        </Alert>
      )}
    </>
  )
}

interface ShippingTextProps {
  source: string
  label: string
}

const ShippingText = ({ source, label }: ShippingTextProps) => (
  <TextInput
    source={source}
    label={label}
    validate={[required(), maxLength(longestShippingText)]}
    multiline
  />
)

const InsuranceInputs = () =>
  useRecordContext<StaffShippingMethod>()?.insuredExtraCents === null ? null : (
    <>
      <ShippingText source="insuredTitle" label="Naam als hij verzekerd is" />
      <ShippingText source="insuredDescription" label="Omschrijving als hij verzekerd is" />
      <EuroInput source="insuredExtraCents" label="Verzekerd, extra (euro)" validate={required()} />
    </>
  )

const changeOf = ({
  id: _id,
  express: _express,
  statedOn: _statedOn,
  unstated: _unstated,
  promises: _promises,
  ...change
}: StaffShippingMethod): ShippingMethodChange => change

export const EditShippingMethod = () => (
  <VersionedEdit title="Verzendwijze" transform={changeOf} toolbar={<OnlySave />}>
    <Consequences />
    <BooleanInput
      source="offered"
      label="Aanbieden"
      helperText="Uit: niemand kan hem nog kiezen, ook niet in een winkelwagen die er al is. Pas teksten die hem noemen zelf aan."
    />
    <ShippingText source="title" label="Naam" />
    <ShippingText source="description" label="Omschrijving" />
    <CheckboxGroupInput
      source="countries"
      label="Landen"
      choices={countries.map((id) => ({ id, name: countryNames[id] }))}
      helperText="Naar een land zonder verzendwijze kan niemand bestellen. Pas teksten die landen noemen zelf aan."
    />
    <EuroInput source="priceCents" label="Kosten (euro)" validate={required()} />
    <EuroInput
      source="freeFromCents"
      label="Gratis vanaf (euro)"
      helperText="Het bedrag aan artikelen. Leeg: nooit gratis"
    />
    <InsuranceInputs />
  </VersionedEdit>
)

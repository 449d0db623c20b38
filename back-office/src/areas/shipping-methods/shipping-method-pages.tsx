import { Alert, Typography } from '@mui/material'
import { List, required, useRecordContext } from 'react-admin'
import type {
  FreeShippingText,
  ShippingCosts,
  ShippingMethodSummary,
  StaffShippingMethod,
} from 'shared-types/contracts/admin/buying/shipping'
import { countryNames } from 'shared-types/forms/fields/country'
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
  <List exporter={false} title="Verzendkosten" pagination={false}>
    <ListTable<ShippingMethodSummary> rowClick="edit">
      <LinkColumn source="title" label="Verzendwijze" />
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
        render={({ countries }) => countries.map((country) => countryNames[country]).join(', ')}
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
  const { description, statedOn, promises } = method
  return (
    <>
      <Typography>{description}</Typography>
      <Typography sx={{ my: 2 }}>
        Een wijziging geldt meteen voor winkelwagens, niet voor geplaatste bestellingen.
        {statedOn.length > 0 && ` De kosten veranderen mee op ${statedOn.map(servicePath).join(' en ')}.`}
      </Typography>
      {statedOn.length === 0 && (
        <Alert severity="warning">
          Op geen servicepagina staat de tekst van de winkel over de verzendkosten. Kijk of er ergens andere
          kosten staan.
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

const InsuranceInput = () =>
  useRecordContext<StaffShippingMethod>()?.insuredExtraCents === null ? null : (
    <EuroInput source="insuredExtraCents" label="Verzekerd, extra (euro)" validate={required()} />
  )

const costsOf = ({
  priceCents,
  freeFromCents,
  insuredExtraCents,
  version,
}: StaffShippingMethod): ShippingCosts => ({ priceCents, freeFromCents, insuredExtraCents, version })

export const EditShippingMethod = () => (
  <VersionedEdit title="Verzendwijze" transform={costsOf} toolbar={<OnlySave />}>
    <Consequences />
    <EuroInput source="priceCents" label="Kosten (euro)" validate={required()} />
    <EuroInput
      source="freeFromCents"
      label="Gratis vanaf (euro)"
      helperText="Het bedrag aan artikelen. Leeg: nooit gratis"
    />
    <InsuranceInput />
  </VersionedEdit>
)

import { Alert, Typography } from '@mui/material'
import { BooleanField, BooleanInput, NumberInput, required, TextInput, useRecordContext } from 'react-admin'
import { BrandChange, type NewBrand, type StaffBrand } from 'shared-types/contracts/admin/assortment/brands'
import { brands } from 'shared-types/urls/page-paths'
import { Column, LinkColumn, NumberColumn } from '../../ui/list/column.tsx'
import { CreateForm } from '../../ui/create-form.tsx'
import { type InputOf, Inputs } from '../../ui/form/inputs.tsx'
import { AddressInput } from '../../ui/inputs/address-input.tsx'
import { HtmlInput } from '../../ui/inputs/html-input.tsx'
import { RecordList } from '../../ui/list/record-list.tsx'
import { pickFields } from '../../ui/pick-fields.ts'
import { VersionedEdit } from '../../ui/versioned-edit.tsx'

export const BrandList = () => (
  <RecordList title="Merken" empty="Er zijn nog geen merken." search="Naam">
    <LinkColumn source="title" label="Naam" />
    <NumberColumn source="position" label="Volgorde" />
    <NumberColumn source="products" label="Producten" />
    <Column source="listed" label="Zichtbaar" field={BooleanField} />
    <Column<StaffBrand> label="Fabrikant" render={({ manufacturer }) => manufacturer?.name ?? 'Ontbreekt'} />
  </RecordList>
)

type Company = Pick<NonNullable<StaffBrand['manufacturer']>, 'name' | 'address' | 'contact'>

/** Null if nothing is filled in. An empty field beside a filled one is refused. */
const companyOf = (typed?: Partial<Company> | null): Company | null => {
  // The inputs make an empty text null.
  const named = { name: typed?.name ?? '', address: typed?.address ?? '', contact: typed?.contact ?? '' }
  return Object.values(named).some(Boolean) ? named : null
}

const onlyChange = (form: StaffBrand) => {
  const named = companyOf(form.manufacturer)
  const responsible = companyOf(form.manufacturer?.responsible)
  const manufacturer =
    named || responsible ? { ...(named ?? { name: '', address: '', contact: '' }), responsible } : null
  return { ...pickFields(BrandChange, form), manufacturer }
}

const CompanyInputs = ({ source, title }: { source: string; title: string }) => (
  <>
    <Typography component="h2" variant="subtitle1">
      {title}
    </Typography>
    <TextInput source={`${source}.name`} label="Naam" fullWidth />
    <TextInput source={`${source}.address`} label="Postadres" fullWidth />
    <TextInput source={`${source}.contact`} label="E-mailadres of website" fullWidth />
  </>
)

/** The products of a brand without a manufacturer may not be offered. */
const NoManufacturer = () =>
  useRecordContext<StaffBrand>()?.manufacturer ? null : (
    <Alert severity="warning">
      Van dit merk is geen fabrikant bekend. De wet (verordening 2023/988) vraagt die bij elk aanbod.
    </Alert>
  )

const inputs: InputOf<BrandChange> = {
  title: <TextInput source="title" label="Naam" validate={required()} fullWidth />,
  listed: <BooleanInput source="listed" label="Zichtbaar in het overzicht van merken" />,
  position: <NumberInput source="position" label="Volgorde" validate={required()} />,
  description: <HtmlInput source="description" label="Tekst" isOptional />,
  manufacturer: (
    <>
      <NoManufacturer />
      <CompanyInputs source="manufacturer" title="Fabrikant, zoals op de pagina van elk product" />
      <CompanyInputs
        source="manufacturer.responsible"
        title="Verantwoordelijke in de EU, als de fabrikant daarbuiten zit"
      />
    </>
  ),
}

export const BrandPage = () => (
  <VersionedEdit
    title="Merk"
    transform={onlyChange}
    removal="Dat kan als er geen producten van dit merk zijn. Zijn adres leidt dan naar alle merken."
  >
    <Inputs of={inputs} />
  </VersionedEdit>
)

const newInputs: InputOf<NewBrand> = {
  title: <TextInput source="title" label="Naam" validate={required()} />,
  slug: <AddressInput addressOf={(slug) => `${brands}${slug}/`} />,
}

export const AddBrand = () => (
  <CreateForm title="Merk toevoegen" redirect="edit" defaultValues={{ slug: '' }}>
    <Inputs of={newInputs} />
  </CreateForm>
)

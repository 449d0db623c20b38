import { BooleanField, BooleanInput, NumberInput, required, TextInput } from 'react-admin'
import { BrandChange, type StaffBrand } from 'shared-types/contracts/admin/assortment/brands'
import { brands } from 'shared-types/urls/page-paths'
import { Column, LinkColumn, NumberColumn } from '../../ui/list/column.tsx'
import { CreateForm } from '../../ui/create-form.tsx'
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
  </RecordList>
)

const onlyChange = (form: StaffBrand) => pickFields(BrandChange, form)

export const BrandPage = () => (
  <VersionedEdit
    title="Merk"
    transform={onlyChange}
    removal="Dat kan als er geen producten van dit merk zijn. Zijn adres leidt dan naar alle merken."
  >
    <TextInput source="title" label="Naam" validate={required()} fullWidth />
    <BooleanInput source="listed" label="Zichtbaar in het overzicht van merken" />
    <NumberInput source="position" label="Volgorde" validate={required()} />
    <HtmlInput source="description" label="Tekst" isOptional />
  </VersionedEdit>
)

export const AddBrand = () => (
  <CreateForm title="Merk toevoegen" redirect="edit" defaultValues={{ slug: '' }}>
    <TextInput source="title" label="Naam" validate={required()} />
    <AddressInput addressOf={(slug) => `${brands}${slug}/`} />
  </CreateForm>
)

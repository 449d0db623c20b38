import {
  BooleanField,
  BooleanInput,
  Create,
  DataTable,
  NumberInput,
  required,
  SimpleForm,
  TextInput,
  useRecordContext,
} from 'react-admin'
import { BrandChange, type StaffBrand } from 'shared-types/contracts/admin/assortment/brands'
import { brands } from 'shared-types/urls/page-paths'
import { AddressInput } from '../../ui/inputs/address-input.tsx'
import { HtmlInput } from '../../ui/inputs/html-input.tsx'
import { RecordList } from '../../ui/record-list.tsx'
import { pickFields } from '../../ui/pick-fields.ts'
import { VersionedEdit } from '../../ui/versioned-edit.tsx'

export const BrandList = () => (
  <RecordList title="Merken" empty="Er zijn nog geen merken." search="Naam">
    <DataTable.Col source="title" label="Naam" disableSort />
    <DataTable.NumberCol source="position" label="Volgorde" disableSort />
    <DataTable.NumberCol source="products" label="Producten" disableSort />
    <DataTable.Col source="listed" label="Zichtbaar" disableSort>
      <BooleanField source="listed" />
    </DataTable.Col>
  </RecordList>
)

const onlyChange = (form: StaffBrand) => pickFields(BrandChange, form)

const BrandTitle = () => `Merk ${useRecordContext<StaffBrand>()?.title ?? ''}`

export const BrandPage = () => (
  <VersionedEdit
    title={<BrandTitle />}
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
  <Create title="Merk toevoegen" redirect="edit">
    <SimpleForm defaultValues={{ slug: '' }}>
      <TextInput source="title" label="Naam" validate={required()} />
      <AddressInput addressOf={(slug) => `${brands}${slug}/`} />
    </SimpleForm>
  </Create>
)

import {
  BooleanField,
  BooleanInput,
  Create,
  DataTable,
  List,
  NumberInput,
  required,
  SearchInput,
  SimpleForm,
  TextInput,
  useRecordContext,
} from 'react-admin'
import { BrandChange, type StaffBrand } from 'shared-types/contracts/admin/assortment/categories'
import { brands } from 'shared-types/urls/page-paths'
import { AddressInput } from '../../ui/inputs/address-input.tsx'
import { CreateActions } from '../../ui/create-actions.tsx'
import { HtmlInput } from '../../ui/inputs/html-input.tsx'
import { pickFields } from '../../ui/pick-fields.ts'
import { VersionedEdit } from '../../ui/versioned-edit.tsx'
import { EmptyList } from '../../ui/empty-list.tsx'

const filters = [<SearchInput key="q" source="q" alwaysOn placeholder="Naam" />]

export const BrandList = () => (
  <List
    empty={<EmptyList>Er zijn nog geen merken.</EmptyList>}
    exporter={false}
    actions={<CreateActions />}
    title="Merken"
    filters={filters}
    perPage={50}
  >
    <DataTable bulkActionButtons={false} rowClick="edit">
      <DataTable.Col source="title" label="Naam" disableSort />
      <DataTable.NumberCol source="position" label="Volgorde" disableSort />
      <DataTable.NumberCol source="products" label="Producten" disableSort />
      <DataTable.Col source="listed" label="Zichtbaar" disableSort>
        <BooleanField source="listed" />
      </DataTable.Col>
    </DataTable>
  </List>
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

import { Typography } from '@mui/material'
import {
  AutocompleteInput,
  BooleanField,
  BooleanInput,
  NumberInput,
  required,
  SelectInput,
  TextInput,
} from 'react-admin'
import { CategoryChange, type StaffCategory } from 'shared-types/contracts/admin/assortment/categories'
import { Column, LinkColumn, NumberColumn } from '../../ui/list/column.tsx'
import { CreateForm } from '../../ui/create-form.tsx'
import { AddressInput } from '../../ui/inputs/address-input.tsx'
import { RecordList } from '../../ui/list/record-list.tsx'
import { useChoices } from '../../ui/use-choices.ts'
import { HtmlInput } from '../../ui/inputs/html-input.tsx'
import { pickFields } from '../../ui/pick-fields.ts'
import { MetaTitleInput } from '../../ui/inputs/meta-title-input.tsx'
import { VersionedEdit } from '../../ui/versioned-edit.tsx'

export const CategoryList = () => (
  <RecordList title="Categorieën" empty="Er zijn nog geen categorieën." search="Titel of adres">
    <LinkColumn source="title" label="Titel" />
    <Column source="path" label="Adres" />
    <NumberColumn source="position" label="Volgorde" />
    <NumberColumn source="products" label="Producten" />
    <Column source="listed" label="Zichtbaar" field={BooleanField} />
  </RecordList>
)

const onlyChange = (form: StaffCategory) => ({
  ...pickFields(CategoryChange, form),
  parentId: form.parentId || null,
})

const Parent = ({ helperText }: { helperText: string }) => {
  const { categories } = useChoices()
  return (
    <AutocompleteInput
      source="parentId"
      label="Onder"
      choices={categories}
      optionText="title"
      helperText={helperText}
    />
  )
}

export const CategoryPage = () => (
  <VersionedEdit
    title="Categorie"
    transform={onlyChange}
    removal="Dat kan als er geen producten en categorieën in staan. Haar adres leidt dan naar de categorie erboven."
  >
    <TextInput source="title" label="Titel" validate={required()} fullWidth />
    <BooleanInput source="listed" label="Zichtbaar in menu’s en overzichten" />
    <NumberInput source="position" label="Volgorde" validate={required()} />
    <Parent helperText="Een andere plaats geeft een ander adres, ook voor de categorieën eronder. De oude adressen verwijzen door." />
    <TextInput
      source="slug"
      label="Laatste deel van het adres"
      helperText="Het oude adres verwijst door naar het nieuwe."
      validate={required()}
    />
    <TextInput source="intro" label="Inleiding" multiline fullWidth />
    <HtmlInput source="description" label="Tekst" isOptional />
    <MetaTitleInput />
    <TextInput source="metaDescription" label="Omschrijving voor zoekmachines" multiline fullWidth />
  </VersionedEdit>
)

const kinds = [
  { id: 'listing', name: 'Lijst van producten, met filters' },
  { id: 'overview', name: 'Overzicht van de categorieën eronder' },
]

const withParent = (form: { parentId?: number | '' | null }) => ({ ...form, parentId: form.parentId || null })

export const AddCategory = () => (
  <CreateForm
    title="Categorie toevoegen"
    redirect="edit"
    transform={withParent}
    defaultValues={{ slug: '', kind: 'listing', parentId: null }}
  >
    <Typography>De categorie staat pas in menu’s en overzichten als je haar zichtbaar maakt.</Typography>
    <TextInput source="title" label="Titel" validate={required()} />
    <SelectInput source="kind" label="Soort" choices={kinds} validate={required()} />
    <Parent helperText="Leeg voor een eigen afdeling." />
    <AddressInput addressOf={(slug) => `…/${slug}/`} />
  </CreateForm>
)

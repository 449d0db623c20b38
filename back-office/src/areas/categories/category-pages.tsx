import { Box, Typography } from '@mui/material'
import {
  AutocompleteInput,
  BooleanField,
  BooleanInput,
  NumberInput,
  required,
  SelectInput,
  TextInput,
  useRecordContext,
} from 'react-admin'
import {
  CategoryChange,
  type NewCategory,
  type StaffCategory,
} from 'shared-types/contracts/admin/assortment/categories'
import { categoryForm } from 'shared-types/contracts/admin/forms/content-forms'
import { Column, LinkColumn, NumberColumn } from '../../ui/list/column.tsx'
import { CreateForm } from '../../ui/create-form.tsx'
import { inAnother, type InputOf, Inputs } from '../../ui/form/inputs.tsx'
import { AddressInput } from '../../ui/inputs/address-input.tsx'
import { RecordList } from '../../ui/list/record-list.tsx'
import { useChoices } from '../../ui/use-choices.ts'
import { HtmlInput } from '../../ui/inputs/html-input.tsx'
import { pickFields } from '../../ui/pick-fields.ts'
import { MetaTitleInput } from '../../ui/inputs/meta-title-input.tsx'
import { inputsOf } from '../../ui/inputs/inputs-of-schema.tsx'
import { ShopLink } from '../../ui/links/shop-link.tsx'
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
  image: form.image,
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

/** The picture and the blocks. A list of products has no blocks. */
const Parts = () => {
  const { kind } = useRecordContext<StaffCategory>() ?? {}
  const shown = kind === 'listing' ? categoryForm.schema.omit({ blocks: true }) : categoryForm.schema
  return inputsOf(shown, '', categoryForm.labels)
}

const Listed = () =>
  useRecordContext<StaffCategory>()?.ofPromotion ? (
    <Typography sx={{ mb: 2 }}>Dit is de pagina van een actie: zichtbaar zolang die loopt.</Typography>
  ) : (
    <BooleanInput source="listed" label="Zichtbaar in menu’s en overzichten" />
  )

/** Where the category is used: an employee that hides or removes it changes those places too. */
const Uses = () => {
  const { usedIn } = useRecordContext<StaffCategory>() ?? { usedIn: [] }
  if (usedIn.length === 0) return null
  return (
    <Box component="section" aria-label="Verwijzingen" sx={{ mb: 2 }}>
      <Typography>Verborgen of verwijderd vervallen ook de verwijzingen in:</Typography>
      <ul>
        {usedIn.map((place) => (
          <li key={place}>{place}</li>
        ))}
      </ul>
    </Box>
  )
}

const CategoryLink = () => {
  const category = useRecordContext<StaffCategory>()
  return category ? <ShopLink path={`/${category.path}/`} /> : null
}

const Removal = () => {
  const { usedIn } = useRecordContext<StaffCategory>() ?? { usedIn: [] }
  return [
    'Dat kan als er geen producten en categorieën in staan. Haar adres leidt dan naar de categorie erboven.',
    ...(usedIn.length > 0 ? [`Ook deze verwijzingen vervallen: ${usedIn.join('; ')}.`] : []),
  ].join(' ')
}

const inputs: InputOf<CategoryChange> = {
  title: <TextInput source="title" label="Titel" validate={required()} fullWidth />,
  listed: (
    <>
      <Listed />
      <Uses />
    </>
  ),
  position: <NumberInput source="position" label="Volgorde" validate={required()} />,
  parentId: (
    <Parent helperText="Een andere plaats geeft een ander adres, ook voor de categorieën eronder. De oude adressen verwijzen door." />
  ),
  slug: (
    <TextInput
      source="slug"
      label="Laatste deel van het adres"
      helperText="Het oude adres verwijst door naar het nieuwe."
      validate={required()}
    />
  ),
  intro: <TextInput source="intro" label="Inleiding" multiline fullWidth />,
  description: <HtmlInput source="description" label="Tekst" isOptional />,
  image: <Parts />,
  blocks: inAnother,
  metaTitle: <MetaTitleInput />,
  metaDescription: (
    <TextInput source="metaDescription" label="Omschrijving voor zoekmachines" multiline fullWidth />
  ),
}

export const CategoryPage = () => (
  <VersionedEdit title="Categorie" transform={onlyChange} removal={<Removal />}>
    <CategoryLink />
    <Inputs of={inputs} />
  </VersionedEdit>
)

const kinds = [
  { id: 'listing', name: 'Lijst van producten, met filters' },
  { id: 'overview', name: 'Overzicht van de categorieën eronder' },
]

const withParent = (form: { parentId?: number | '' | null }) => ({ ...form, parentId: form.parentId || null })

const newInputs: InputOf<NewCategory> = {
  title: <TextInput source="title" label="Titel" validate={required()} />,
  kind: <SelectInput source="kind" label="Soort" choices={kinds} validate={required()} />,
  parentId: <Parent helperText="Leeg voor een eigen afdeling." />,
  slug: <AddressInput addressOf={(slug) => `…/${slug}/`} />,
}

export const AddCategory = () => (
  <CreateForm
    title="Categorie toevoegen"
    redirect="edit"
    transform={withParent}
    defaultValues={{ slug: '', kind: 'listing', parentId: null }}
  >
    <Typography>De categorie staat pas in menu’s en overzichten als je haar zichtbaar maakt.</Typography>
    <Inputs of={newInputs} />
  </CreateForm>
)

import { Alert, Link, Stack, Typography } from '@mui/material'
import {
  ArrayInput,
  AutocompleteArrayInput,
  BooleanInput,
  required,
  SimpleFormIterator,
  TextInput,
  useRecordContext,
} from 'react-admin'
import { admin } from 'shared-types/contracts/admin/paths'
import {
  ProductChange,
  type RemovedProduct,
  type StaffProduct,
} from 'shared-types/contracts/admin/assortment/products'
import { pathOf } from 'shared-types/urls/path-pattern'
import { BrandAndCategory } from './brand-and-category.tsx'
import { RemoveButton } from '../../ui/remove-button.tsx'
import { useChoices } from '../../ui/use-choices.ts'
import { inAnother, type InputOf, Inputs } from '../../ui/form/inputs.tsx'
import { emptyText } from '../../ui/inputs/empty-text.ts'
import { HtmlInput } from '../../ui/inputs/html-input.tsx'
import { pickFields } from '../../ui/pick-fields.ts'
import { MetaTitleInput } from '../../ui/inputs/meta-title-input.tsx'
import { VersionedEdit } from '../../ui/versioned-edit.tsx'
import { useMayChange } from '../../api/use-may-change.ts'
import { PicturesField } from './pictures-field.tsx'
import { useFilterValues } from './use-filter-values.ts'
import { VariantTable } from './variant-table.tsx'

const onlyChange = (form: StaffProduct) => ({
  ...pickFields(ProductChange, form),
  overlay: form.overlay || null,
  usps: form.usps.map((usp) => usp.trim()).filter(Boolean),
  specifications: form.specifications ?? [],
  categoryIds: form.categoryIds ?? [],
  facetValueIds: form.facetValueIds ?? [],
})

const ProductTitle = () => useRecordContext<StaffProduct>()?.title ?? 'Product'

const outcomes = {
  deleted: 'Het product is verwijderd.',
  archived: 'Er zijn bestellingen of winkelwagens met dit product: het is gearchiveerd.',
}

const RemoveProduct = ({ id }: { id: number }) => (
  <RemoveButton<RemovedProduct>
    path={pathOf(admin.product, { id })}
    variant="text"
    label="Product verwijderen"
    title="Product verwijderen?"
    content="Het verdwijnt uit de winkel. Staat het in een bestelling, dan blijft het gearchiveerd bewaard."
    done={({ outcome }) => outcomes[outcome]}
  />
)

const Status = () => {
  const product = useRecordContext<StaffProduct>()
  const mayChange = useMayChange()
  if (!product) return null
  return (
    <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center', width: '100%' }}>
      {product.images.length === 0 && (
        <Alert severity="info" sx={{ width: '100%' }}>
          Dit product is verborgen. Voeg een foto toe en zet het dan in de winkel.
        </Alert>
      )}
      {product.archived && <Typography color="error">Gearchiveerd</Typography>}
      <Link href={product.previewUrl} target="_blank" rel="noreferrer">
        Bekijken zoals in de winkel, ook als het verborgen is
      </Link>
      {mayChange && !product.archived && <RemoveProduct id={product.id} />}
    </Stack>
  )
}

const lines = {
  format: (usps?: string[]) => (usps ?? []).join('\n'),
  parse: (typed: string) => typed.split('\n'),
}

const Groups = () => {
  const { categories } = useChoices()
  const values = useFilterValues()
  return (
    <>
      <BrandAndCategory />
      <AutocompleteArrayInput
        source="categoryIds"
        label="Ook in deze categorieën"
        choices={categories}
        optionText="title"
      />
      <AutocompleteArrayInput
        source="facetValueIds"
        label="Filterwaarden"
        choices={values}
        optionText="title"
        helperText="Waarden waarin de artikelen verschillen, zoals de maat, volgen die artikelen."
      />
    </>
  )
}

const inputs: InputOf<ProductChange, 'deliveryBefore'> = {
  active: <BooleanInput source="active" label="In de winkel" />,
  title: <TextInput source="title" label="Titel" validate={required()} fullWidth />,
  slug: (
    <TextInput
      source="slug"
      label="Adres"
      helperText="Zonder .html. Een oud adres verwijst door naar het nieuwe."
      validate={required()}
      fullWidth
    />
  ),
  summary: <TextInput source="summary" label="Samenvatting" validate={required()} multiline fullWidth />,
  description: <HtmlInput source="description" label="Omschrijving" isOptional />,
  usps: <TextInput source="usps" label="Pluspunten, elk op een eigen regel" multiline fullWidth {...lines} />,
  specifications: (
    <ArrayInput source="specifications" label="Kenmerken">
      <SimpleFormIterator inline disableReordering>
        <TextInput source="title" label="Kenmerk" helperText={false} validate={required()} />
        <TextInput source="value" label="Waarde" helperText={false} validate={required()} />
      </SimpleFormIterator>
    </ArrayInput>
  ),
  images: <PicturesField />,
  brandId: <Groups />,
  mainCategoryId: inAnother,
  categoryIds: inAnother,
  facetValueIds: inAnother,
  delivery: (
    <TextInput
      source="delivery"
      label="Levertijd van alle artikelen"
      helperText="Leeg als de artikelen verschillen. Wat je invult, krijgen ze allemaal."
      parse={emptyText}
      fullWidth
    />
  ),
  overlay: <TextInput source="overlay" label="Tekst over de foto" fullWidth />,
  metaTitle: <MetaTitleInput />,
  metaDescription: (
    <TextInput source="metaDescription" label="Omschrijving voor zoekmachines" multiline fullWidth />
  ),
}

/** A product: its texts and pictures are one form; its articles change one by one. */
export const ProductPage = () => (
  <VersionedEdit title={<ProductTitle />} transform={onlyChange} after={<VariantTable />}>
    <Status />
    <Inputs of={inputs} />
  </VersionedEdit>
)

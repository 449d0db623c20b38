import { AutocompleteInput, required } from 'react-admin'
import { useChoices } from '../../ui/use-choices.ts'

export const BrandAndCategory = () => {
  const { brands, categories } = useChoices()
  return (
    <>
      <AutocompleteInput
        source="brandId"
        label="Merk"
        choices={brands}
        optionText="title"
        validate={required()}
      />
      <AutocompleteInput
        source="mainCategoryId"
        label="Hoofdcategorie"
        choices={categories}
        optionText="title"
        validate={required()}
      />
    </>
  )
}

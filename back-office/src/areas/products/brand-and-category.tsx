import { Alert } from '@mui/material'
import { AutocompleteInput, FormDataConsumer, required } from 'react-admin'
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
      <FormDataConsumer<{ brandId?: number }>>
        {({ formData }) =>
          brands.find(({ id }) => id === formData.brandId)?.hasManufacturer === false && (
            <Alert severity="warning">
              Van dit merk is geen fabrikant bekend. De wet vraagt die bij elk aanbod: vul hem in bij het
              merk.
            </Alert>
          )
        }
      </FormDataConsumer>
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

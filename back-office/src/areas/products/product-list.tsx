import { Box } from '@mui/material'
import { AutocompleteInput, List, SearchInput, SelectInput } from 'react-admin'
import type { ProductSummary } from 'shared-types/contracts/admin/assortment/products'
import { imagePath } from 'shared-types/image-path'
import { CreateActions } from '../../ui/list/create-actions.tsx'
import { CentsColumn, Column, LinkColumn, NumberColumn } from '../../ui/list/column.tsx'
import { useChoices } from '../../ui/use-choices.ts'
import { EmptyList } from '../../ui/list/empty-list.tsx'
import { ListTable } from '../../ui/list/list-table.tsx'

const statuses = [
  { id: 'shown', name: 'In de winkel' },
  { id: 'hidden', name: 'Verborgen' },
  { id: 'archived', name: 'Gearchiveerd' },
]

const stocks = [
  { id: 'low', name: 'Onder de drempel' },
  { id: 'out', name: 'Uitverkocht artikel' },
]

/** The library reads the names of a filter from its element. */
interface FilterProps {
  source: string
  label: string
}

const CategoryFilter = (names: FilterProps) => (
  <AutocompleteInput {...names} choices={useChoices().categories} optionText="title" />
)

const BrandFilter = (names: FilterProps) => (
  <AutocompleteInput {...names} choices={useChoices().brands} optionText="title" />
)

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Titel of artikelnummer" />,
  <SelectInput key="status" source="status" label="Status" choices={statuses} alwaysOn />,
  <SelectInput key="stock" source="stock" label="Voorraad" choices={stocks} alwaysOn />,
  <CategoryFilter key="categoryId" source="categoryId" label="Categorie" />,
  <BrandFilter key="brandId" source="brandId" label="Merk" />,
]

export const ProductList = () => (
  <List
    empty={<EmptyList>Er zijn nog geen producten. Voeg er een toe, of importeer een bestand.</EmptyList>}
    actions={<CreateActions hasFilters />}
    title="Producten"
    filters={filters}
  >
    <ListTable rowClick="edit">
      <Column<ProductSummary>
        label="Foto"
        render={({ picture }) =>
          picture && (
            <Box
              component="img"
              src={imagePath(picture, 96, 'webp')}
              alt=""
              sx={{ width: 48, height: 48, objectFit: 'cover' }}
            />
          )
        }
      />
      <LinkColumn source="title" label="Titel" />
      <Column source="brand" label="Merk" />
      <Column source="category" label="Categorie" />
      <CentsColumn source="priceFromCents" label="Prijs vanaf" />
      <NumberColumn source="stock" label="Voorraad" />
      <Column<ProductSummary>
        source="active"
        label="Status"
        render={({ active }) => (active ? 'In de winkel' : 'Verborgen')}
      />
    </ListTable>
  </List>
)

import { Typography } from '@mui/material'
import { ArrayInput, NumberInput, required, SimpleFormIterator, TextInput } from 'react-admin'
import { usualDelivery } from 'shared-types/calendar/delivery-cutoff'
import { CreateForm } from '../../ui/create-form.tsx'
import { AddressInput } from '../../ui/inputs/address-input.tsx'
import { EuroInput } from '../../ui/inputs/euro-input.tsx'
import { BrandAndCategory } from './brand-and-category.tsx'
import { VatRateInput } from './vat-rate-field.tsx'

const initial = {
  slug: '',
  article: { options: [{ title: 'Maat', value: '' }], stock: 0, delivery: usualDelivery },
}

/** A product with its first article. The form of the product opens after it. */
export const AddProduct = () => (
  <CreateForm title="Product toevoegen" redirect="edit" defaultValues={initial} sx={{ maxWidth: 900 }}>
    <Typography>Het product blijft verborgen tot je een foto toevoegt en het in de winkel zet.</Typography>
    <TextInput source="title" label="Titel" validate={required()} fullWidth />
    <AddressInput addressOf={(slug) => `/${slug}.html`} />
    <BrandAndCategory />
    <Typography component="h2" variant="h6">
      Eerste artikel
    </Typography>
    <TextInput source="article.sku" label="Artikelnummer" validate={required()} />
    <ArrayInput source="article.options" label="Keuzes, zoals Maat: 140x200">
      <SimpleFormIterator inline disableReordering>
        <TextInput source="title" label="Keuze" helperText={false} validate={required()} />
        <TextInput source="value" label="Waarde" helperText={false} validate={required()} />
      </SimpleFormIterator>
    </ArrayInput>
    <EuroInput source="article.priceCents" label="Prijs in euro" validate={required()} />
    <VatRateInput source="article.vatRate" />
    <NumberInput source="article.stock" label="Voorraad" validate={required()} />
    <TextInput source="article.delivery" label="Levertijd" validate={required()} fullWidth />
  </CreateForm>
)

import { Stack, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { useNotify } from 'react-admin'
import { admin } from 'shared-types/contracts/admin/paths'
import { deliveryOfNew, type StaffProduct } from 'shared-types/contracts/admin/assortment/products'
import { pathOf } from 'shared-types/urls/path-pattern'
import { fieldErrors, send } from '../../api/send.ts'
import { SubmitDialog } from '../../ui/form/submit-dialog.tsx'
import { sentCents } from '../../ui/inputs/typed-values.ts'
import { VatRateField } from './vat-rate-field.tsx'

interface AddArticleDialogProps {
  product: StaffProduct
  onAdded: () => unknown
  onClose: () => void
}

/** An article of this product: one value for each of its options. */
export const AddArticleDialog = ({ product, onAdded, onClose }: AddArticleDialogProps) => {
  const notify = useNotify()
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [isBusy, setBusy] = useState(false)
  const { options } = product
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const valueOf = (name: string) => String(typed.get(name) ?? '')
    const stock = valueOf('stock')
    setBusy(true)
    try {
      await send('POST', pathOf(admin.productArticles, { id: product.id }), {
        sku: valueOf('sku'),
        options: options.map(({ title }, index) => ({ title, value: valueOf(`options.${index}.value`) })),
        priceCents: sentCents(valueOf('priceCents')),
        vatRate: Number(valueOf('vatRate')),
        stock: stock === '' ? stock : Number(stock),
        delivery: valueOf('delivery'),
      })
      notify('Toegevoegd', { type: 'success' })
      await onAdded()
      onClose()
    } catch (error) {
      setErrors(fieldErrors(error, 'sku'))
    } finally {
      setBusy(false)
    }
  }
  const field = (name: string, label: string, known: string[] = []) => {
    // A refusal of all options is shown at the first one.
    const error = errors[name] ?? (name === 'options.0.value' ? errors['options'] : undefined)
    const helperText = error ?? (known.length > 0 ? `Nu: ${known.join(', ')}` : undefined)
    return { name, label, error: error !== undefined, helperText, size: 'small' } as const
  }
  return (
    <SubmitDialog
      title={`Artikel toevoegen aan ${product.title}`}
      button="Toevoegen"
      isBusy={isBusy}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2 }}>
        <TextField {...field('sku', 'Artikelnummer')} />
        {options.map(({ title, values }, index) => (
          <TextField key={title} {...field(`options.${index}.value`, title, values)} />
        ))}
        <TextField {...field('priceCents', 'Prijs in euro')} />
        <VatRateField />
        <TextField {...field('stock', 'Voorraad')} type="number" defaultValue="0" />
        <TextField {...field('delivery', 'Levertijd')} defaultValue={deliveryOfNew(product.variants)} />
      </Stack>
    </SubmitDialog>
  )
}

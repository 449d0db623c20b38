import { Autocomplete, Button, TextField } from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { admin } from 'shared-types/contracts/admin/paths'
import {
  VariantLookBefore,
  VariantNameBefore,
  type StaffProduct,
  type StaffVariant,
} from 'shared-types/contracts/admin/assortment/products'
import { pathOf } from 'shared-types/urls/path-pattern'
import { messageOf, send } from '../../api/send.ts'
import { ConfirmButton } from '../../ui/confirm-button.tsx'
import { SmallForm } from '../../ui/small-form.tsx'
import type { TradeFormProps } from './trade-forms.tsx'
import { useFilterValues } from './use-filter-values.ts'

interface ArticleFormProps {
  product: StaffProduct
  variant: StaffVariant
  onChanged: () => unknown
}

interface NameFormProps extends ArticleFormProps {
  change: TradeFormProps['change']
}

/** How the shop shows an article. A button fills in what its options suggest, which may have been taken off. */
export const LookForm = ({ product, variant, onChanged }: ArticleFormProps) => {
  const notify = useNotify()
  const { id, facetValueIds, image, color, proposed } = variant
  const choices = useFilterValues()
  const [valueIds, setValueIds] = useState(facetValueIds)
  const [proposedColor, setProposedColor] = useState<string | null>(null)
  const coloured = product.options.findIndex(({ hasColors }) => hasColors)
  const photos = product.images.map(({ file, alt }, index) => ({ file, title: `Foto ${index + 1}: ${alt}` }))
  const isOwn = image !== null && photos.every(({ file }) => file !== image)
  const shownColor = color ?? proposedColor
  const isMore =
    proposed.facetValueIds.some((one) => !valueIds.includes(one)) ||
    (coloured !== -1 && shownColor === null && proposed.color !== null)
  const takeOver = () => {
    setValueIds([...new Set([...valueIds, ...proposed.facetValueIds])])
    setProposedColor(proposed.color)
  }
  const save = async (typed: Record<string, string>, before: StaffVariant) => {
    await send('PUT', pathOf(admin.variantLook, { id }), {
      facetValueIds: valueIds,
      image: typed['image'] || null,
      color: typed['color'] || null,
      was: VariantLookBefore.strip().parse(before),
    })
    notify('Opgeslagen', { type: 'success' })
    await onChanged()
    setProposedColor(null)
  }
  return (
    <SmallForm
      title="In de winkel"
      mainField="facetValueIds"
      button="Filters en foto opslaan"
      fields={
        coloured === -1
          ? []
          : [
              {
                name: 'color',
                label: `Kleur van ${variant.values[coloured]}`,
                initial: shownColor ?? '',
                help: 'Zoals #22345c. Geldt voor alle artikelen met deze keuze.',
              },
            ]
      }
      shown={variant}
      onSend={save}
      hasUnsavedChoice={proposedColor !== null || valueIds.join() !== facetValueIds.join()}
    >
      <TextField
        key={`image ${image}`}
        name="image"
        label="Foto"
        select
        size="small"
        defaultValue={image ?? ''}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        <option value="">De eerste foto van het product</option>
        {isOwn && <option value={image}>De eigen foto van dit artikel</option>}
        {photos.map(({ file, title }) => (
          <option key={file} value={file}>
            {title}
          </option>
        ))}
      </TextField>
      <Autocomplete
        multiple
        size="small"
        options={choices}
        value={choices.filter((choice) => valueIds.includes(choice.id))}
        onChange={(_event, chosen) => setValueIds(chosen.map((choice) => choice.id))}
        getOptionKey={(choice) => choice.id}
        getOptionLabel={(choice) => choice.title}
        renderInput={(input) => <TextField {...input} label="Filterwaarden" />}
        sx={{ minWidth: 260, flexGrow: 1 }}
      />
      {isMore && <Button onClick={takeOver}>Voorstel overnemen</Button>}
    </SmallForm>
  )
}

/** Its number and options, until an order, a cart or a gift refers to it. */
export const NameForm = ({ product, variant, change, onChanged }: NameFormProps) => {
  const notify = useNotify()
  const { id, sku, values, title } = variant
  const save = (typed: Record<string, string>, before: StaffVariant) =>
    change('PUT', pathOf(admin.variantName, { id }), {
      sku: typed['sku'],
      values: product.options.map((_option, index) => typed[`values.${index}`] ?? ''),
      was: VariantNameBefore.strip().parse(before),
    })
  const remove = async () => {
    try {
      await send('DELETE', pathOf(admin.variant, { id }))
      notify('Het artikel is verwijderd.', { type: 'success' })
      await onChanged()
    } catch (error) {
      notify(messageOf(error), { type: 'error' })
    }
  }
  return (
    <SmallForm
      title="Artikelnummer en keuzes"
      mainField="sku"
      button="Nummer en keuzes opslaan"
      fields={[
        { name: 'sku', label: 'Artikelnummer', initial: sku },
        ...product.options.map((option, index) => ({
          name: `values.${index}`,
          label: option.title,
          initial: values[index] ?? '',
        })),
      ]}
      shown={variant}
      onSend={save}
    >
      <ConfirmButton
        label="Artikel verwijderen"
        color="error"
        title={`${title} (${sku}) verwijderen?`}
        content="Het verdwijnt uit de winkel, met zijn prijzen en correcties van de voorraad."
        onConfirm={remove}
      />
    </SmallForm>
  )
}

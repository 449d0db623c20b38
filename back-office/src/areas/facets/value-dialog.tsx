import { Alert, Checkbox, FormControlLabel, Stack, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import {
  FacetValueBefore,
  type StaffFacet,
  type StaffFacetValue,
} from 'shared-types/contracts/admin/assortment/facets'
import { admin } from 'shared-types/contracts/admin/paths'
import { pathOf } from 'shared-types/urls/path-pattern'
import { messageOf, send } from '../../api/send.ts'
import { ConfirmButton } from '../../ui/confirm-button.tsx'
import { FormDialog, SmallForm } from '../../ui/small-form.tsx'

interface ValueDialogProps {
  facet: StaffFacet
  value: StaffFacetValue
  onChanged: () => unknown
  onClose: () => void
}

/** Moves the products to another value of the filter. */
const Merge = ({ facet, value, onChanged, onClose }: ValueDialogProps) => {
  const [intoId, setIntoId] = useState('')
  const notify = useNotify()
  const others = facet.values.filter(({ id }) => id !== value.id)
  const into = others.find(({ id }) => String(id) === intoId)
  const merge = async () => {
    try {
      await send('POST', pathOf(admin.facetValueMerge, { id: value.id }), { intoId: into?.id })
    } catch (error) {
      notify(messageOf(error), { type: 'error' })
      return
    }
    notify('De waarden zijn samengevoegd.', { type: 'success' })
    await onChanged()
    onClose()
  }
  return (
    <>
      <Typography component="h3" variant="subtitle1" gutterBottom>
        Samenvoegen: de producten krijgen de andere waarde
      </Typography>
      <Stack direction="row" sx={{ gap: 1 }}>
        <TextField
          label="Met"
          select
          size="small"
          value={intoId}
          onChange={({ target }) => setIntoId(target.value)}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        >
          <option value="">Kies een waarde</option>
          {others.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </TextField>
        <ConfirmButton
          label="Samenvoegen"
          disabled={!into}
          title={`${value.title} samenvoegen met ${into?.title ?? ''}?`}
          content={`Producten met ${value.title} krijgen ${into?.title ?? ''}, en ${value.title} verdwijnt. Dit kan niet ongedaan worden gemaakt.`}
          onConfirm={merge}
        />
      </Stack>
    </>
  )
}

/** What an employee can change of one value of a filter. */
export const ValueDialog = ({ facet, value, onChanged, onClose }: ValueDialogProps) => {
  const notify = useNotify()
  const save = async (
    { title, color, position, listed }: Record<string, string>,
    before: StaffFacetValue,
  ) => {
    await send('PUT', pathOf(admin.facetValue, { id: value.id }), {
      title,
      color: color || null,
      position: position === '' ? '' : Number(position),
      listed: listed === 'on',
      was: FacetValueBefore.strip().parse(before),
    }).catch((error: unknown) => {
      // A colleague has changed the value, or this change was made and its answer was lost.
      void onChanged()
      throw error
    })
    notify('Opgeslagen', { type: 'success' })
    await onChanged()
  }
  return (
    <FormDialog
      title={`${value.title}: ${value.products} producten te koop`}
      closeLabel="Sluiten"
      onClose={onClose}
    >
      {value.usedBy.length > 0 && (
        <Alert severity="info" sx={{ mb: 2 }}>
          Deze gebruiken de waarde, ook als die verborgen is: {value.usedBy.join(', ')}.
        </Alert>
      )}
      <SmallForm
        title="Naam en plaats"
        mainField="title"
        button="Waarde opslaan"
        fields={[
          { name: 'title', label: 'Naam', initial: value.title },
          ...(facet.hasColors ? [{ name: 'color', label: 'Kleur', initial: value.color ?? '' }] : []),
          { name: 'position', label: 'Volgorde', type: 'number', initial: String(value.position) },
        ]}
        shown={value}
        onSend={save}
      >
        <FormControlLabel
          key={`listed ${value.listed}`}
          control={<Checkbox name="listed" defaultChecked={value.listed} />}
          label="Zichtbaar"
        />
      </SmallForm>
      {!facet.followsBrands && <Merge facet={facet} value={value} onChanged={onChanged} onClose={onClose} />}
    </FormDialog>
  )
}

import {
  Alert,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  TextField,
} from '@mui/material'
import {
  FacetValueBefore,
  type StaffFacet,
  type StaffFacetValue,
} from 'shared-types/contracts/admin/assortment/facets'
import { admin } from 'shared-types/contracts/admin/paths'
import { pathOf } from 'shared-types/urls/path-pattern'
import { send } from '../../api/send.ts'
import { SmallForm } from '../../ui/small-form.tsx'

interface ValueDialogProps {
  facet: StaffFacet
  value: StaffFacetValue
  onChanged: () => unknown
  onClose: () => void
}

/** What an employee can change of one value of a filter. */
export const ValueDialog = ({ facet, value, onChanged, onClose }: ValueDialogProps) => {
  const save = async ({ title, color, position, listed }: Record<string, string>) => {
    await send('PUT', pathOf(admin.facetValue, { id: value.id }), {
      title,
      color: color || null,
      position: position === '' ? '' : Number(position),
      listed: listed === 'on',
      was: FacetValueBefore.strip().parse(value),
    })
    await onChanged()
  }
  const merge = async ({ intoId }: Record<string, string>) => {
    await send('POST', pathOf(admin.facetValueMerge, { id: value.id }), { intoId: Number(intoId) })
    await onChanged()
    onClose()
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby="value-title" fullWidth maxWidth="sm">
      <DialogTitle id="value-title">
        {value.title}: {value.products} producten te koop
      </DialogTitle>
      <DialogContent>
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
          onSend={save}
        >
          <FormControlLabel
            key={`listed ${value.listed}`}
            control={<Checkbox name="listed" defaultChecked={value.listed} />}
            label="Zichtbaar"
          />
        </SmallForm>
        {!facet.followsBrands && (
          <SmallForm
            title="Samenvoegen: de producten krijgen de andere waarde"
            mainField="intoId"
            button="Samenvoegen"
            fields={[]}
            onSend={merge}
          >
            <TextField
              name="intoId"
              label="Met"
              select
              size="small"
              defaultValue=""
              slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
            >
              <option value="">Kies een waarde</option>
              {facet.values
                .filter(({ id }) => id !== value.id)
                .map(({ id, title }) => (
                  <option key={id} value={id}>
                    {title}
                  </option>
                ))}
            </TextField>
          </SmallForm>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Sluiten</Button>
      </DialogActions>
    </Dialog>
  )
}

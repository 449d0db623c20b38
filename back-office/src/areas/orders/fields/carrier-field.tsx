import { MenuItem, TextField } from '@mui/material'
import { otherCarrier } from 'shared-types/contracts/admin/buying/shipments'
import type { Carrier } from 'shared-types/contracts/admin/orders'

interface CarrierFieldProps {
  carriers: Carrier[]
  value: string
  onChange: (code: string) => void
}

export const CarrierField = ({ carriers, value, onChange }: CarrierFieldProps) => (
  <TextField
    select
    label="Vervoerder"
    value={value}
    onChange={(event) => onChange(event.target.value)}
    fullWidth
    margin="dense"
  >
    {carriers.map(({ code, title }) => (
      <MenuItem key={code} value={code}>
        {title}
      </MenuItem>
    ))}
  </TextField>
)

export const carrierNameField = {
  name: 'carrierName',
  label: 'Naam van de vervoerder',
  help: 'De klant leest ‘onderweg met …’. Leeg: ‘de bezorger’.',
}

/** Codes of carriers contain no commas. */
export const moreBoxes = 'Meer dan één doos? Zet een komma tussen de codes.'

export const trackingLinkField = {
  label: 'Link om het pakket te volgen',
  help: 'Begint met https://. Leeg: zonder link.',
}

/** What is typed of a parcel with this carrier: a code, a link, or nothing. */
export const trackingTypeOf = (carriers: Carrier[], code: string): 'code' | 'link' | null => {
  if (code === otherCarrier) return 'link'
  return (carriers.find((one) => one.code === code)?.tracked ?? true) ? 'code' : null
}

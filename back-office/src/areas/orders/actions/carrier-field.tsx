import { MenuItem, TextField } from '@mui/material'
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

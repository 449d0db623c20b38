import { MenuItem, TextField } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import type { Carrier, Carriers } from 'shared-types/contracts/admin/orders'
import { admin } from 'shared-types/contracts/admin/paths'
import { send } from '../../api/send.ts'

export const useCarriers = (): Carrier[] => {
  const { data } = useQuery({
    queryKey: ['carriers'],
    queryFn: () => send<Carriers>('GET', admin.carriers),
    staleTime: Infinity,
  })
  return data?.carriers ?? []
}

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

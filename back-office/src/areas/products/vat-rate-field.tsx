import { TextField } from '@mui/material'
import { required, SelectInput } from 'react-admin'
import { vatRates } from 'shared-types/contracts/admin/assortment/products'

const label = 'Btw-tarief'
const nameOf = (rate: number) => `${rate}%`

/** Offers another rate only to an article that has it: a file can set any. */
export const VatRateField = ({ current = vatRates[0] }: { current?: number }) => (
  <TextField
    // The stored value may have changed.
    key={current}
    select
    name="vatRate"
    label={label}
    defaultValue={current}
    size="small"
    helperText="De prijs is inclusief btw."
    slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
  >
    {[...new Set([...vatRates, current])].map((rate) => (
      <option key={rate} value={rate}>
        {nameOf(rate)}
      </option>
    ))}
  </TextField>
)

/** The same in a form of a whole page. */
export const VatRateInput = ({ source }: { source: string }) => (
  <SelectInput
    source={source}
    label={label}
    choices={vatRates.map((rate) => ({ id: rate, name: nameOf(rate) }))}
    defaultValue={vatRates[0]}
    validate={required()}
  />
)

import { MenuItem, Stack, TextField, Typography } from '@mui/material'
import type { StaffOrder } from 'shared-types/contracts/admin/orders'

type Line = StaffOrder['lines'][number]

interface PiecesFieldsProps {
  lines: Line[]
  mostOf: (line: Line) => number
  labelOf: (article: string) => string
  /** By the id of the line. */
  chosen: Map<number, number>
  onChoose: (id: number, quantity: number) => void
}

/** How many pieces of each line. The article is above its field: as a label, it would be cut off before its size. */
export const PiecesFields = ({ lines, mostOf, labelOf, chosen, onChoose }: PiecesFieldsProps) =>
  lines.map((line) => {
    const { id, sku, title, choices } = line
    const article = [title, ...choices, sku].join(', ')
    return (
      <Stack
        key={id}
        direction={{ xs: 'column', sm: 'row' }}
        sx={{ alignItems: { sm: 'center' }, gap: { xs: 0, sm: 2 }, my: 1 }}
      >
        <Typography sx={{ flexGrow: 1, overflowWrap: 'anywhere' }}>{article}</Typography>
        <TextField
          select
          label="Aantal"
          size="small"
          // For screen readers the name has the article too.
          slotProps={{
            select: {
              SelectDisplayProps: { 'aria-label': labelOf(article), 'aria-labelledby': undefined },
            },
          }}
          value={chosen.get(id) ?? 0}
          onChange={(event) => onChoose(id, Number(event.target.value))}
          sx={{ maxWidth: 100, flexShrink: 0 }}
        >
          {Array.from({ length: mostOf(line) + 1 }, (_, quantity) => (
            <MenuItem key={quantity} value={quantity}>
              {quantity}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
    )
  })

/** The chosen pieces as a request has them. */
export const linesOf = (chosen: Map<number, number>) =>
  [...chosen].flatMap(([id, quantity]) => (quantity > 0 ? [{ id, quantity }] : []))

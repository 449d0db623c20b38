import { MenuItem, TextField } from '@mui/material'

interface PiecesFieldsProps {
  lines: { id: number; title: string; most: number }[]
  labelOf: (title: string) => string
  /** By the id of the line. */
  chosen: Map<number, number>
  onChoose: (id: number, quantity: number) => void
}

/** How many pieces of each line. */
export const PiecesFields = ({ lines, labelOf, chosen, onChoose }: PiecesFieldsProps) =>
  lines.map(({ id, title, most }) => (
    <TextField
      key={id}
      select
      label={labelOf(title)}
      value={chosen.get(id) ?? 0}
      onChange={(event) => onChoose(id, Number(event.target.value))}
      fullWidth
      margin="dense"
    >
      {Array.from({ length: most + 1 }, (_, quantity) => (
        <MenuItem key={quantity} value={quantity}>
          {quantity}
        </MenuItem>
      ))}
    </TextField>
  ))

/** The chosen pieces as a request has them. */
export const linesOf = (chosen: Map<number, number>) =>
  [...chosen].flatMap(([id, quantity]) => (quantity > 0 ? [{ id, quantity }] : []))

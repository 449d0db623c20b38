import { MenuItem, Stack, TextField, Typography } from '@mui/material'
import { Fragment } from 'react'
import type { StaffOrder } from 'shared-types/contracts/admin/orders'

type Line = StaffOrder['lines'][number]

interface PiecesFieldsProps {
  lines: Line[]
  mostOf: (line: Line) => number
  labelOf: (article: string) => string
  /** By the id of the line. */
  chosen: Map<number, number>
  onChoose: (id: number, quantity: number) => void
  /** More numbers, for each line that leaves a choice. */
  parts?: Part[]
}

interface Part {
  label: string
  rangeOf: (id: number) => { least: number; most: number; value: number }
  onChoose: (id: number, quantity: number) => void
}

interface PiecesFieldProps {
  label: string
  /** For screen readers, with the article. */
  name: string
  least?: number
  most: number
  value: number
  onChoose: (quantity: number) => void
}

const PiecesField = ({ label, name, least = 0, most, value, onChoose }: PiecesFieldProps) => (
  <TextField
    select
    label={label}
    size="small"
    slotProps={{
      select: { SelectDisplayProps: { 'aria-label': name, 'aria-labelledby': undefined } },
    }}
    value={value}
    onChange={(event) => onChoose(Number(event.target.value))}
    // The library makes each field as wide as its row.
    sx={{ width: { sm: 'auto' }, minWidth: 180, flexShrink: 0 }}
  >
    {Array.from({ length: most - least + 1 }, (_, at) => (
      <MenuItem key={at} value={least + at}>
        {least + at}
      </MenuItem>
    ))}
  </TextField>
)

/** How many pieces of each line. The article is above its field: as a label, it would be cut off before its size. */
export const PiecesFields = ({ lines, mostOf, labelOf, chosen, onChoose, parts }: PiecesFieldsProps) =>
  lines.map((line) => {
    const { id, sku, title, choices } = line
    const article = [title, ...choices, sku].join(', ')
    return (
      <Fragment key={id}>
        <Stack
          direction={{ xs: 'column', sm: 'row' }}
          sx={{ alignItems: { sm: 'center' }, gap: { xs: 0, sm: 2 }, my: 1 }}
        >
          <Typography sx={{ flexGrow: 1, overflowWrap: 'anywhere' }}>{article}</Typography>
          <PiecesField
            label="Aantal"
            name={labelOf(article)}
            most={mostOf(line)}
            value={chosen.get(id) ?? 0}
            onChoose={(quantity) => onChoose(id, quantity)}
          />
        </Stack>
        {parts && (
          <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2, flexWrap: 'wrap' }}>
            {parts.map((part) => {
              const range = part.rangeOf(id)
              return (
                range.least < range.most && (
                  <PiecesField
                    key={part.label}
                    {...range}
                    label={part.label}
                    name={`${part.label} van ${article}`}
                    onChoose={(quantity) => part.onChoose(id, quantity)}
                  />
                )
              )
            })}
          </Stack>
        )}
      </Fragment>
    )
  })

/** The chosen pieces as a request has them. */
export const linesOf = (chosen: Map<number, number>) =>
  [...chosen].flatMap(([id, quantity]) => (quantity > 0 ? [{ id, quantity }] : []))

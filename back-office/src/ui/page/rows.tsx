import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import type { ReactNode } from 'react'

/** An address or a reference. It may break anywhere, so that the words beside it stay whole. */
const longWord = /\S{17}/

interface RowsProps {
  head: string[]
  rows: ReactNode[][]
  title?: string
  /** In pixels. Higher tables scroll below their header. */
  maxHeight?: number
}

/** A table that scrolls by itself when it is too wide. */
export const Rows = ({ head, rows, title = head.join(', '), maxHeight }: RowsProps) => (
  <Box component="section" sx={{ overflow: 'auto', maxHeight }} tabIndex={0} aria-label={title}>
    <Table size="small" stickyHeader={maxHeight !== undefined}>
      <TableHead>
        <TableRow>
          {head.map((text) => (
            <TableCell key={text}>{text}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((cells, row) => (
          // oxlint-disable-next-line react/no-array-index-key -- the rows of one answer
          <TableRow key={row}>
            {cells.map((cell, column) => (
              <TableCell
                key={head[column]}
                sx={{
                  overflowWrap: typeof cell === 'string' && longWord.test(cell) ? 'anywhere' : undefined,
                }}
              >
                {cell}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </Box>
)

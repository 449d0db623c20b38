import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import type { ReactNode } from 'react'

/** An address or a reference. It may break anywhere, so that the words beside it stay whole. */
const longWord = /\S{17}/
/** A moment, a number or an amount. It stays on one line. */
const noWords = /^\P{L}{1,20}$/u
const amount = /^€|^\d+%$/

const isNumber = (cell: ReactNode) =>
  typeof cell === 'number' || (typeof cell === 'string' && amount.test(cell))

interface RowsProps {
  head: string[]
  rows: ReactNode[][]
  title?: string
  /** In pixels. Higher tables scroll below their header. */
  maxHeight?: number
}

/** A table that scrolls by itself when it is too wide. Its columns of numbers and amounts are aligned as those of lists. */
export const Rows = ({ head, rows, title = head.join(', '), maxHeight }: RowsProps) => {
  const alignments = head.map((_, column) =>
    rows.some((cells) => isNumber(cells[column])) ? 'right' : 'left',
  )
  return (
    <Box component="section" sx={{ overflow: 'auto', maxHeight }} tabIndex={0} aria-label={title}>
      <Table size="small" stickyHeader={maxHeight !== undefined}>
        <TableHead>
          <TableRow>
            {head.map((text, column) => (
              <TableCell key={text} align={alignments[column]}>
                {text}
              </TableCell>
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
                  align={alignments[column]}
                  sx={{
                    whiteSpace: typeof cell === 'string' && noWords.test(cell) ? 'nowrap' : undefined,
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
}

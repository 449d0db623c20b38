import {
  Box,
  Card,
  CardContent,
  Link,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material'
import type { ReactNode } from 'react'
import type { BillingAddress, CheckoutCustomer, ShippingAddress } from 'shared-types/contracts/checkout'
import { addressLines } from 'shared-types/forms/fields/address-lines'

/** A titled part of a page. */
export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card variant="outlined">
    {/* Not `anywhere`, which would break the words of narrow columns of its tables. */}
    <CardContent sx={{ overflowWrap: 'break-word' }}>
      <Typography component="h2" variant="h6" gutterBottom>
        {title}
      </Typography>
      {children}
    </CardContent>
  </Card>
)

/**
 * Cells whose long words, such as an address, may break anywhere; the heading of their column does not. On a narrow
 * screen, where the table scrolls, the column stays wide enough for ordinary words.
 */
export const breakAnywhere = {
  '&.MuiTableCell-body': { overflowWrap: 'anywhere', minWidth: { xs: 200, md: 'auto' } },
}

/** Blocks beside each other that may be narrower than their longest word. */
export const besideEachOther = { gap: 4, flexWrap: 'wrap', '& > *': { minWidth: 0 } }

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

export const Address = ({ name, of }: { name: string; of: BillingAddress | ShippingAddress }) => (
  <Typography component="address" sx={{ fontStyle: 'normal' }}>
    {addressLines(name, of).map((line) => (
      <div key={line}>{line}</div>
    ))}
  </Typography>
)

interface BilledCustomerProps {
  name: string
  email: string
  customer: CheckoutCustomer
  billingAddress: BillingAddress | null
}

/** A customer with the address of the invoice, and the numbers of a company. */
export const BilledCustomer = ({ name, email, customer, billingAddress }: BilledCustomerProps) => (
  <div>
    {billingAddress ? (
      <Address name={name} of={{ ...billingAddress, company: billingAddress.company || customer.company }} />
    ) : (
      name
    )}
    <Link href={`mailto:${email}`}>{email}</Link>
    <div>{customer.phoneNumber}</div>
    {customer.vatNumber && <div>Btw-nummer {customer.vatNumber}</div>}
    {customer.cocNumber && <div>KvK-nummer {customer.cocNumber}</div>}
  </div>
)

/** Of what an erasure leaves. */
export const ordersStay =
  'Bestellingen blijven voor de boekhouding, met alleen de naam en het adres van de factuur. Dit kan niet ongedaan worden gemaakt.'

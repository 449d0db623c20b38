import { Link, Typography } from '@mui/material'
import type { BillingAddress, CheckoutCustomer, ShippingAddress } from 'shared-types/contracts/checkout'
import { addressLines } from 'shared-types/forms/fields/address-lines'

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

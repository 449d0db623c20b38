import type { ReactNode } from 'react'
import type { BillingAddress, ShippingAddress } from 'shared-types/contracts/checkout'
import type { Order } from 'shared-types/contracts/order'
import { streetLine } from 'shared-types/forms/fields/street-line'
import { countryNames } from '../../address/country-names.ts'
import styles from './order-details.module.css'
import { longDate } from '../../ui/text/date.tsx'

interface AddressProps {
  name: string
  /** An extra line besides the name. */
  extra?: string
  address: BillingAddress | ShippingAddress
}

function Address({ name, extra, address }: AddressProps) {
  return (
    <address className={styles.address}>
      {address.company && <span>{address.company}</span>}
      {name && <span>{name}</span>}
      {extra && <span>{extra}</span>}
      <span>{streetLine(address)}</span>
      <span>
        {address.zipcode} {address.city}
      </span>
      <span>{countryNames[address.countryCode]}</span>
    </address>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  )
}

/** Delivery address, billing address and payment method of an order. */
export function OrderDetails({ order }: { order: Order }) {
  const buyer = `${order.firstName} ${order.lastName}`
  const receiver = `${order.shippingAddress.firstName} ${order.shippingAddress.lastName}`.trim()
  return (
    <div className={styles.details}>
      <Part title="Afleveradres">
        <Address
          name={receiver || buyer}
          extra={order.shippingAddress.name}
          address={order.shippingAddress}
        />
      </Part>
      <Part title="Factuuradres">
        <Address name={buyer} address={order.billingAddress} />
      </Part>
      <Part title="Verzending">
        <p>{order.shippingMethod.title}</p>
      </Part>
      <Part title="Betaling">
        <p>{order.paymentMethod.title}</p>
        <p>{longDate(order.createdAt)}</p>
      </Part>
    </div>
  )
}

import type { ReactNode } from 'react'
import type { BillingAddress, ShippingAddress } from 'shared-types/contracts/checkout'
import type { Order } from 'shared-types/contracts/order'
import { addressLines } from 'shared-types/forms/fields/address-lines'
import styles from './order-details.module.css'
import { longDate } from '../../ui/text/date.tsx'

function Address({ name, address }: { name: string; address: BillingAddress | ShippingAddress }) {
  return (
    <address className={styles.address}>
      {addressLines(name, address).map((line) => (
        <span key={line}>{line}</span>
      ))}
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
        <Address name={receiver || buyer} address={order.shippingAddress} />
      </Part>
      <Part title="Factuuradres">
        <Address name={buyer} address={order.billingAddress} />
      </Part>
      <Part title="Verzending">
        <p>{order.shippingMethod.title}</p>
      </Part>
      <Part title="Betaling">
        <p>{order.paymentMethod.title}</p>
        {order.paidAt !== null && <p>{longDate(order.paidAt)}</p>}
      </Part>
    </div>
  )
}

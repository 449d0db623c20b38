import type { BillingAddress } from 'shared-types/contracts/checkout'
import type { CustomerOrders } from 'shared-types/contracts/customer'
import { apiPaths } from 'shared-types/urls/api-paths'
import { useRead } from '../../api/use-read.ts'
import { OrderList } from '../../features/customer/order-list.tsx'
import { useCustomer } from '../../features/customer/use-customer.ts'
import layout from '../../forms/form-layout.module.css'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { QueryBoundary } from '../../ui/failure/query-boundary.tsx'
import { Link } from '../../router/link.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import styles from './account.module.css'

function Address({ title, address, to }: { title: string; address: BillingAddress | null; to: string }) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      {address ? (
        <address className={styles.address}>
          {address.street} {address.houseNumber} {address.extension}
          <br />
          {address.zipcode} {address.city}
        </address>
      ) : (
        <p>Nog niet ingevuld.</p>
      )}
      <Link to={to}>{address ? `${title} wijzigen` : `${title} invullen`}</Link>
    </section>
  )
}

/** The last order, the addresses, and links to the other account pages. */
export default function AccountPage() {
  const customer = useCustomer()
  const orders = useRead<CustomerOrders>(apiPaths.customerOrders())
  return (
    <>
      <h1>Dashboard</h1>
      <QueryBoundary of={customer} what="content" skeleton={<Skeleton />}>
        {({ firstName, billingAddress, shippingAddress }) => (
          <div className={styles.parts}>
            <p>Fijn dat je er bent, {firstName}.</p>
            <section className={styles.part}>
              <h2>Laatste bestelling</h2>
              <QueryBoundary of={orders} what="part" skeleton={<Skeleton />}>
                {(answer) => <OrderList orders={answer.orders.slice(0, 1)} />}
              </QueryBoundary>
            </section>
            <div className={layout.row}>
              <Address title="Factuuradres" address={billingAddress} to={paths.billingAddress()} />
              <Address
                title="Afleveradres"
                address={shippingAddress ?? billingAddress}
                to={paths.shippingAddress()}
              />
            </div>
            <div className={layout.end}>
              <ButtonLink look="secondary" to={paths.accountOrders()}>
                Mijn bestellingen
              </ButtonLink>
              <ButtonLink look="secondary" to={paths.favourites()}>
                Favorieten
              </ButtonLink>
            </div>
          </div>
        )}
      </QueryBoundary>
    </>
  )
}

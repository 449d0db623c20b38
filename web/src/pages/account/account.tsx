import type { BillingAddress } from 'shared-types/contracts/checkout'
import type { CustomerOrders } from 'shared-types/contracts/customer'
import { postalLines } from 'shared-types/forms/fields/address-lines'
import { apiPaths } from 'shared-types/urls/api-paths'
import { useRead } from '../../api/use-read.ts'
import { OrderList } from '../../features/customer/order-list.tsx'
import { useCustomer } from '../../features/customer/use-customer.ts'
import layout from '../../forms/form-layout.module.css'
import { paths } from '../../paths.ts'
import { useFavourites } from '../../stores/favourites.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { QueryBoundary } from '../../ui/failure/query-boundary.tsx'
import { Link } from '../../router/link.tsx'
import { Image } from '../../ui/media/image.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import styles from './account.module.css'

function Address({ title, address, to }: { title: string; address: BillingAddress | null; to: string }) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      {address ? (
        <address className={styles.address}>
          {postalLines(address).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      ) : (
        <p>Nog niet ingevuld.</p>
      )}
      <Link to={to}>{address ? `${title} wijzigen` : `${title} invullen`}</Link>
    </section>
  )
}

const mostFavourites = 4

/** The newest favourites, which this browser stores. */
function FavouritesAtAGlance() {
  const favourites = useFavourites() ?? []
  const pictures = favourites.flatMap(({ id, image }) => (image ? [{ id, image }] : []))
  return (
    <section className={styles.part}>
      <h2>Favorieten</h2>
      {favourites.length === 0 ? (
        <p>Je hebt nog geen favorieten. Tik op het hartje bij een artikel om het te bewaren.</p>
      ) : (
        <>
          <ul className={styles.pictures} aria-hidden>
            {pictures.slice(0, mostFavourites).map(({ id, image }) => (
              <li key={id}>
                <Image image={image} sizes="96px" decorative />
              </li>
            ))}
          </ul>
          <Link to={paths.favourites()}>
            {favourites.length === 1 ? 'Je favoriet bekijken' : `Je ${favourites.length} favorieten bekijken`}
          </Link>
        </>
      )}
    </section>
  )
}

const benefits = [
  {
    title: 'Bestellingen volgen',
    to: paths.accountOrders(),
    what: 'waar je pakket is, je factuur, en opnieuw bestellen',
  },
  {
    title: 'Sneller bestellen',
    to: paths.accountInformation(),
    what: 'je gegevens, en na je eerste bestelling je adressen, staan klaar bij het afrekenen',
  },
  { title: 'Herroepen of terugsturen', to: paths.withdrawal(), what: 'binnen 14 dagen, zonder reden' },
  { title: 'Nieuwsbrieven', to: paths.subscription(), what: 'aan- en afmelden wanneer je wilt' },
]

/** The benefits of an account, also before the first order. */
function Benefits() {
  return (
    <section className={styles.part}>
      <h2>Dit kun je met je account</h2>
      <ul className={styles.benefits}>
        {benefits.map(({ title, to, what }) => (
          <li key={to}>
            <Link to={to}>{title}</Link>: {what}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The last order with its state, favourites, the addresses, and the benefits of an account. */
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
              <QueryBoundary of={orders} what="part" skeleton={<Skeleton className={styles.loading} />}>
                {({ orders: [last] }) => (
                  <>
                    <OrderList orders={last ? [last] : []} />
                    {last ? (
                      <Link to={paths.accountOrders()}>Alle bestellingen</Link>
                    ) : (
                      <ButtonLink to={paths.home()}>Verder winkelen</ButtonLink>
                    )}
                  </>
                )}
              </QueryBoundary>
            </section>
            <FavouritesAtAGlance />
            <div className={layout.row}>
              <Address title="Factuuradres" address={billingAddress} to={paths.billingAddress()} />
              <Address
                title="Afleveradres"
                address={shippingAddress ?? billingAddress}
                to={paths.shippingAddress()}
              />
            </div>
            <Benefits />
          </div>
        )}
      </QueryBoundary>
    </>
  )
}

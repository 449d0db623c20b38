import { Navigate } from 'react-router-dom'
import type { Order } from 'shared-types/contracts/order'
import { LineList } from '../../features/cart/line/line-list.tsx'
import { Totals } from '../../features/cart/summary/totals.tsx'
import { OrderDetails } from '../../features/order/order-details.tsx'
import { useOrderLink, withToken } from '../../features/order/order-link.ts'
import { OrderNotFound } from '../../features/order/order-not-found.tsx'
import { outcomeOf } from '../../features/order/outcome/outcome.ts'
import { ThankYou } from '../../features/order/thank-you.tsx'
import { useOrder } from '../../features/order/use-order.ts'
import { paths } from '../../paths.ts'
import { Purchase } from '../../analytics/ecommerce/purchase.tsx'
import { QueryBoundary } from '../../ui/failure/query-boundary.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import styles from '../order/order-page.module.css'

function Paid({ order, token }: { order: Order; token: string | undefined }) {
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <ThankYou order={order} token={token} />
        <OrderDetails order={order} />
      </div>
      <aside className={styles.lines} aria-labelledby="bought">
        <h2 id="bought" className={styles.title}>
          Je bestelling
        </h2>
        <LineList lines={order.lines} />
        <Totals totals={order.totals} />
      </aside>
    </div>
  )
}

function ThankYouFor({ id, token }: { id: string; token: string | undefined }) {
  const answer = useOrder(id, token)
  if (answer.error?.code === 'validation_failed') return <OrderNotFound />
  return (
    <QueryBoundary
      of={answer}
      skeleton={<Skeleton className={styles.loading} />}
      notFound={<OrderNotFound />}
    >
      {(order) =>
        outcomeOf(order) === 'paid' ? (
          <>
            <Paid order={order} token={token} />
            <Purchase order={id} token={token} />
          </>
        ) : (
          <Navigate replace {...withToken(paths.checkoutStatus(id), token)} />
        )
      }
    </QueryBoundary>
  )
}

export default function CheckoutThankYouPage() {
  const { order, token } = useOrderLink()
  return (
    <Section className={styles.page}>
      {order ? <ThankYouFor id={order} token={token} /> : <OrderNotFound />}
    </Section>
  )
}

import { Navigate } from 'react-router-dom'
import { orderLink, thankYou, useOrderLink } from '../../features/order/order-link.ts'
import { OrderNotFound } from '../../features/order/order-not-found.tsx'
import { OrderOutcome } from '../../features/order/order-outcome.tsx'
import { outcomeOf } from '../../features/order/outcome/outcome.ts'
import { useOrderStatus } from '../../features/order/use-order.ts'
import { QueryBoundary } from '../../ui/failure/query-boundary.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import styles from './order-page.module.css'

function Status({ order, token }: { order: string; token: string | undefined }) {
  const answer = useOrderStatus(order, token)
  // A malformed id is rejected as invalid; for the shopper that order does not exist.
  if (answer.error?.code === 'validation_failed') return <OrderNotFound />
  return (
    <QueryBoundary
      of={answer}
      skeleton={<Skeleton className={styles.loading} />}
      notFound={<OrderNotFound />}
    >
      {(status) => {
        const outcome = outcomeOf(status)
        if (outcome !== 'paid') return <OrderOutcome status={status} outcome={outcome} token={token} />
        const next = status.state === 'paid' ? thankYou : orderLink
        return <Navigate replace {...next(status.orderId, token)} />
      }}
    </QueryBoundary>
  )
}

/**
 * The status of the order in the URL. A paid order redirects to the thank-you page, and one that has been sent to its
 * own page; other outcomes show here.
 */
export default function OrderStatusPage() {
  const { order, token } = useOrderLink()
  return (
    <Section className={styles.page}>
      {order ? <Status order={order} token={token} /> : <OrderNotFound />}
    </Section>
  )
}

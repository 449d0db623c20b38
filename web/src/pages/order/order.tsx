import { useLocation } from 'react-router-dom'
import type { Order } from 'shared-types/contracts/order'
import { apiPaths } from 'shared-types/urls/api-paths'
import { LineList } from '../../features/cart/line/line-list.tsx'
import { Totals } from '../../features/cart/summary/totals.tsx'
import { OrderDetails } from '../../features/order/order-details.tsx'
import { useOrderLink } from '../../features/order/order-link.ts'
import { OrderNotFound } from '../../features/order/order-not-found.tsx'
import { OrderProgress } from '../../features/order/order-progress.tsx'
import { canBePaid, outcomeOf } from '../../features/order/outcome.ts'
import { outcomeTextOf } from '../../features/order/outcome-texts.ts'
import { PayAgain } from '../../features/order/pay-again.tsx'
import { Reorder } from '../../features/order/reorder.tsx'
import { useOrder } from '../../features/order/use-order.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { QueryBoundary } from '../../ui/failure/query-boundary.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import styles from './order-page.module.css'

interface OrderViewProps {
  order: Order
  token: string | undefined
}

/** Whether the order was opened from the account. With only a mail's link, no invoice is available. */
const useIsMine = () => useLocation().pathname.startsWith(paths.accountOrders())

function NextSteps({ order, token }: OrderViewProps) {
  const outcome = outcomeOf(order)
  const isMine = useIsMine()
  return (
    <div className={styles.next}>
      {canBePaid(outcome) && <PayAgain status={order} token={token} label="Naar betaling" />}
      {order.shipments.map(
        ({ trackAndTraceUrl }, at) =>
          trackAndTraceUrl && (
            <ButtonLink key={trackAndTraceUrl} look="primary" to={trackAndTraceUrl}>
              {order.shipments.length > 1 ? `Volg pakket ${at + 1}` : 'Volg je pakket'}
            </ButtonLink>
          ),
      )}
      {isMine && order.paidAt !== null && (
        <a href={apiPaths.invoice(order.orderId)} target="_blank" rel="noreferrer">
          Factuur {order.invoiceNumber} (PDF)
        </a>
      )}
      <Reorder order={order.orderId} token={token} />
      {outcome === 'paid' && order.hasRug && (
        <ButtonLink look="quiet" to={paths.rugReturn(order.orderId, token)}>
          Vloerkleed retourneren
        </ButtonLink>
      )}
      {outcome === 'paid' && (
        <ButtonLink look="quiet" to={paths.withdrawal(order.orderNumber)}>
          Herroepen
        </ButtonLink>
      )}
    </div>
  )
}

const shippedText = ({ state, shipments }: Order): string => {
  const carriers = [...new Set(shipments.map(({ carrier }) => carrier))].join(' en ')
  if (state === 'paid') return `Een deel van je bestelling is onderweg met ${carriers}.`
  return shipments.length > 1
    ? `Je bestelling komt in ${shipments.length} pakketten, met ${carriers}.`
    : `Je pakket is onderweg met ${carriers}.`
}

function OrderView({ order, token }: OrderViewProps) {
  const outcome = outcomeOf(order)
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <h1>Bestelling {order.orderNumber}</h1>
        <OrderProgress order={order} />
        {outcome !== 'paid' && <p>{outcomeTextOf(outcome, order).text}</p>}
        {order.shipments.length > 0 && <p>{shippedText(order)}</p>}
        <NextSteps order={order} token={token} />
        <OrderDetails order={order} />
      </div>
      <aside className={styles.lines} aria-labelledby="ordered">
        <h2 id="ordered" className={styles.title}>
          Besteld
        </h2>
        <LineList lines={order.lines} />
        <Totals totals={order.totals} />
      </aside>
    </div>
  )
}

function OrderFor({ id, token }: { id: string; token: string | undefined }) {
  const answer = useOrder(id, token, useIsMine())
  if (answer.error?.code === 'validation_failed') return <OrderNotFound />
  return (
    <QueryBoundary
      of={answer}
      skeleton={<Skeleton className={styles.loading} />}
      notFound={<OrderNotFound />}
    >
      {(order) => <OrderView order={order} token={token} />}
    </QueryBoundary>
  )
}

/** One order, opened by its link or by its session: its progress and the possible actions. */
export default function OrderPage() {
  const { order, token } = useOrderLink()
  const isMine = useIsMine()
  const content = order ? <OrderFor id={order} token={token} /> : <OrderNotFound />
  // The account layout has its own margins.
  return isMine ? content : <Section className={styles.page}>{content}</Section>
}

import { useRef, useState } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { dayMs } from 'shared-types/calendar/clock'
import type { Order } from 'shared-types/contracts/order'
import { apiPaths } from 'shared-types/urls/api-paths'
import { LineList } from '../../features/cart/line/line-list.tsx'
import { reorder } from '../../features/cart/state/add-many.ts'
import { Totals } from '../../features/cart/summary/totals.tsx'
import { CancelOrder } from '../../features/order/cancel-order.tsx'
import { OrderDetails } from '../../features/order/order-details.tsx'
import { OrderButtonLink, useOrderLink, withToken } from '../../features/order/order-link.ts'
import { OrderNotFound } from '../../features/order/order-not-found.tsx'
import { OrderProgress } from '../../features/order/progress/order-progress.tsx'
import { OrderRefunds } from '../../features/order/order-refunds.tsx'
import { OrderReplacements } from '../../features/order/progress/order-replacements.tsx'
import { canBeCancelled, canBePaid, outcomeOf } from '../../features/order/outcome/outcome.ts'
import { outcomeTextOf } from '../../features/order/outcome/outcome-texts.ts'
import { PayAgain } from '../../features/order/pay-again.tsx'
import { Reorder } from '../../features/order/reorder.tsx'
import { TransferDetails } from '../../features/order/transfer-details.tsx'
import {
  parcelsOf,
  shippedText,
  stageOf,
  stillExpected,
  wholeWithdrawalOf,
} from '../../features/order/progress/order-steps.ts'
import { useOrder } from '../../features/order/use-order.ts'
import { OrderWithdrawals } from '../../features/withdrawal/order-withdrawals.tsx'
import { Purchase } from '../../analytics/ecommerce/purchase.tsx'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { QueryBoundary } from '../../ui/failure/query-boundary.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import styles from './order-page.module.css'

interface OrderViewProps {
  order: Order
  token: string | undefined
  onCancelled: () => Promise<unknown>
}

/** Whether the order was opened from the account. */
const useIsMine = () => useLocation().pathname.startsWith(paths.accountOrders())

/** Prefills the withdrawal of the order: its address is that of its mails, which may not be the account's. */
const buyerOf = ({ firstName, lastName, email }: Order) => ({ firstName, lastName, email })

function NextSteps({ order, token, onCancelled }: OrderViewProps) {
  const outcome = outcomeOf(order)
  const hasEnded = outcome === 'over' || outcome === 'refunded'
  const isMine = useIsMine()
  const parcels = parcelsOf(order.shipments)
  return (
    <div className={styles.next}>
      {order.awaitsTransfer && <PayAgain status={order} token={token} label="Naar de betaalpagina" />}
      {canBePaid(outcome) && <PayAgain status={order} token={token} label="Naar betaling" />}
      {parcels.map(
        ({ url }, at) =>
          url && (
            <ButtonLink key={url} look="primary" to={url}>
              {parcels.length > 1 ? `Volg pakket ${at + 1}` : 'Volg je pakket'}
            </ButtonLink>
          ),
      )}
      {order.paidAt !== null && (
        <a
          href={(isMine ? apiPaths.invoice : apiPaths.orderInvoice)(order.orderId, token)}
          target="_blank"
          rel="noreferrer"
        >
          Factuur {order.invoiceNumber} (PDF)
        </a>
      )}
      {order.replacedInvoices.flatMap(({ number, creditNoteNumber }) => [
        <a
          key={number}
          href={apiPaths.orderDocument(order.orderId, number, token)}
          target="_blank"
          rel="noreferrer"
        >
          Vervallen factuur {number} (PDF)
        </a>,
        <a
          key={creditNoteNumber}
          href={apiPaths.orderDocument(order.orderId, creditNoteNumber, token)}
          target="_blank"
          rel="noreferrer"
        >
          Creditnota {creditNoteNumber} (PDF)
        </a>,
      ])}
      <Reorder onReorder={() => reorder(order.orderId, token ? { token } : {})} />
      {canBeCancelled(outcome) && (
        <CancelOrder order={order.orderId} token={token} onCancelled={onCancelled} />
      )}
      {outcome === 'paid' && order.hasRug && (
        <OrderButtonLink look="quiet" {...withToken(paths.rugReturn(order.orderId), token)}>
          Vloerkleed retourneren
        </OrderButtonLink>
      )}
      {!hasEnded && !wholeWithdrawalOf(order) && (
        <OrderButtonLink
          look="quiet"
          to={paths.withdrawal(order.orderNumber)}
          state={{ token, buyer: buyerOf(order) }}
        >
          Herroepen
        </OrderButtonLink>
      )}
    </div>
  )
}

function OrderView({ order, token, onCancelled }: OrderViewProps) {
  const outcome = outcomeOf(order)
  const shipped = shippedText(order)
  const heading = useRef<HTMLHeadingElement>(null)
  const afterCancelling = async () => {
    await onCancelled()
    // The pressed button is gone.
    heading.current?.focus()
  }
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <h1 ref={heading} tabIndex={-1}>
          Bestelling {order.orderNumber}
        </h1>
        <OrderProgress order={order} />
        {outcome !== 'paid' && <p>{outcomeTextOf(outcome, order).text}</p>}
        {order.bankTransfer && outcome === 'transfer' && <TransferDetails transfer={order.bankTransfer} />}
        {shipped && <p>{shipped}</p>}
        <OrderReplacements replacements={order.replacements} />
        <OrderWithdrawals withdrawals={order.withdrawals} stage={stageOf(order)} />
        <NextSteps order={order} token={token} onCancelled={afterCancelling} />
        <OrderDetails order={order} />
      </div>
      <aside className={styles.lines} aria-labelledby="ordered">
        <h2 id="ordered" className={styles.title}>
          Besteld
        </h2>
        <LineList lines={stillExpected(order)} mayReview={outcome === 'paid' && order.shippedAt !== null} />
        <Totals totals={order.totals} />
        <OrderRefunds order={order} token={token} />
      </aside>
    </div>
  )
}

/** In milliseconds. An order that was paid earlier is not a purchase of this visit. */
const measuredFor = 7 * dayMs

const useIsRecent = () => {
  const [now] = useState(() => Date.now())
  return ({ paidAt }: Order) => paidAt !== null && now - Date.parse(paidAt) < measuredFor
}

function OrderFor({ id, token }: { id: string; token: string | undefined }) {
  const answer = useOrder(id, token, useIsMine())
  const isRecent = useIsRecent()
  if (answer.error?.code === 'validation_failed') return <OrderNotFound />
  return (
    <QueryBoundary
      of={answer}
      skeleton={<Skeleton className={styles.loading} />}
      notFound={<OrderNotFound />}
    >
      {(order) => (
        <>
          <OrderView order={order} token={token} onCancelled={answer.retry} />
          {outcomeOf(order) === 'paid' && isRecent(order) && <Purchase order={id} token={token} />}
        </>
      )}
    </QueryBoundary>
  )
}

/** One order, opened by its link or by its session: its progress and the possible actions. */
export default function OrderPage() {
  const { order, token } = useOrderLink()
  const isMine = useIsMine()
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  // The link of a mail. Tags read the URL, and they measure this page.
  if (query.has('token')) return <Navigate replace {...withToken(pathname, token)} />
  const content = order ? <OrderFor id={order} token={token} /> : <OrderNotFound />
  // The account layout has its own margins.
  return isMine ? content : <Section className={styles.page}>{content}</Section>
}

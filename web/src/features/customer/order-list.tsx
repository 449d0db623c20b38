import type { CustomerOrders } from 'shared-types/contracts/customer'
import type { OrderState } from 'shared-types/contracts/order'
import { isPayLater } from 'shared-types/order/pay-later'
import { paths } from '../../paths.ts'
import { Link } from '../../router/link.tsx'
import { money } from '../../ui/text/money.ts'
import styles from './order-list.module.css'
import { longDate } from '../../ui/text/date.tsx'

type Row = CustomerOrders['orders'][number]

const states: Record<OrderState, string> = {
  pending_payment: 'Wacht op betaling',
  paid: 'Betaald',
  shipped: 'Onderweg',
  completed: 'Afgerond',
  cancelled: 'Geannuleerd',
  refunded: 'Terugbetaald',
}

/** The company behind a method that pays later has approved the order: nothing is paid yet. */
const stateOf = ({ state, paymentMethod }: Row): string =>
  state === 'paid' && isPayLater(paymentMethod) ? 'Goedgekeurd' : states[state]

/** The customer's orders, each with a link to its page. */
export function OrderList({ orders }: Pick<CustomerOrders, 'orders'>) {
  if (orders.length === 0) return <p>Je hebt nog niets besteld.</p>
  return (
    <ul className={styles.orders}>
      {orders.map((order) => (
        <li key={order.id} className={styles.order}>
          <Link to={paths.accountOrder(order.id)}>{order.number}</Link>
          <span>{longDate(order.createdAt)}</span>
          <span>{stateOf(order)}</span>
          <span>
            {money(order.total)}
            {order.refunded > 0 && order.state !== 'refunded' && `, ${money(order.refunded)} terugbetaald`}
          </span>
        </li>
      ))}
    </ul>
  )
}

import type { CustomerOrders } from 'shared-types/contracts/customer'
import type { OrderState } from 'shared-types/contracts/order'
import { paths } from '../../paths.ts'
import { Link } from '../../router/link.tsx'
import { money } from '../../ui/text/money.ts'
import styles from './order-list.module.css'
import { longDate } from '../../ui/text/date.tsx'

const states: Record<OrderState, string> = {
  pending_payment: 'Wacht op betaling',
  paid: 'Betaald',
  shipped: 'Onderweg',
  completed: 'Afgerond',
  cancelled: 'Geannuleerd',
  refunded: 'Terugbetaald',
}

/** The customer's orders, each with a link to its page. */
export function OrderList({ orders }: Pick<CustomerOrders, 'orders'>) {
  if (orders.length === 0) return <p>Je hebt nog niets besteld.</p>
  return (
    <ul className={styles.orders}>
      {orders.map(({ id, number, state, createdAt, total, refunded }) => (
        <li key={id} className={styles.order}>
          <Link to={paths.accountOrder(id)}>{number}</Link>
          <span>{longDate(createdAt)}</span>
          <span>{states[state]}</span>
          <span>
            {money(total)}
            {refunded > 0 && state !== 'refunded' && `, ${money(refunded)} terugbetaald`}
          </span>
        </li>
      ))}
    </ul>
  )
}

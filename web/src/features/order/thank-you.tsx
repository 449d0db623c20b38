import CircleCheck from 'lucide/dist/esm/icons/circle-check.mjs'
import type { Order } from 'shared-types/contracts/order'
import { isPayLater } from 'shared-types/order/pay-later'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Link } from '../../router/link.tsx'
import { OrderButtonLink, orderLink } from './order-link.ts'
import styles from './thank-you.module.css'
import { Icon } from '../../ui/media/icon.tsx'

interface ThankYouProps {
  order: Pick<Order, 'orderId' | 'orderNumber' | 'firstName' | 'email' | 'paymentMethod'>
  token: string | undefined
}

/** Confirms a paid order: its number and what happens next. */
export function ThankYou({ order, token }: ThankYouProps) {
  const { code, title } = order.paymentMethod
  return (
    <section className={styles.thanks}>
      <Icon of={CircleCheck} className={styles.sign} size={48} strokeWidth={1.5} />
      <h1>Bedankt voor je bestelling, {order.firstName}!</h1>
      <p className={styles.number}>
        Je bestelnummer is <strong>{order.orderNumber}</strong>
      </p>
      <h2 className={styles.title}>Wat gebeurt er nu?</h2>
      <ol className={styles.steps}>
        <li>
          {isPayLater(code)
            ? `${title} heeft je bestelling goedgekeurd. Je betaalt aan ${title}, die je laat weten wanneer.`
            : 'Je betaling is binnen.'}{' '}
          We sturen de bevestiging naar <strong>{order.email}</strong>. Geen e-mail ontvangen? Kijk dan in je
          spambox.
        </li>
        <li>We pakken je bestelling in en mailen je zodra die onderweg is.</li>
        <li>
          Toch niet helemaal wat je zocht? Je hebt 14 dagen bedenktijd vanaf de dag dat je alles hebt
          ontvangen. <Link to={paths.service('shipping-returns')}>Zo werkt retourneren en herroepen</Link>.
        </li>
      </ol>
      <p className={styles.ways}>
        <OrderButtonLink {...orderLink(order.orderId, token)}>Bekijk je bestelling</OrderButtonLink>
        <ButtonLink look="quiet" to={paths.home()}>
          Verder winkelen
        </ButtonLink>
      </p>
    </section>
  )
}

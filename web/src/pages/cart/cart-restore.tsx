import { Navigate, useParams } from 'react-router-dom'
import type { Reorder } from 'shared-types/contracts/order'
import { messageFor } from '../../api/problem-error.ts'
import { useRead } from '../../api/use-read.ts'
import { missingText } from '../../features/order/missing-text.ts'
import { restoreCart } from '../../features/cart/state/add-many.ts'
import { OrderButtonLink, useUnpaidOrder } from '../../features/order/order-link.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { Spinner } from '../../ui/feedback/spinner.tsx'
import styles from './cart.module.css'

/** Restoring twice adds nothing twice, so it can be used like a read. Later, more may be in stock. */
const useRestored = (id: string) =>
  useRead<Reorder>(['restore', id], {
    fetcher: () => restoreCart({ id }),
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
  })

/** Some articles could not be added. If the cart's own order holds them, it can still be paid. */
function NotRestored({ added }: { added: Reorder }) {
  const unpaid = useUnpaidOrder()
  // With `replace`, Back skips this page, which would add again what was removed since.
  return (
    <div className={styles.restore}>
      <Alert takesFocus>
        {missingText(added)}
        {unpaid && ` Bestelling ${unpaid.number} staat nog voor je klaar: die kun je nog betalen.`}
      </Alert>
      {unpaid && (
        <OrderButtonLink replace {...unpaid.link}>
          Naar bestelling {unpaid.number}
        </OrderButtonLink>
      )}
      <ButtonLink replace look={unpaid ? 'secondary' : 'primary'} to={paths.cart()}>
        Naar je winkelwagen
      </ButtonLink>
    </div>
  )
}

function Restore({ id }: { id: string }) {
  const { data, error } = useRestored(id)
  if (data?.missing.length === 0) return <Navigate replace to={paths.cart()} />
  return (
    <Section className={styles.page}>
      <h1>Je winkelwagen</h1>
      {data ? (
        <NotRestored added={data} />
      ) : error ? (
        <div className={styles.restore}>
          <p role="alert">{messageFor(error)}</p>
          <ButtonLink to={paths.cart()}>Winkelwagen</ButtonLink>
          <ButtonLink look="quiet" to={paths.home()}>
            Verder winkelen
          </ButtonLink>
        </div>
      ) : (
        <p className={styles.restore}>
          <Spinner />
          We halen je winkelwagen op...
        </p>
      )}
    </Section>
  )
}

/** `/cart/restore/{id?}`: the link from a mail, usable on any device. */
export default function CartRestorePage() {
  const { id } = useParams()
  return id ? <Restore id={id} /> : <Navigate replace to={paths.cart()} />
}

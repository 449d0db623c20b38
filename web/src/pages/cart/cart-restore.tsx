import { Navigate, useParams } from 'react-router-dom'
import type { Cart } from 'shared-types/contracts/cart'
import { messageFor } from '../../api/problem-error.ts'
import { useRead } from '../../api/use-read.ts'
import { restoreCart } from '../../features/cart/state/change-cart.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { Spinner } from '../../ui/feedback/spinner.tsx'
import styles from './cart.module.css'

/** Restoring twice adds nothing twice, so it can be used like a read. */
const useRestored = (id: string) =>
  useRead<Cart>(['restore', id], {
    fetcher: () => restoreCart({ id }),
    revalidateIfStale: false,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
  })

function Restore({ id }: { id: string }) {
  const { data, error } = useRestored(id)
  if (data) return <Navigate replace to={paths.cart()} />
  return (
    <Section className={styles.page}>
      <h1>Je winkelwagen</h1>
      {error ? (
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

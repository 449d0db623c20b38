import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import styles from './order.module.css'

/** For an order that does not exist or belongs to another shopper: the same words for both. */
export function OrderNotFound() {
  return (
    <div className={styles.outcome}>
      <div className={styles.text}>
        <h1>We kunnen deze bestelling niet vinden</h1>
        <p>
          Open de link in de e-mail die we je stuurden, of zoek je bestelling op met je bestelnummer,
          e-mailadres en postcode.
        </p>
      </div>
      <ButtonLink to={paths.parcelChecker()}>Zoek je bestelling</ButtonLink>
      <ButtonLink look="quiet" to={paths.home()}>
        Verder winkelen
      </ButtonLink>
    </div>
  )
}

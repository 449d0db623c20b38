import { Link } from '../../../router/link.tsx'
import { paths } from '../../../paths.ts'
import styles from './place-order.module.css'

/**
 * The guarantee of conformity, named before the order (art. 6:230m BW). The operator adds the official
 * notice of Regulation (EU) 2025/1960 (docs/operations.md).
 */
export function LegalGuarantee() {
  return (
    <section className={styles.guarantee}>
      <h2>Wettelijke garantie</h2>
      <p>
        Alles wat je bij ons koopt, heeft wettelijke garantie: minstens twee jaar vanaf de bezorging, en in
        Nederland zo lang als je van het product mag verwachten. Is er iets mee, dan herstellen of vervangen
        wij het kosteloos. Lukt dat niet, dan krijg je korting of je geld terug.
      </p>
      <p>
        Lees meer in onze <Link to={paths.service('algemene-voorwaarden')}>algemene voorwaarden</Link> en bij{' '}
        <Link to="https://europa.eu/youreurope/">Your Europe</Link>, de site van de Europese Unie.
      </p>
    </section>
  )
}

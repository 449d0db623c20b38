import { paths } from '../../../paths.ts'
import { Link } from '../../../router/link.tsx'
import { ChosenValues } from '../filters/chosen-values.tsx'
import styles from './empty-list.module.css'
import type { Choice } from '../product-list.ts'

/** Shown if there are no products: why, which choice to undo, or where to continue. */
export function EmptyList({ choices, whole }: { choices: Choice[]; whole: string }) {
  if (choices.length > 0) {
    return (
      <div className={styles.empty}>
        <h3>Geen producten met deze keuzes</h3>
        <p>Samen sluiten ze alles uit. Laat er een los, of begin opnieuw.</p>
        <ChosenValues choices={choices} whole={whole} />
      </div>
    )
  }
  return (
    <div className={styles.empty}>
      <h3>Hier is nu niets te koop</h3>
      <p>Kijk gerust verder in de rest van de winkel.</p>
      <Link to={paths.home()}>Verder winkelen</Link>
    </div>
  )
}

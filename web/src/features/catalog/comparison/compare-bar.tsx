import { mostCompared } from 'shared-types/urls/comparison-url'
import { paths } from '../../../paths.ts'
import { replaceCompared, useCompared } from '../../../stores/compared.ts'
import { focusMain } from '../../../ui/browser/focus-main.ts'
import { Button, ButtonLink } from '../../../ui/button/button.tsx'
import styles from './compare-bar.module.css'

const clear = () => {
  replaceCompared([])
  // The bar disappears, and the focus with it.
  focusMain()
}

/** The compared products, at the bottom of the screen. */
export function CompareBar() {
  const entries = useCompared() ?? []
  return (
    <aside className={styles.bar} aria-label="Vergelijking" data-bottom-bar="compare">
      <div className={styles.inside}>
        <output className={styles.count}>
          {entries.length} van {mostCompared} om te vergelijken
        </output>
        <Button look="quiet" onClick={clear}>
          Wissen
        </Button>
        <ButtonLink className={styles.compare} to={paths.comparison(entries)} eager>
          Vergelijk
        </ButtonLink>
      </div>
    </aside>
  )
}

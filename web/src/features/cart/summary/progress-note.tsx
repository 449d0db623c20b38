import { clsx } from 'clsx'
import Check from 'lucide/dist/esm/icons/check.mjs'
import type { CartProgress } from 'shared-types/contracts/cart'
import styles from './progress-note.module.css'
import { Icon } from '../../../ui/media/icon.tsx'

/** Progress towards a promotion or free shipping. The bar is decorative, as the text says the same. */
export function ProgressNote({ progress }: { progress: CartProgress }) {
  const { text, remaining, percentage, needsCode } = progress
  const reached = remaining === 0 && !needsCode
  return (
    <div className={clsx(styles.note, reached && styles.reached)}>
      <p className={styles.text}>
        {reached && <Icon of={Check} size={18} />}
        {text}
      </p>
      {!reached && (
        <span className={styles.bar} aria-hidden>
          <span className={styles.done} style={{ inlineSize: `${percentage}%` }} />
        </span>
      )}
    </div>
  )
}

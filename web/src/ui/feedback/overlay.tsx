import { Spinner } from './spinner.tsx'
import styles from './overlay.module.css'

/** Covers the page while a longer operation changes all of it. Announced to screen readers. */
export function Overlay({ text }: { text: string | null }) {
  return (
    <output>
      {text && (
        <div className={styles.overlay}>
          <span className={styles.sign}>
            <Spinner />
            {text}
          </span>
        </div>
      )}
    </output>
  )
}

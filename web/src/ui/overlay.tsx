import { Spinner } from './spinner.tsx'
import styles from './overlay.module.css'

/** Over the page while something takes longer than a moment that changes all of it. Read out as well. */
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

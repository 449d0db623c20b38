import { Html } from './html.tsx'
import styles from './prose.module.css'

/** Running text from content, with typography for reading. */
export function Prose({ html }: { html: string }) {
  return <Html className={styles.prose} html={html} />
}

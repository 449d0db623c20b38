import { Html } from './html.tsx'
import styles from './prose.module.css'

/** Running text from content, set to be read. */
export function Prose({ html }: { html: string }) {
  return <Html className={styles.prose} html={html} />
}

import type { Html as SanitisedHtml } from 'shared-types/html/html'
import { Html } from './html.tsx'
import styles from './prose.module.css'

/** Running text from content, with typography for reading. */
export function Prose({ html }: { html: SanitisedHtml }) {
  return <Html className={styles.prose} html={html} />
}

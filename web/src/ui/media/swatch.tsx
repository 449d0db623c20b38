import styles from './swatch.module.css'

/** A round sample of a colour. An SVG, as the Content Security Policy forbids inline styles. */
export function Swatch({ color }: { color: string }) {
  return (
    <svg className={styles.swatch} viewBox="0 0 20 20" width="20" height="20" aria-hidden>
      <circle cx="10" cy="10" r="9" fill={color} />
    </svg>
  )
}

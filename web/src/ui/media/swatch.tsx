import styles from './swatch.module.css'

/** A round sample of a colour. An SVG has it as an attribute: the Content Security Policy forbids inline styles. */
export function Swatch({ color }: { color: string }) {
  return <svg className={styles.swatch} color={color} width="20" height="20" aria-hidden />
}

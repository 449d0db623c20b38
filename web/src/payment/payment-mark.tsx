import { VisuallyHidden } from '../ui/text/visually-hidden.tsx'
import styles from './payment-mark.module.css'

/** The common name: the former name in brackets does not fit on a mark. */
const nameOf = (title: string) => title.replace(/ \([^()]*\)$/, '')

/** A drawing beside the name of a payment method, which screen readers read. */
export function PaymentDrawing({ title }: { title: string }) {
  return <span className={styles.drawing} data-method={nameOf(title)} aria-hidden />
}

/** A payment method as our own mark: a drawing and its name in the method's colour. */
export function PaymentMark({ title }: { title: string }) {
  const name = nameOf(title)
  return (
    <span className={styles.mark} data-method={name}>
      <span className={styles.drawing} />
      {name}
      {title !== name && <VisuallyHidden>{title.slice(name.length)}</VisuallyHidden>}
    </span>
  )
}

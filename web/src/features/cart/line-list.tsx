import type { CartItem } from 'shared-types/api/cart'
import { Image } from '../../ui/image.tsx'
import { money } from '../../ui/money.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './line-list.module.css'

type Line = Pick<CartItem, 'variantId' | 'thumbnail' | 'parent' | 'name' | 'quantity' | 'subtotal'> & {
  delivery?: string
  gift?: boolean
  /** How it was put together. */
  configuration?: CartItem['configuration']
}

/** The same article is on several lines when it was put together in several ways, or given away as well. */
const keyOf = ({ variantId, gift, configuration }: Line) =>
  [gift ? 'gift' : 'line', variantId, configuration?.options].join(' ')

function LineOf({ line }: { line: Line }) {
  const { thumbnail, parent, name, delivery, gift, configuration, quantity, subtotal } = line
  return (
    <li className={styles.line}>
      <span className={styles.picture}>
        {thumbnail && <Image image={thumbnail} sizes="64px" decorative />}
      </span>
      <span className={styles.words}>
        <span className={styles.title}>{parent.title}</span>
        {name && <span className={styles.detail}>{name}</span>}
        {configuration?.choices.map(({ title, value }) => (
          <span key={title} className={styles.detail}>
            {title}: {value}
          </span>
        ))}
        <span className={styles.detail}>
          <VisuallyHidden>Aantal: </VisuallyHidden>
          {quantity} ×
        </span>
        {delivery && <span className={styles.delivery}>{delivery}</span>}
      </span>
      <span className={styles.amount}>{gift ? 'Gratis' : money(subtotal)}</span>
    </li>
  )
}

/** Lines of a cart or an order to look over, not to change. */
export function LineList({ lines }: { lines: readonly Line[] }) {
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <LineOf key={keyOf(line)} line={line} />
      ))}
    </ul>
  )
}

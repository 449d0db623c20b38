import type { CartItem } from 'shared-types/api/cart'
import { Image } from '../../ui/image.tsx'
import { money } from '../../ui/money.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './line-list.module.css'

type Line = Pick<CartItem, 'variantId' | 'thumbnail' | 'parent' | 'name' | 'quantity' | 'subtotal'> & {
  delivery?: string
  gift?: boolean
}

/** Lines of a cart or an order to look over, not to change. */
export function LineList({ lines }: { lines: readonly Line[] }) {
  return (
    <ul className={styles.lines}>
      {lines.map(({ variantId, thumbnail, parent, name, delivery, gift, quantity, subtotal }) => (
        <li key={gift ? -variantId : variantId} className={styles.line}>
          <span className={styles.picture}>
            {thumbnail && <Image image={thumbnail} sizes="64px" decorative />}
          </span>
          <span className={styles.title}>{parent.title}</span>
          <span className={styles.amount}>{gift ? 'Gratis' : money(subtotal)}</span>
          <span className={styles.words}>
            {name && <span className={styles.detail}>{name}</span>}
            <span className={styles.detail}>
              <VisuallyHidden>Aantal: </VisuallyHidden>
              {quantity} ×
            </span>
            {delivery && <span className={styles.delivery}>{delivery}</span>}
          </span>
        </li>
      ))}
    </ul>
  )
}

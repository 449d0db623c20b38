import Gift from 'lucide/dist/esm/icons/gift.mjs'
import type { CartItem } from 'shared-types/contracts/cart'
import { paths } from '../../../paths.ts'
import { Image } from '../../../ui/media/image.tsx'
import { Link } from '../../../router/link.tsx'
import styles from './cart-line.module.css'
import { Icon } from '../../../ui/media/icon.tsx'

/** A free gift that comes with another line. It cannot be changed. */
export function GiftLine({ item: { parent, name, thumbnail, quantity } }: { item: CartItem }) {
  return (
    <li className={styles.line}>
      <Link to={paths.product(parent.slug)} className={styles.picture} tabIndex={-1} aria-hidden>
        {thumbnail && <Image image={thumbnail} sizes="(width >= 40em) 120px, 88px" load="eager" decorative />}
      </Link>
      <div>
        <Link to={paths.product(parent.slug)} className={styles.title}>
          {parent.title}
        </Link>
        {name && <p className={styles.detail}>{name}</p>}
        <p className={styles.gift}>
          <Icon of={Gift} size={16} />
          {quantity} × cadeau, komt vanzelf mee
        </p>
      </div>
      <p className={styles.free}>Gratis</p>
    </li>
  )
}

/** In place of the line of a gift that is out of stock. */
export const MissingGift = ({ text }: { text: string }) => (
  <li className={styles.missing}>
    <Icon of={Gift} size={16} />
    {text}
  </li>
)

import type { CartItem } from 'shared-types/contracts/cart'
import { Image } from '../../../ui/media/image.tsx'
import { money } from '../../../ui/text/money.ts'
import { Configured } from './configured.tsx'
import styles from './line-list.module.css'

type Line = Pick<
  CartItem,
  'variantId' | 'thumbnail' | 'parent' | 'name' | 'quantity' | 'subtotal' | 'configuration'
> & {
  /** Id of the cart line, which changing a bed replaces. */
  id?: number
  delivery?: string
  gift?: boolean
}

/** An article has several lines if it was configured differently, or is also a gift. */
const keyOf = ({ variantId, gift, configuration }: Line) =>
  [gift ? 'gift' : 'line', variantId, configuration?.options].join(' ')

function LineOf({ line }: { line: Line }) {
  const { id, thumbnail, parent, name, delivery, gift, configuration, quantity, subtotal } = line
  return (
    <li className={styles.line}>
      <span className={styles.picture}>
        {thumbnail && <Image image={thumbnail} sizes="64px" decorative />}
      </span>
      <span className={styles.title}>{parent.title}</span>
      <span className={styles.amount}>{gift ? 'Gratis' : money(subtotal)}</span>
      <div className={styles.text}>
        {name && <span className={styles.detail}>{name}</span>}
        <span className={styles.detail}>Aantal: {quantity}</span>
        {delivery && <span className={styles.delivery}>{delivery}</span>}
        {configuration && <Configured configuration={configuration} title={parent.title} line={id} />}
      </div>
    </li>
  )
}

/** Read-only lines of a cart or an order. */
export function LineList({ lines }: { lines: readonly Line[] }) {
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <LineOf key={keyOf(line)} line={line} />
      ))}
    </ul>
  )
}

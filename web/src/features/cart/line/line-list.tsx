import { useId } from 'react'
import type { CartItem } from 'shared-types/contracts/cart'
import { paths } from '../../../paths.ts'
import { Link } from '../../../router/link.tsx'
import { Image } from '../../../ui/media/image.tsx'
import { money } from '../../../ui/text/money.ts'
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx'
import { Configured } from './configured.tsx'
import styles from './line-list.module.css'
import { PriceChange } from './price-change.tsx'

type Line = Pick<
  CartItem,
  'variantId' | 'thumbnail' | 'parent' | 'name' | 'price' | 'quantity' | 'subtotal' | 'configuration'
> & {
  /** Id of the cart line, which changing a bed replaces. */
  id?: number
  delivery?: string
  /** For a cart line: the price that the shopper saw, if it has changed since. */
  priceChangedFrom?: number | null
  gift?: boolean
  /** For an order line: whether its title links to the product. */
  inShop?: boolean
}

/** An article has several lines if it was configured differently, or is also a gift. */
const keyOf = ({ variantId, gift, configuration }: Line) =>
  [gift ? 'gift' : 'line', variantId, configuration?.options].join(' ')

const addressOf = ({ configuration, parent, variantId }: Line) =>
  configuration
    ? paths.configurator(configuration.slug, { options: configuration.options })
    : paths.product(parent.slug, variantId)

function LineOf({ line, mayReview }: { line: Line; mayReview: boolean }) {
  const { id, thumbnail, parent, name, delivery, gift, configuration, quantity, subtotal, inShop } = line
  const choicesId = useId()
  return (
    <li className={styles.line}>
      <span className={styles.picture}>
        {thumbnail && <Image image={thumbnail} sizes="64px" decorative />}
      </span>
      <span className={styles.title}>
        {inShop ? (
          <Link to={addressOf(line)} aria-describedby={configuration ? choicesId : undefined}>
            {parent.title}
          </Link>
        ) : (
          parent.title
        )}
      </span>
      <span className={styles.amount}>{gift ? 'Gratis' : money(subtotal)}</span>
      <div className={styles.text}>
        {name && <span className={styles.detail}>{name}</span>}
        <span className={styles.detail}>Aantal: {quantity}</span>
        {delivery && <span className={styles.delivery}>{delivery}</span>}
        {configuration && (
          <Configured id={choicesId} configuration={configuration} title={parent.title} line={id} />
        )}
        {inShop && mayReview && (
          <Link className={styles.detail} to={paths.writeReview(parent.slug)}>
            Schrijf een beoordeling<VisuallyHidden>: {parent.title}</VisuallyHidden>
          </Link>
        )}
      </div>
      <PriceChange line={line} />
    </li>
  )
}

/** Read-only lines of a cart or an order. `mayReview`: they have arrived, or will soon. */
export function LineList({ lines, mayReview = false }: { lines: readonly Line[]; mayReview?: boolean }) {
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <LineOf key={keyOf(line)} line={line} mayReview={mayReview} />
      ))}
    </ul>
  )
}

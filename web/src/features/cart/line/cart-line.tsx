import Trash2 from 'lucide/dist/esm/icons/trash.mjs'
import { useId, useState } from 'react'
import type { CartItem } from 'shared-types/contracts/cart'
import { mostPiecesText } from 'shared-types/forms/most-pieces'
import { articleName } from 'shared-types/variant-name'
import { messageFor } from '../../../api/problem-error.ts'
import { paths } from '../../../paths.ts'
import { Image } from '../../../ui/media/image.tsx'
import { Link } from '../../../router/link.tsx'
import { Price } from '../../../ui/text/price.tsx'
import { Quantity } from '../../../ui/input/quantity.tsx'
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx'
import styles from './cart-line.module.css'
import { maxQuantityOf } from '../state/cart-state.ts'
import { shortage } from './line-notes.ts'
import { PriceChange } from './price-change.tsx'
import { changeQuantity, removeItem } from '../state/change-cart.ts'
import { Configured } from './configured.tsx'
import { Icon } from '../../../ui/media/icon.tsx'

interface CartLineProps {
  item: CartItem
  /** Called when the line is removed, as the focused element is gone too. */
  onRemoved: (item: CartItem) => void
}

export function CartLine({ item, onRemoved }: CartLineProps) {
  const { parent, name, thumbnail, price, priceOld, quantity, stock, delivery } = item
  const [refusal, setRefusal] = useState<string | null>(null)
  const problem = shortage(item) ?? refusal
  const article = articleName(parent.title, name)

  const change = (wanted: number) => {
    setRefusal(null)
    changeQuantity(item, { quantity: wanted }).catch((error: unknown) => setRefusal(messageFor(error)))
  }
  const remove = () => {
    setRefusal(null)
    removeItem(item).then(
      () => onRemoved(item),
      (error: unknown) => setRefusal(messageFor(error)),
    )
  }

  const { configuration } = item
  const choicesId = useId()
  const describedBy = configuration ? choicesId : undefined
  const address = configuration
    ? paths.configurator(configuration.slug, { options: configuration.options, line: item.id })
    : paths.product(parent.slug, item.variantId)

  return (
    <li className={styles.line}>
      <Link to={address} className={styles.picture} tabIndex={-1} aria-hidden>
        {thumbnail && <Image image={thumbnail} sizes="(width >= 40em) 120px, 88px" load="eager" decorative />}
      </Link>
      <div>
        <Link to={address} className={styles.title} aria-describedby={describedBy}>
          {parent.title}
        </Link>
        {name && <p className={styles.detail}>{name}</p>}
        {configuration && (
          <Configured id={choicesId} configuration={configuration} title={parent.title} line={item.id} />
        )}
        {delivery && !shortage(item) && <p className={styles.delivery}>{delivery}</p>}
      </div>
      <p className={styles.price}>
        <Price
          price={price * quantity}
          priceOld={priceOld === null ? null : priceOld * quantity}
          oldLabel={
            quantity > 1
              ? `Laagste prijs van de 30 dagen vóór de verlaging, voor ${quantity} stuks: `
              : undefined
          }
        />
        {quantity > 1 && (
          <span className={styles.each}>
            <Price price={price} /> per stuk
          </span>
        )}
      </p>
      <div className={styles.controls}>
        <Quantity
          value={quantity}
          max={Math.max(maxQuantityOf({ stock }), 1)}
          maxReached={stock > 0 ? mostPiecesText(stock) : ''}
          label={`Aantal van ${article}`}
          describedBy={describedBy}
          onChange={change}
        />
        <button type="button" className={styles.remove} aria-describedby={describedBy} onClick={remove}>
          <Icon of={Trash2} size={18} />
          Verwijderen<VisuallyHidden>: {article}</VisuallyHidden>
        </button>
      </div>
      <PriceChange line={item} />
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </li>
  )
}

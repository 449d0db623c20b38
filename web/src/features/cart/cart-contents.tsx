import { useRef, useState } from 'react'
import type { Cart } from 'shared-types/api/cart'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './cart-contents.module.css'
import { CartLine } from './cart-line.tsx'
import { CartTotalsBox } from './cart-totals-box.tsx'
import { EmptyCart } from './empty-cart.tsx'

/** The cart, to change. After a removal the focus stays in it, and what went is said. */
export function CartContents({ cart }: { cart: Cart }) {
  const place = useRef<HTMLDivElement>(null)
  const [removed, setRemoved] = useState('')
  const afterRemoval = (title: string) => {
    setRemoved(title)
    place.current?.focus()
  }
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      <VisuallyHidden>
        <output>{removed && `${removed} is verwijderd uit je winkelwagen.`}</output>
      </VisuallyHidden>
      {cart.items.length === 0 ? (
        <EmptyCart />
      ) : (
        <div className={styles.columns}>
          <ul aria-label="Artikelen in je winkelwagen">
            {cart.items.map((item) => (
              <CartLine key={item.id} item={item} onRemoved={afterRemoval} />
            ))}
          </ul>
          <CartTotalsBox cart={cart} />
        </div>
      )}
    </div>
  )
}

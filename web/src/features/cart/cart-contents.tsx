import { Suspense, useRef, useState, type ReactNode } from 'react'
import type { Cart, CartItem } from 'shared-types/contracts/cart'
import { lazyExtra } from '../../router/lazy-extra.ts'
import styles from './cart-contents.module.css'
import { CartLine } from './line/cart-line.tsx'
import { CartTotalsBox } from './summary/cart-totals-box.tsx'
import { EmptyCart } from './empty-cart.tsx'
import { GiftLine, MissingGift } from './line/gift-line.tsx'

const RemovedNote = lazyExtra(async () => (await import('./line/removed-note.tsx')).RemovedNote)

interface Props {
  cart: Cart
  /** Shown below the lines; on a phone below the totals. */
  children?: ReactNode
}

/** The editable cart. After a removal the focus stays in the cart, and a notice offers to undo it; so it does after that. */
export function CartContents({ cart, children }: Props) {
  const region = useRef<HTMLDivElement>(null)
  const [removed, setRemoved] = useState<CartItem | null>(null)
  const showRemoved = (item: CartItem | null) => {
    setRemoved(item)
    region.current?.focus()
  }
  const isBack =
    removed !== null &&
    cart.items.some(
      ({ variantId, configuration, gift }) =>
        variantId === removed.variantId && configuration?.options === removed.configuration?.options && !gift,
    )
  return (
    <div ref={region} tabIndex={-1} className={styles.region}>
      <div aria-live="polite">
        {removed && !isBack && (
          <Suspense>
            <RemovedNote key={removed.id} item={removed} onUndone={() => showRemoved(null)} />
          </Suspense>
        )}
      </div>
      {cart.items.length === 0 ? (
        <EmptyCart />
      ) : (
        <div className={styles.columns}>
          <ul className={styles.articles} aria-label="Artikelen in je winkelwagen">
            {cart.items.map((item) =>
              item.gift ? (
                <GiftLine key={item.id} item={item} />
              ) : (
                <CartLine key={item.id} item={item} onRemoved={showRemoved} />
              ),
            )}
            {cart.giftMessages.map((text) => (
              <MissingGift key={text} text={text} />
            ))}
          </ul>
          <CartTotalsBox cart={cart} />
          <div className={styles.extras}>{children}</div>
        </div>
      )}
    </div>
  )
}

import { type ComponentType, type ReactNode, useState } from 'react'
import type { Cart } from 'shared-types/contracts/cart'
import type { Cents } from 'shared-types/money'
import { mostPiecesText } from 'shared-types/forms/most-pieces'
import { isFailure, messageFor } from '../../../api/problem-error.ts'
import { Refusal } from '../../../forms/refusal.tsx'
import { useAction } from '../../../forms/use-action.ts'
import { paths } from '../../../paths.ts'
import { loadIfThere } from '../../../router/chunk-reload.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Link } from '../../../router/link.tsx'
import { Price } from '../../../ui/text/price.tsx'
import { Quantity } from '../../../ui/input/quantity.tsx'
import { useIsPassed } from '../../../ui/browser/use-is-passed.ts'
import styles from './add-to-cart.module.css'
import { maxQuantityOf } from '../state/cart-state.ts'
import { addItem } from '../state/change-cart.ts'
import type { MiniCartProps } from './mini-cart.tsx'

interface AddToCartProps {
  /** Id of the variant. */
  itemId: number
  /** Title of the product, for screen readers. */
  title: string
  stock: number
  price: Cents
  /** What is shown instead of the button, if the article is sold out. */
  soldOut: ReactNode
  /** Called after a refusal: the stock or the price may have changed meanwhile. */
  onRefused: () => unknown
  /** Renders upsells, shown after adding. */
  renderUpsells?: () => ReactNode
}

interface Added {
  cart: Cart
  itemId: number
  /** Null if the chunk could not be loaded; the item is in the cart all the same. */
  MiniCart: ComponentType<MiniCartProps> | null
}

/** The bff follows a change of stock within a second. */
const followedWithinMs = 1000

// The drawer loads while the server handles the request, so only buyers download it.
const loadMiniCart = () => loadIfThere(async () => (await import('./mini-cart.tsx')).MiniCart)

/** Quantity and add-to-cart button. A refusal is shown beside the button; success opens the mini-cart. */
export function AddToCart({
  itemId,
  title,
  stock,
  price,
  soldOut,
  onRefused,
  renderUpsells,
}: AddToCartProps) {
  const [quantity, setQuantity] = useState(1)
  const [added, setAdded] = useState<Added | null>(null)
  const [row, isPassed] = useIsPassed()
  const [pressed, setPressed] = useState<{ at: 'row' | 'bar'; itemId: number } | null>(null)
  const possible = Math.min(quantity, Math.max(maxQuantityOf({ stock }), 1))

  const { busy, refusal, run } = useAction(async () => {
    const request = { itemId, quantity: possible, shownPrice: price }
    try {
      const [cart, MiniCart] = await Promise.all([addItem(request), loadMiniCart()])
      setAdded({ cart, itemId, MiniCart })
      setQuantity(1)
    } catch (error) {
      if (!isFailure(error)) setTimeout(onRefused, followedWithinMs)
      throw error
    }
  })
  const button = (at: 'row' | 'bar') => ({
    look: 'accent' as const,
    busy,
    busyText: 'Toevoegen...',
    onClick: () => {
      setPressed({ at, itemId })
      void run()
    },
  })

  // A refusal holds for the variant that was refused, not for one that is chosen afterwards.
  const refused = refusal !== null && pressed?.itemId === itemId && (
    <Refusal error={refusal}>{messageFor(refusal)}</Refusal>
  )
  const refusedAt = (at: 'row' | 'bar') => pressed?.at === at && refused

  if (soldOut) {
    return (
      <>
        {refused}
        {soldOut}
      </>
    )
  }
  return (
    <div className={styles.add}>
      <div className={styles.row} ref={row}>
        <Quantity
          value={possible}
          isReduced={possible < quantity}
          max={maxQuantityOf({ stock })}
          maxReached={mostPiecesText(stock)}
          label={`Aantal van ${title}`}
          onChange={setQuantity}
        />
        <Button {...button('row')} className={styles.button}>
          In winkelwagen
        </Button>
      </div>
      {refusedAt('row')}
      {added && !added.MiniCart && (
        <output>
          Toegevoegd. <Link to={paths.cart()}>Winkelwagen</Link>
        </output>
      )}
      {isPassed && (
        <div className={styles.bar} data-bottom-bar="buy">
          {refusedAt('bar')}
          <span className={styles.what}>{title}</span>
          <Price price={price} />
          <Button {...button('bar')}>In winkelwagen</Button>
        </div>
      )}
      {added?.MiniCart && (
        <added.MiniCart cart={added.cart} itemId={added.itemId} onClose={() => setAdded(null)}>
          {renderUpsells?.()}
        </added.MiniCart>
      )}
    </div>
  )
}

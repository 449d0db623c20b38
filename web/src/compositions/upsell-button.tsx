import { useRef, useState } from 'react'
import type { ProductTile } from 'shared-types/contracts/catalog'
import { AddButton, addOne, type Added } from '../features/cart/add-to-cart/add-button.tsx'
import { useCart } from '../features/cart/state/use-cart.ts'
import { paths } from '../paths.ts'
import { track } from '../analytics/track.ts'
import { Link } from '../router/link.tsx'

/** Adds an upsell to the cart, if there is nothing to choose first. */
export function UpsellButton({ product }: { product: ProductTile }) {
  const [outcome, setOutcome] = useState<Added | null>(null)
  const { data: cart } = useCart()
  const output = useRef<HTMLOutputElement>(null)
  if (product.configurable) return <Link to={paths.configurator(product.slug)}>Stel zelf samen</Link>
  if (product.variantCount > 1) return <Link to={paths.product(product.slug)}>Maak je keuze</Link>
  const press = async () => {
    const added = await addOne(product.variantId, product.price.price)
    const event = added.status === 'success' ? 'upsell_added' : 'upsell_failed'
    track({ event, itemId: product.sku })
    setOutcome(added)
    // The pressed button goes.
    if (added.status === 'success') output.current?.focus()
  }
  // Until it is removed from the cart again.
  const isAdded =
    outcome?.status === 'success' &&
    cart?.items.some(({ variantId, gift }) => variantId === product.variantId && !gift) !== false
  return (
    <>
      {!isAdded && <AddButton look="secondary" onPress={press} />}
      <output tabIndex={-1} ref={output}>
        {isAdded && 'Toegevoegd'}
        {outcome?.status === 'error' && outcome.message}
      </output>
    </>
  )
}

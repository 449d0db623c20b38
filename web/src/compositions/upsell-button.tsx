import { useRef, useState } from 'react'
import type { ProductTile } from 'shared-types/contracts/catalog'
import { AddButton, addOne, type Added } from '../features/cart/add-to-cart/add-button.tsx'
import { paths } from '../paths.ts'
import { track } from '../analytics/track.ts'
import { Link } from '../router/link.tsx'

/** Adds an upsell to the cart, if there is nothing to choose first. */
export function UpsellButton({ product }: { product: ProductTile }) {
  const [added, setAdded] = useState<Added | null>(null)
  const output = useRef<HTMLOutputElement>(null)
  if (product.configurable) return <Link to={paths.configurator(product.slug)}>Stel zelf samen</Link>
  if (product.variantCount > 1) return <Link to={paths.product(product.slug)}>Maak je keuze</Link>
  const press = async () => {
    const outcome = await addOne(product.variantId, product.price.price)
    const event = outcome.status === 'success' ? 'upsell_added' : 'upsell_failed'
    track({ event, itemId: product.sku })
    setAdded(outcome)
    // The pressed button goes.
    if (outcome.status === 'success') output.current?.focus()
  }
  return (
    <>
      {added?.status !== 'success' && <AddButton look="secondary" onPress={press} />}
      <output tabIndex={-1} ref={output}>
        {added && (added.status === 'success' ? 'Toegevoegd' : added.message)}
      </output>
    </>
  )
}

import Eye from 'lucide/dist/esm/icons/eye.mjs'
import ShoppingCart from 'lucide/dist/esm/icons/shopping-cart.mjs'
import { useState } from 'react'
import type { ProductTile } from 'shared-types/contracts/catalog'
import { messageFor } from '../api/problem-error.ts'
import { useAction } from '../forms/use-action.ts'
import { aheadOfNeed, loadNeeded } from '../router/chunk-reload.ts'
import { Spinner } from '../ui/feedback/spinner.tsx'
import type { Intent, Opened } from './quick-shop.tsx'
import styles from './tile-actions.module.css'
import { Icon } from '../ui/media/icon.tsx'

const load = () => import('./quick-shop.tsx')
type QuickShopModule = Awaited<ReturnType<typeof load>>
const loadAhead = () => aheadOfNeed(load)

/** Quick view and quick buy, without leaving the list. */
function TileActions({ product }: { product: ProductTile }) {
  const [shown, setShown] = useState<{ opened: Opened; QuickShop: QuickShopModule['QuickShop'] } | null>(null)
  const { busy, refusal, run } = useAction(async (intent: Intent) => {
    const { openQuickShop, QuickShop } = await loadNeeded(load)
    setShown({ opened: await openQuickShop(product, intent), QuickShop })
  })
  const button = (intent: Intent) => ({
    type: 'button' as const,
    'aria-haspopup': 'dialog' as const,
    'aria-busy': busy || undefined,
    onPointerEnter: loadAhead,
    onFocus: loadAhead,
    onClick: () => void run(intent),
  })

  return (
    <>
      <button {...button('look')} className={styles.look} aria-label={`Snel bekijken: ${product.title}`}>
        {busy ? <Spinner /> : <Icon of={Eye} size={18} />}
        <span>Snel bekijken</span>
      </button>
      {product.available && !product.configurable && (
        <button {...button('buy')} className={styles.buy} aria-label={`In winkelwagen: ${product.title}`}>
          <Icon of={ShoppingCart} size={18} />
        </button>
      )}
      {refusal !== null && (
        <span className={styles.failure} role="alert">
          {messageFor(refusal)}
        </span>
      )}
      {shown && <shown.QuickShop tile={product} opened={shown.opened} onClose={() => setShown(null)} />}
    </>
  )
}

/** The actions on a product in a list: the same everywhere. */
export const renderTileActions = (product: ProductTile) => <TileActions product={product} />

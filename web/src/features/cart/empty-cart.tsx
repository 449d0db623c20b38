import ShoppingCart from 'lucide/dist/esm/icons/shopping-cart.mjs'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'

export function EmptyCart() {
  return (
    <EmptyState icon={ShoppingCart} title="Je winkelwagen is nog leeg">
      <p>Zoek iets moois uit. We verzenden alles gratis.</p>
      <ButtonLink to={paths.home()}>Verder winkelen</ButtonLink>
    </EmptyState>
  )
}

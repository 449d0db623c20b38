import ShoppingCart from 'lucide/dist/esm/icons/shopping-cart.mjs'
import type { Shell } from 'shared-types/contracts/content'
import { apiPaths } from 'shared-types/urls/api-paths'
import { usePublic } from '../../api/use-public.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'

export function EmptyCart() {
  const { data: shell } = usePublic<Shell>(apiPaths.shell)
  return (
    <EmptyState icon={ShoppingCart} title="Je winkelwagen is nog leeg">
      <p>Zoek iets moois uit.{shell?.freeShippingFrom === 0 && ' We verzenden alles gratis.'}</p>
      <ButtonLink to={paths.home()}>Verder winkelen</ButtonLink>
    </EmptyState>
  )
}

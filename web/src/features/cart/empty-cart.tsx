import ShoppingCart from 'lucide/dist/esm/icons/shopping-cart.mjs'
import type { Shell } from 'shared-types/contracts/content'
import { apiPaths } from 'shared-types/urls/api-paths'
import { usePublic } from '../../api/use-public.ts'
import { useSession } from '../../api/use-session.ts'
import { paths } from '../../paths.ts'
import { loginBefore } from '../../router/guard.ts'
import { Link } from '../../router/link.tsx'
import { ButtonLink } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'

/** For a guest it may be another cart than the shopper filled: a login ends after a day, and its cart stays in the account. */
export function EmptyCart() {
  const { data: session } = useSession()
  const { data: shell } = usePublic<Shell>(apiPaths.shell)
  return (
    <EmptyState icon={ShoppingCart} title="Je winkelwagen is nog leeg">
      <p>Zoek iets moois uit.{shell?.freeShippingFrom === 0 && ' We verzenden alles gratis.'}</p>
      {session && !session.loggedIn && (
        <p>
          Heb je een account? <Link to={loginBefore(paths.cart())}>Log in</Link> om te zien wat er nog in je
          winkelwagen ligt.
        </p>
      )}
      <ButtonLink to={paths.home()}>Verder winkelen</ButtonLink>
    </EmptyState>
  )
}

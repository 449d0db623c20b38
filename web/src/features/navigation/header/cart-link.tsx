import ShoppingCart from 'lucide/dist/esm/icons/shopping-cart.mjs'
import { useSession } from '../../../api/use-session.ts'
import { paths } from '../../../paths.ts'
import { IconLink } from '../../../ui/button/icon-link.tsx'
import { Icon } from '../../../ui/media/icon.tsx'

/** The link to the cart with the number of pieces. That number is personal, so it appears after hydration. */
export function CartLink() {
  const { data: session } = useSession()
  const count = session?.cartQuantity ?? 0
  return (
    <IconLink
      to={paths.cart()}
      icon={<Icon of={ShoppingCart} size={24} />}
      label="Winkelwagen"
      count={count}
      countInWords={`${count} in je winkelwagen`}
    />
  )
}

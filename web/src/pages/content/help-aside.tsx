import { HelpBox } from '../../features/content/help-box.tsx'
import { useShell } from '../../features/navigation/use-shell.ts'

/** How to reach the shop, as far as that is known already. */
export function HelpAside() {
  const shop = useShell().data?.footer.shop
  return shop && <HelpBox shop={shop} />
}

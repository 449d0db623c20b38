import { HelpBox } from '../../features/content/help-box.tsx'
import { useShell } from '../../features/navigation/use-shell.ts'

/** The shop's contact details, once they have loaded. */
export function HelpAside() {
  const shop = useShell().data?.footer.shop
  return shop && <HelpBox shop={shop} />
}

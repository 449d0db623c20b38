import { HelpBox } from '../../features/content/help-box.tsx'
import { useFooter } from '../../features/navigation/use-shell.ts'

/** The shop's contact details, once they have loaded. */
export function HelpAside() {
  const shop = useFooter().data?.shop
  return shop && <HelpBox shop={shop} />
}

import { Suspense, useState } from 'react'
import { useLogoutPending } from '../../api/pending-logout.ts'
import { useSession } from '../../api/use-session.ts'
import { lazyAfterPaint } from '../../router/lazy-extra.ts'
import { useHydrated } from '../../ui/browser/hydrated.tsx'

const LogoutNotice = lazyAfterPaint(async () => {
  const module = await import('./logout-notice.tsx')
  return module.LogoutNotice
})

/** Loads the notice while the shopper is logged in, so that it can be shown when the shop cannot be reached. */
export function LogoutNoticeLauncher() {
  const hydrated = useHydrated()
  const isPending = useLogoutPending()
  const { data: session } = useSession()
  const [isNeeded, setNeeded] = useState(false)
  if (hydrated && !isNeeded && (isPending || session?.loggedIn)) setNeeded(true)
  return <Suspense>{isNeeded && <LogoutNotice />}</Suspense>
}

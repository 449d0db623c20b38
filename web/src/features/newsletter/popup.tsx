import { useLocation } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { isDismissed } from './dismissal.ts'
import { Invitation } from './invitation.tsx'
import { isPaying, useSuccess } from './success.ts'
import { SuccessView } from './success-view.tsx'

/** Pages on which the shopper is paying or already subscribing. */
const isQuiet = (pathname: string) => isPaying(pathname) || pathname.startsWith(paths.newsletter())

/** Asks for an e-mail address once the cookie question is answered, unless it was closed recently. */
export function Popup({ isAnswered }: { isAnswered: boolean }) {
  const { pathname } = useLocation()
  const { isShown } = useSuccess()
  if (isShown) return <SuccessView />
  return isAnswered && !isQuiet(pathname) && !isDismissed() ? <Invitation /> : null
}

import { useLocation } from 'react-router-dom'
import { isDismissed } from './dismissal.ts'
import { Invitation } from './invitation.tsx'
import { useSuccess } from './success.ts'
import { SuccessView } from './success-view.tsx'

/** Where somebody is paying, or signing up already. */
const isQuiet = (pathname: string) => /^\/(checkout|cart|nieuwsbrief)\//.test(pathname)

/** Who has answered the cookie question, and has not closed this lately, is asked once for their e-mail address. */
export function Popup({ isAnswered }: { isAnswered: boolean }) {
  const { pathname } = useLocation()
  const { isShown } = useSuccess()
  if (isShown) return <SuccessView />
  return isAnswered && !isQuiet(pathname) && !isDismissed() ? <Invitation /> : null
}

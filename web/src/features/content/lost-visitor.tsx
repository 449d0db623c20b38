import { useEffect } from 'react'
import { SnoreButton } from './snore-button.tsx'

/** Whether the browser loaded this address from the server, which redirects an address that has moved. */
const isFromServer = (): boolean => {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation === undefined || new URL(navigation.name).pathname === location.pathname
}

/** On the error page: an address that was reached by a link inside the shop may have moved, which the server knows. */
export function LostVisitor() {
  useEffect(() => {
    if (!isFromServer()) location.reload()
  }, [])
  return <SnoreButton />
}

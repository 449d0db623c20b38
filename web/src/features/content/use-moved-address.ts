import { useEffect } from 'react'

/** Whether the browser loaded this address from the server, which redirects an address that has moved. */
const isFromServer = (): boolean => {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation === undefined || new URL(navigation.name).pathname === location.pathname
}

/** Loads an address without a page from the server, once: a link inside the shop may lead to one that has moved. */
export const useMovedAddress = () => {
  useEffect(() => {
    if (!isFromServer()) location.reload()
  }, [])
}

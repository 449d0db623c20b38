import { Navigate, useLocation } from 'react-router-dom'
import { ownPath } from 'shared-types/api/own-path'

/** Spec §2, /redirect, for who follows such a link inside the shop; from outside the server has answered already. */
export function Page() {
  const { search } = useLocation()
  return <Navigate to={ownPath(new URLSearchParams(search).get('url'))} replace />
}

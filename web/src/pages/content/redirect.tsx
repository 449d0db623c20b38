import { Navigate, useLocation } from 'react-router-dom'
import { ownPath } from 'shared-types/urls/own-path'

/** Spec §2, /redirect, for links followed inside the shop; for other requests the server redirects. */
export default function RedirectPage() {
  const { search } = useLocation()
  return <Navigate to={ownPath(new URLSearchParams(search).get('url'))} replace />
}

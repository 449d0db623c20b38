import { useLocation, useNavigate } from 'react-router-dom'

const name = 'newsletter'
const value = 'succes'

/** Pages on which nothing about the newsletter opens: the shopper is paying. */
export const isPaying = (pathname: string): boolean => /^\/(checkout|cart)\//.test(pathname)

/** The success view of subscribing. Its URL is any page with `?newsletter=succes` (spec §4). */
export const useSuccess = () => {
  const shown = useLocation()
  const navigate = useNavigate()
  const go = (change: (query: URLSearchParams) => void) => {
    // The location of the browser: the shopper may have opened another page while the form was sent.
    const { pathname, search, hash } = location
    const query = new URLSearchParams(search)
    change(query)
    void navigate({ pathname, search: String(query), hash }, { replace: true, state: { keepScroll: true } })
  }
  return {
    isShown: new URLSearchParams(shown.search).get(name) === value,
    show: () => {
      if (!isPaying(location.pathname)) go((query) => query.set(name, value))
    },
    leave: () => go((query) => query.delete(name)),
  }
}

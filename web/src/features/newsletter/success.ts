import { useLocation, useNavigate } from 'react-router-dom'

const name = 'newsletter'
const value = 'succes'

/** The success view of subscribing. Its URL is any page with `?newsletter=succes` (spec §4). */
export const useSuccess = () => {
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  const go = (change: (query: URLSearchParams) => void) => {
    const query = new URLSearchParams(search)
    change(query)
    void navigate({ search: String(query), hash }, { replace: true, state: { keepScroll: true } })
  }
  return {
    isShown: new URLSearchParams(search).get(name) === value,
    show: () => go((query) => query.set(name, value)),
    leave: () => go((query) => query.delete(name)),
  }
}

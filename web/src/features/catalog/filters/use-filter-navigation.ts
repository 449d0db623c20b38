import { createContext, use } from 'react'
import { useNavigate } from 'react-router-dom'
import { mergeFilterUrls } from './merge-filter-urls.ts'

/** Address of the list in sight, which that of the page runs ahead of while a choice is on its way. */
export const ShownAddress = createContext('')

/** Follows an address that the list in sight gives a choice, together with a choice that is still on its way. */
export const useFilterNavigation = () => {
  const navigate = useNavigate()
  const shown = use(ShownAddress)
  return (choice: string) => {
    const asked = `${location.pathname}${location.search}`
    void navigate(mergeFilterUrls(shown || asked, asked, choice), { state: { keepScroll: true } })
  }
}

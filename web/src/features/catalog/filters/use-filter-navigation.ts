import { createContext, use } from 'react'
import { useNavigate } from 'react-router-dom'
import { mergeFilterUrls } from './merge-filter-urls.ts'

/** URL of the listing that is shown. While a choice is loading, the page's URL is already the next one. */
export const ShownAddress = createContext('')

/** Navigates to a choice in the listing that is shown, combined with a choice that is still loading. */
export const useFilterNavigation = () => {
  const navigate = useNavigate()
  const shown = use(ShownAddress)
  return (choice: string) => {
    const asked = `${location.pathname}${location.search}`
    void navigate(mergeFilterUrls(shown || asked, asked, choice), { state: { keepScroll: true } })
  }
}

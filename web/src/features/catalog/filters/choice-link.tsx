import { createContext, use, type ComponentProps } from 'react'
import { useNavigate } from 'react-router-dom'
import { withChoice, type FilterChoice } from 'shared-types/urls/listing-filters'
import { Link } from '../../../router/link.tsx'
import { opensElsewhere } from '../../../router/opens-elsewhere.ts'

/** URL of the listing that is shown. While a choice is loading, the page's URL is already the next one. */
export const ShownUrl = createContext('')

const requestedUrl = () => `${location.pathname}${location.search}`

/** Makes a choice in the listing that was requested last, whether it is shown or still loading. */
export const useChoose = () => {
  const navigate = useNavigate()
  return (choice: FilterChoice) => {
    const requested = requestedUrl()
    const url = withChoice(requested, choice)
    if (url !== requested) void navigate(url, { state: { keepScroll: true } })
  }
}

type Props = Omit<ComponentProps<typeof Link>, 'to'> & { choice: FilterChoice }

/** A link to the listing with a choice made in it. */
export function ChoiceLink({ choice, ...rest }: Props) {
  const shown = use(ShownUrl)
  const choose = useChoose()
  return (
    <Link
      {...rest}
      to={choice.url}
      keepScroll
      rel="nofollow"
      onClick={(event) => {
        // The link's own URL is based on the listing that is shown.
        if (shown === requestedUrl() || opensElsewhere(event)) return
        event.preventDefault()
        choose(choice)
      }}
    />
  )
}

import { createContext, use, useRef, type ComponentProps } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { isShopAddress, withSlash } from '../paths.ts'

/** Fetches what an address of the shop will need; given by the app, which knows the site map. */
export const PrefetchContext = createContext<(address: string) => void>(() => {})

interface Props extends Omit<ComponentProps<'a'>, 'href'> {
  /** From `paths`, or an address from content: in the shop, on another site, mailto: or tel:. */
  to: string
  /** Fetch the page when the pointer rests on the link, not only when it is pressed. */
  eager?: boolean
  /** Stay where the page is scrolled to: for choices within a list. */
  keepScroll?: boolean
}

// A pointer that only passes over a grid of links asks for nothing.
const restingAfter = 80

export function Link({ to, eager = false, keepScroll = false, children, ...rest }: Props) {
  const prefetch = use(PrefetchContext)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  if (!isShopAddress(to)) {
    const elsewhere = /^https?:/.test(to)
    return (
      <a href={to} {...(elsewhere ? { rel: 'noopener noreferrer' } : {})} {...rest}>
        {children}
      </a>
    )
  }
  const address = withSlash(to)
  const fetchAhead = () => prefetch(address)
  const enter = () => {
    timer.current = setTimeout(fetchAhead, restingAfter)
  }
  return (
    <RouterLink
      to={address}
      state={keepScroll ? { keepScroll } : null}
      onPointerDown={fetchAhead}
      onPointerEnter={eager ? enter : undefined}
      onPointerLeave={eager ? () => clearTimeout(timer.current) : undefined}
      {...rest}
    >
      {children}
    </RouterLink>
  )
}

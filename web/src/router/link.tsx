import { createContext, use, useRef, type ComponentProps } from 'react'
import { useLinkClickHandler } from 'react-router-dom'
import { isShopAddress, withSlash } from '../paths.ts'
import { ignoreSecondPress } from '../ui/browser/ignore-second-press.ts'

/**
 * Fetches what a page of the shop will need. In the browser only; provided by the app, which has the site map.
 */
export const PrefetchContext = createContext<((address: string) => void) | undefined>(undefined)

interface Props extends Omit<ComponentProps<'a'>, 'href'> {
  /** A URL from `paths`, or one from content: in the shop, on another site, mailto: or tel:. */
  to: string
  /** Prefetch when the pointer rests on the link, not only on a press. */
  eager?: boolean
  /** Do not scroll on navigation: for choices within a list. */
  keepScroll?: boolean
  /** Instead of the current page, which Back then skips. */
  replace?: boolean
  /** For the page behind it, but not for its URL. A new tab has none. */
  state?: object
}

// In milliseconds. A pointer that only moves across a grid of links prefetches nothing.
const hoverDelay = 80

/** The router's own link can do more (data prefetch, relative URLs), at the expense of the first load. */
function ShopLink({
  to,
  eager = false,
  keepScroll = false,
  replace,
  state,
  onClick,
  target,
  children,
  ...rest
}: Props) {
  const prefetch = use(PrefetchContext)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    target,
    replace,
    state: keepScroll ? { ...state, keepScroll } : (state ?? null),
  })
  const fetchAhead = () => prefetch?.(to)
  const enter = () => {
    timer.current = setTimeout(fetchAhead, hoverDelay)
  }
  return (
    <a
      href={to}
      target={target}
      onPointerDown={fetchAhead}
      onPointerEnter={eager ? enter : undefined}
      onPointerLeave={eager ? () => clearTimeout(timer.current) : undefined}
      onClick={(event) => {
        // The second click of a double click on this link, or on what closed above it.
        if (event.detail > 1) return event.preventDefault()
        // The second one would add the same page to the history again, or press what that page has here.
        ignoreSecondPress()
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
      {...rest}
    >
      {children}
    </a>
  )
}

export function Link({ to, ...rest }: Props) {
  if (isShopAddress(to)) return <ShopLink to={withSlash(to)} {...rest} />
  const {
    eager: _eager,
    keepScroll: _keepScroll,
    replace: _replace,
    state: _state,
    children,
    ...attributes
  } = rest
  return (
    <a href={to} {...(/^https?:/.test(to) ? { rel: 'noopener noreferrer' } : {})} {...attributes}>
      {children}
    </a>
  )
}

import type { ComponentProps } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Html as SanitisedHtml } from 'shared-types/html/html'
import { isShopAddress } from '../../paths.ts'
import { opensElsewhere } from '../../router/opens-elsewhere.ts'
import { trusted } from './trusted-html.ts'

interface Props extends Omit<ComponentProps<'div'>, 'children'> {
  html: SanitisedHtml
}

/** HTML from content. Its links navigate inside the app. */
export function Html({ html, ...rest }: Props) {
  const navigate = useNavigate()
  const follow = (event: React.MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const address = link?.getAttribute('href')
    if (!address || !isShopAddress(address) || link?.target === '_blank' || opensElsewhere(event)) return
    event.preventDefault()
    void navigate(address)
  }
  // Only the links inside are interactive; this handles their clicks.
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
  return <div onClick={follow} {...rest} dangerouslySetInnerHTML={{ __html: trusted(html) }} />
}

import { Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { lazyExtra } from '../../ui/lazy-extra.ts'
import { untilPainted } from '../../ui/until-painted.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'

const ChatButton = lazyExtra(async () => {
  await untilPainted()
  const module = await import('./chat-button.tsx')
  return module.ChatButton
})

/** Where the chat is: on every page but the configurator, which has a phone line of its own. Nothing is written here on the server. */
export function ChatPlace() {
  const { pathname } = useLocation()
  const hydrated = useHydrated()
  if (/^\/configurator(\/|$)/.test(pathname)) return null
  return <Suspense>{hydrated && <ChatButton />}</Suspense>
}

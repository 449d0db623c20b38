import { Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { lazyAfterPaint } from '../../router/lazy-extra.ts'
import { useHydrated } from '../../ui/browser/hydrated.tsx'

const ChatButton = lazyAfterPaint(async () => {
  const module = await import('./chat-button.tsx')
  return module.ChatButton
})

/** The chat, except in the configurator, which shows a phone number. Renders nothing on the server. */
export function ChatLauncher() {
  const { pathname } = useLocation()
  const hydrated = useHydrated()
  if (/^\/configurator(\/|$)/.test(pathname)) return null
  return <Suspense>{hydrated && <ChatButton />}</Suspense>
}

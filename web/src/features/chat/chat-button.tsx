import { clsx } from 'clsx'
import MessageCircle from 'lucide/dist/esm/icons/message-circle.mjs'
import { type ComponentType, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useAction } from '../../forms/use-action.ts'
import { track } from '../../analytics/track.ts'
import { Spinner } from '../../ui/feedback/spinner.tsx'
import styles from './chat-button.module.css'
import { useCovering } from './use-covering.ts'
import { useScrolling } from './use-scrolling.ts'
import type { ChatBoxProps } from './chat-box.tsx'
import { Icon } from '../../ui/media/icon.tsx'

/** Opens and closes the chat. The first press loads the chat's code. */
export function ChatButton() {
  const button = useRef<HTMLButtonElement>(null)
  const [Box, setBox] = useState<ComponentType<ChatBoxProps> | null>(null)
  const [open, setOpen] = useState(false)
  const scrolling = useScrolling()
  const covers = useCovering(button)
  const { busy, refusal, run } = useAction(async () => {
    const { ChatBox } = await import('./chat-box.tsx')
    setBox(() => ChatBox)
  })

  const toggle = () => {
    if (!open) track({ event: 'chat_open' })
    if (!Box) void run()
    setOpen(!open)
  }
  const close = () => {
    // The page behind a modal chat takes no focus.
    flushSync(() => setOpen(false))
    button.current?.focus()
  }
  return (
    <aside aria-label="Chat" className={styles.corner}>
      {open && Box && <Box onClose={close} />}
      <div role="alert">
        {open && refusal !== null && (
          <p className={styles.failed}>De chat kan niet worden geladen. Probeer het later opnieuw.</p>
        )}
      </div>
      <button
        ref={button}
        type="button"
        className={clsx(
          styles.button,
          !open && (covers || scrolling === 'down') && styles.away,
          !open && scrolling === 'top' && styles.top,
        )}
        aria-expanded={open && Box !== null}
        onClick={toggle}
      >
        {busy ? <Spinner /> : <Icon of={MessageCircle} size={22} />}
        <span>Chat</span>
      </button>
    </aside>
  )
}

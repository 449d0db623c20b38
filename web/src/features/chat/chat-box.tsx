import Send from 'lucide/dist/esm/icons/send.mjs'
import X from 'lucide/dist/esm/icons/x.mjs'
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { longestMessage } from 'shared-types/forms/chat-limits'
import { useShopName } from '../../api/use-shop-name.ts'
import { overDraft, readDraft, storeDraft } from '../../forms/draft.ts'
import { TextInput } from '../../ui/input/text-input.tsx'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'
import styles from './chat-box.module.css'
import { ChatMessageView } from './chat-message-view.tsx'
import { sendText, useChat } from './chat-store.ts'
import { fullScreen } from './full-screen.ts'
import { Icon } from '../../ui/media/icon.tsx'

export interface ChatBoxProps {
  onClose: () => void
}

/** Name of the draft of the next message: the page may reload, which withdrawn consent does. */
const draft = 'chat'

const showNewest = (list: HTMLElement | null) => {
  if (list) list.scrollTop = list.scrollHeight
}

/** The most pixels above the end of the conversation that count as its end. */
const nearEnd = 24

/** Stays at the end of a growing conversation, unless the shopper has scrolled up: the form for an order loads late. */
const followEnd = (conversation: HTMLElement | null) => {
  const list = conversation?.parentElement
  if (!list) return
  let isAtEnd = true
  const scroll = () => {
    isAtEnd = list.scrollHeight - list.clientHeight - list.scrollTop < nearEnd
  }
  const sizes = new ResizeObserver(() => {
    if (!isAtEnd) return
    showNewest(list)
    if (conversation.contains(document.activeElement))
      document.activeElement?.scrollIntoView({ block: 'nearest' })
  })
  list.addEventListener('scroll', scroll)
  sizes.observe(conversation)
  return () => {
    list.removeEventListener('scroll', scroll)
    sizes.disconnect()
  }
}

/** Where it fills the screen it is modal. Elsewhere the shop stays usable beside it. */
const openDialog = (dialog: HTMLDialogElement | null) => {
  const fills = matchMedia(fullScreen)
  const show = () => {
    if (fills.matches) dialog?.showModal()
    else dialog?.show()
  }
  const focusField = () => dialog?.querySelector<HTMLElement>(':scope > form input')?.focus()
  // A turned tablet, or another zoom. Beside the shop, the focus stays where it was.
  const change = () => {
    const focused = document.activeElement
    dialog?.close()
    show()
    if (fills.matches) focusField()
    else if (focused instanceof HTMLElement) focused.focus()
  }
  show()
  focusField()
  fills.addEventListener('change', change)
  return () => {
    fills.removeEventListener('change', change)
    dialog?.close()
  }
}

/** The conversation with its input. */
export function ChatBox({ onClose }: ChatBoxProps) {
  const chat = useChat()
  const shopName = useShopName()
  const title = useId()
  const list = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(() => overDraft({ text: '' }, readDraft(draft)).text)
  const { messages, busy, over } = chat

  const type = (typed: string) => {
    setText(typed)
    storeDraft(draft, { text: typed })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy || text.trim() === '') return
    if (sendText(text)) type('')
  }
  // The browser closes only a modal dialog at Escape. Outside this one, Escape belongs to what is open there.
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onClose()
  }
  // The pressed button disappears, so the focus moves to the input.
  const afterPress = () => field.current?.focus()

  return (
    // Handles Escape, which bubbles up from the controls inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={openDialog}
      className={styles.box}
      aria-labelledby={title}
      onKeyDown={closeOnEscape}
      onClose={({ currentTarget }) => {
        if (!currentTarget.open) onClose()
      }}
    >
      <header className={styles.header}>
        <h2 id={title} className={styles.title}>
          Chat met {shopName ?? 'ons'}
        </h2>
        <button type="button" className={styles.close} aria-label="Sluiten" onClick={onClose}>
          <Icon of={X} size={22} />
        </button>
      </header>
      {/* Focusable, so that it can be scrolled by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div ref={list} className={styles.messages} role="log" aria-label="Gesprek" tabIndex={0}>
        <div ref={followEnd} className={styles.conversation}>
          <p className={styles.note}>Je praat met een digitale assistent.</p>
          {messages.map((message, index) => (
            <ChatMessageView
              // Safe as a key: messages are only appended, or all cleared at once.
              // oxlint-disable-next-line react/no-array-index-key
              key={index}
              message={message}
              isLast={index === messages.length - 1 && !over && !busy}
              onPress={afterPress}
              onFollow={onClose}
            />
          ))}
          {busy && (
            <p className={styles.typing}>
              <VisuallyHidden>De assistent is aan het typen</VisuallyHidden>
              <span aria-hidden />
              <span aria-hidden />
              <span aria-hidden />
            </p>
          )}
          <i key={`${messages.length}${busy}`} ref={() => showNewest(list.current)} />
        </div>
      </div>
      <form method="post" className={styles.composer} onSubmit={submit}>
        <TextInput
          ref={field}
          aria-label="Je bericht"
          placeholder="Typ je bericht"
          autoComplete="off"
          enterKeyHint="send"
          maxLength={longestMessage}
          value={text}
          onChange={({ target }) => type(target.value)}
        />
        <button type="submit" className={styles.send} aria-disabled={busy || over !== null || undefined}>
          <Icon of={Send} size={20} />
          <VisuallyHidden>Versturen</VisuallyHidden>
        </button>
      </form>
    </dialog>
  )
}

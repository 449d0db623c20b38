import { clsx } from 'clsx'
import { Button } from '../../ui/button/button.tsx'
import { latePart } from '../../ui/failure/late-part.tsx'
import { Link } from '../../router/link.tsx'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'
import styles from './chat-message-view.module.css'
import type { ChatMessage } from './chat-machine.ts'
import { ChatProducts } from './chat-products.tsx'
import { ChatStars } from './chat-stars.tsx'
import { fullScreen } from './full-screen.ts'
import { linksIn } from './links-in.ts'
import { pressAnswer } from './chat-store.ts'

// Late: a form needs validation code, which only users who ask for their parcel download.
const ChatOrder = latePart(async () => (await import('./chat-order.tsx')).ChatOrder)

interface Props {
  message: ChatMessage
  /** Controls below a message are enabled while it is the last one. */
  isLast: boolean
  onPress: () => void
  onFollow: () => void
}

function MessageText({ content }: { content: string }) {
  return linksIn(content).map(({ text, href }, index) =>
    href ? (
      // oxlint-disable-next-line react/no-array-index-key
      <a key={index} href={href} target="_blank" rel="noopener noreferrer nofollow">
        {text}
        <VisuallyHidden> (opent in een nieuw tabblad)</VisuallyHidden>
      </a>
    ) : (
      text
    ),
  )
}

export function ChatMessageView({ message, isLast, onPress, onFollow }: Props) {
  const { role, content, answers, sources = [], products = [], asksRating, asksOrder } = message
  const follow = () => {
    // It would hide the page that a link opens.
    if (matchMedia(fullScreen).matches) onFollow()
  }
  return (
    <div className={clsx(styles.message, role === 'user' && styles.mine)}>
      <p className={styles.text}>
        <VisuallyHidden>{role === 'user' ? 'Jij: ' : 'Assistent: '}</VisuallyHidden>
        <MessageText content={content} />
      </p>
      {products.length > 0 && <ChatProducts products={products} onFollow={follow} />}
      {sources.length > 0 && (
        <ul className={styles.sources}>
          {sources.map(({ title, link }) => (
            <li key={link}>
              <Link to={link} onClick={follow}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {isLast && answers && (
        <div className={styles.answers}>
          {answers.map(({ text, value }) => (
            <Button
              key={value}
              look="secondary"
              onClick={() => {
                pressAnswer(value)
                onPress()
              }}
            >
              {text}
            </Button>
          ))}
        </div>
      )}
      {isLast && asksRating && <ChatStars onPress={onPress} />}
      {isLast && asksOrder && <ChatOrder onPress={onPress} />}
    </div>
  )
}

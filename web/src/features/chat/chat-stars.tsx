import { useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { StarInput } from '../../ui/input/star-input.tsx'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'
import styles from './chat-stars.module.css'
import { rate } from './chat-store.ts'

/** The rating at the end of a chat. Arrow keys only choose; the button sends. */
export function ChatStars({ onPress }: { onPress: () => void }) {
  const [chosen, setChosen] = useState(0)
  const [isMissing, setMissing] = useState(false)
  const send = () => {
    if (chosen === 0) return setMissing(true)
    rate(chosen)
    onPress()
  }
  return (
    <div className={styles.rating}>
      <fieldset className={styles.stars}>
        <VisuallyHidden>
          <legend>Aantal sterren</legend>
        </VisuallyHidden>
        <StarInput name="chat-rating" value={chosen} onChange={setChosen} />
      </fieldset>
      <Button look="secondary" onClick={send}>
        Beoordelen
      </Button>
      <output>{isMissing && chosen === 0 && 'Kies eerst een aantal sterren.'}</output>
    </div>
  )
}

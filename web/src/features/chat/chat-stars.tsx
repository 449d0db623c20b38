import { Star } from 'lucide'
import { clsx } from 'clsx'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './chat-stars.module.css'
import { rate } from './talk.ts'
import { Icon } from '../../ui/icon.tsx'

/** One to five stars: native radio buttons, so that arrow keys only choose; the button sends. */
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
        {[1, 2, 3, 4, 5].map((stars) => (
          <label key={stars} className={clsx(styles.star, stars <= chosen && styles.lit)}>
            <input
              type="radio"
              name="chat-rating"
              value={stars}
              checked={chosen === stars}
              onChange={() => setChosen(stars)}
            />
            <Icon of={Star} size={28} />
            <VisuallyHidden>{stars === 1 ? '1 ster' : `${stars} sterren`}</VisuallyHidden>
          </label>
        ))}
      </fieldset>
      <Button look="secondary" onClick={send}>
        Beoordelen
      </Button>
      <output>{isMissing && chosen === 0 && 'Kies eerst een aantal sterren.'}</output>
    </div>
  )
}

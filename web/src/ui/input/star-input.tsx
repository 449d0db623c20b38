import { clsx } from 'clsx'
import Star from 'lucide/dist/esm/icons/star.mjs'
import type { Ref } from 'react'
import { Icon } from '../media/icon.tsx'
import styles from './star-input.module.css'
import { VisuallyHidden } from '../text/visually-hidden.tsx'

interface Props {
  name: string
  /** The number of stars chosen. */
  value: number
  onChange: (stars: number) => void
  onBlur?: () => void
  /** The first star, which gets the focus when the form shows an error. */
  firstRef?: Ref<HTMLInputElement>
}

/** One to five stars: native radio buttons, so that arrow keys work. Belongs in a fieldset with a legend. */
export function StarInput({ name, value, onChange, onBlur, firstRef }: Props) {
  return (
    <div className={styles.stars}>
      {[1, 2, 3, 4, 5].map((stars) => (
        <label key={stars} className={clsx(styles.star, stars <= value && styles.lit)}>
          <input
            type="radio"
            name={name}
            value={stars}
            checked={value === stars}
            ref={stars === 1 ? firstRef : undefined}
            onBlur={onBlur}
            onChange={() => onChange(stars)}
          />
          <Icon of={Star} size={30} />
          <VisuallyHidden>{stars === 1 ? '1 ster' : `${stars} sterren`}</VisuallyHidden>
        </label>
      ))}
    </div>
  )
}

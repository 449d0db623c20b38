import Check from 'lucide/dist/esm/icons/check.mjs'
import { useState } from 'react'
import { OptionHint } from './option-hint.tsx'
import { OptionPicture } from './option-picture.tsx'
import type { OptionProps } from './option-button.tsx'
import styles from './option-tile.module.css'
import { Supplement } from './supplement.tsx'
import { Icon } from '../../../ui/media/icon.tsx'

/** An option with its picture, which is magnified on hover. */
export function OptionTile({ option, name, chosen, onChoose }: OptionProps) {
  const [isNear, setIsNear] = useState(false)
  const { id, btnId, btnText, btnSubText, extra, image, label, text } = option
  return (
    <div className={styles.cell}>
      <label
        className={styles.tile}
        onPointerEnter={() => setIsNear(true)}
        onPointerLeave={() => setIsNear(false)}
      >
        <input
          type="radio"
          id={btnId}
          className={styles.radio}
          name={name}
          value={id}
          checked={chosen}
          onChange={() => onChoose(id)}
        />
        <span className={styles.picture}>
          <OptionPicture image={image} sizes="(width >= 62em) 144px, 30vw" className={styles.image} />
          <Supplement extra={extra} className={styles.ribbon} />
          <span className={styles.mark} aria-hidden>
            <Icon of={Check} size={16} strokeWidth={3} />
          </span>
        </span>
        {isNear && image && (
          <span className={styles.large} aria-hidden>
            <OptionPicture image={image} sizes="280px" className={styles.image} />
          </span>
        )}
        <span className={styles.text}>
          <span className={styles.name}>{btnText}</span>
          {btnSubText && <span className={styles.below}>{btnSubText}</span>}
          {label && <span className={styles.label}>{label}</span>}
        </span>
      </label>
      {text && <OptionHint name={btnText} text={text} className={styles.hint} />}
    </div>
  )
}

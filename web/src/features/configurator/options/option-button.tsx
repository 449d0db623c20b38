import type { ConfiguratorOption } from 'shared-types/contracts/configurator'
import { clsx } from 'clsx'
import choice from '../../../ui/input/choice.module.css'
import { OptionHint } from './option-hint.tsx'
import styles from './option-button.module.css'
import { Supplement } from './supplement.tsx'

export interface OptionProps {
  option: ConfiguratorOption
  /** Name of the radio group. */
  name: string
  chosen: boolean
  onChoose: (id: string) => void
}

/** An option as text. */
export function OptionButton({ option, name, chosen, onChoose }: OptionProps) {
  const { id, btnId, btnText, btnSubText, extra, label, text } = option
  return (
    <div className={styles.row}>
      <label className={clsx(choice.choice, styles.button)}>
        <input
          type="radio"
          id={btnId}
          className={styles.dot}
          name={name}
          value={id}
          checked={chosen}
          onChange={() => onChoose(id)}
        />
        <span className={styles.text}>
          <span className={styles.name}>
            {btnText}
            {label && <span className={styles.label}>{label}</span>}
          </span>
          {btnSubText && <span className={styles.below}>{btnSubText}</span>}
        </span>
        <Supplement extra={extra} className={styles.ribbon} />
      </label>
      {text && <OptionHint name={btnText} text={text} className={styles.hint} />}
    </div>
  )
}

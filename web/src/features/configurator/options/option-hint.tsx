import Info from 'lucide/dist/esm/icons/info.mjs'
import { useId } from 'react'
import styles from './option-hint.module.css'
import { Icon } from '../../../ui/media/icon.tsx'

interface Props {
  /** The name of the option it explains. */
  name: string
  text: string
  className?: string | undefined
}

/** An explanation behind an "i" button. Opens by click, touch or key; closes by Escape or a press outside. */
export function OptionHint({ name, text, className }: Props) {
  const id = useId()
  return (
    <span className={className}>
      <button type="button" className={styles.button} popoverTarget={id} aria-label={`Uitleg over ${name}`}>
        <Icon of={Info} size={18} />
      </button>
      <span id={id} popover="auto" className={styles.hint} role="note">
        <strong>{name}</strong>
        <br />
        {text}
      </span>
    </span>
  )
}

import Minus from 'lucide/dist/esm/icons/minus.mjs'
import Plus from 'lucide/dist/esm/icons/plus.mjs'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import styles from './quantity.module.css'
import { Icon } from '../media/icon.tsx'

interface QuantityProps {
  value: number
  /** The available quantity; a larger typed number is reduced to it. */
  max: number
  /** Says why there are not more, when the quantity is reduced. */
  maxReached: string
  /** Whether more pieces were chosen earlier than there are now, such as of another variant. */
  isReduced?: boolean
  /** Label for screen readers: 'Aantal van Dekbed Noor'. */
  label: string
  /** Id of what tells two articles with the same label apart. */
  describedBy?: string | undefined
  onChange: (quantity: number) => void
}

/** Milliseconds that a message about a changed quantity stays (spec §9). */
const noteFor = 5_000

/**
 * Two buttons with a number field between them; arrow keys work as well. In a wrapping row, a message takes the line
 * below it.
 */
export function Quantity({
  value,
  max,
  maxReached,
  isReduced = false,
  label,
  describedBy,
  onChange,
}: QuantityProps) {
  const [typed, setTyped] = useState<string | null>(null)
  /** Holds for the quantity and the maximum at which it was given. */
  const [note, setNote] = useState({ text: '', at: value, max })
  const output = useRef<HTMLOutputElement>(null)
  const reduced = isReduced ? maxReached : ''

  // The choice that reduced the quantity may be a screen above this field.
  useEffect(() => {
    if (reduced) output.current?.scrollIntoView({ block: 'nearest' })
  }, [reduced])

  const change = (wanted: number) => {
    setTyped(null)
    const quantity = Math.max(1, Math.min(wanted, Math.max(max, 1)))
    const text = wanted > quantity ? maxReached : wanted < quantity ? 'Je bestelt er minstens 1.' : ''
    const given = { text, at: quantity, max }
    setNote(given)
    if (text)
      setTimeout(() => setNote((shown) => (shown === given ? { ...given, text: '' } : shown)), noteFor)
    if (quantity !== value) onChange(quantity)
  }
  const settle = () => {
    if (typed === null) return
    const wanted = Number.parseInt(typed, 10)
    if (Number.isNaN(wanted)) setTyped(null)
    else change(wanted)
  }
  const onArrowKey = (event: KeyboardEvent) => {
    const from = Number.parseInt(typed ?? '', 10) || value
    if (event.key === 'Enter') settle()
    else if (event.key === 'ArrowUp') change(from + 1)
    else if (event.key === 'ArrowDown') change(from - 1)
    else return
    event.preventDefault()
  }

  return (
    <>
      <fieldset className={styles.quantity} aria-label={label} aria-describedby={describedBy}>
        <button
          type="button"
          className={styles.step}
          aria-label="Eén minder"
          // Not `disabled`, which would drop the focus. A press says why nothing changes.
          aria-disabled={value <= 1}
          onClick={() => change(value - 1)}
        >
          <Icon of={Minus} size={18} />
        </button>
        <input
          className={styles.number}
          type="number"
          inputMode="numeric"
          aria-label="Aantal"
          min={1}
          max={Math.max(max, 1)}
          value={typed ?? String(value)}
          onChange={(event) => setTyped(event.target.value)}
          onFocus={() => setNote((shown) => ({ ...shown, text: '' }))}
          onBlur={settle}
          onKeyDown={onArrowKey}
        />
        <button
          type="button"
          className={styles.step}
          aria-label="Eén meer"
          aria-disabled={value >= max}
          onClick={() => change(value + 1)}
        >
          <Icon of={Plus} size={18} />
        </button>
      </fieldset>
      <output className={styles.note} ref={output}>
        {reduced || (note.at === value && note.max === max && note.text)}
      </output>
    </>
  )
}

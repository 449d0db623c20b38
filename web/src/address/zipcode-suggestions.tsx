import { useEffect, useRef } from 'react'
import type { AddressSuggestion } from 'shared-types/contracts/checkout'
import { addressLine } from './address-suggestions.ts'
import styles from './zipcode-field.module.css'

interface Props {
  id: string
  options: { id: string; address: AddressSuggestion }[]
  /** Id of the active option. */
  active: string | null
  onChoose: (address: AddressSuggestion) => void
}

/** The list below the field; a press on it does not take the focus out of the field. */
export function ZipcodeSuggestions({ id: listId, options, active, onChoose }: Props) {
  const list = useRef<HTMLDivElement>(null)
  // Scrolls the list into view if the field is at the bottom of the screen.
  useEffect(() => {
    // Braces are needed: newer browsers return a promise, which React would take for a clean-up function.
    list.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div
      ref={list}
      id={listId}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="listbox"
      aria-label="Suggesties"
      className={styles.list}
      onMouseDown={(event) => event.preventDefault()}
    >
      {options.map(({ id, address }) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
        <div
          key={id}
          id={id}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="option"
          tabIndex={-1}
          aria-selected={id === active}
          className={styles.option}
          ref={(element) => {
            if (id === active) element?.scrollIntoView({ block: 'nearest' })
          }}
          onClick={() => onChoose(address)}
        >
          <span>
            <b>{address.zipcode}</b> — {addressLine(address)}
          </span>
        </div>
      ))}
    </div>
  )
}

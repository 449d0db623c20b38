import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import choice from './choice.module.css'
import { describedBy, FieldError } from './field.tsx'
import styles from './radio-group.module.css'
import { VisuallyHidden } from '../text/visually-hidden.tsx'

interface RadioGroupProps {
  /** Id of the group; the error summary links to it. */
  id: string
  legend: string
  /** For screen readers only: for a group right below a heading with the same text. */
  legendHidden?: boolean
  error?: string | undefined
  optional?: boolean
  /** Horizontal on wide screens. */
  inline?: boolean
  children: ReactNode
}

/**
 * Exclusive choices: native radio buttons, so that the arrow keys work. The error is shown above them, as the
 * page scrolls to the first one: the last of eleven may be below the viewport.
 */
export function RadioGroup({ id, legend, legendHidden, error, optional, inline, children }: RadioGroupProps) {
  return (
    <fieldset id={id} className={styles.group} tabIndex={-1} aria-describedby={describedBy(id, error, null)}>
      <legend className={legendHidden ? undefined : styles.legend}>
        {legendHidden ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
        {optional && <span className={styles.optional}> (optioneel)</span>}
      </legend>
      {error && <FieldError id={id}>{error}</FieldError>}
      <div className={inline ? styles.inline : styles.stack}>{children}</div>
    </fieldset>
  )
}

interface RadioProps extends ComponentProps<'input'> {
  label: string
  description?: string | undefined
  /** A drawing before the words, for the eye only. */
  media?: ReactNode
  /** At the end of the row, e.g. a price. */
  aside?: ReactNode
}

export function Radio({ label, description, media, aside, className, ...rest }: RadioProps) {
  return (
    <label className={clsx(choice.choice, styles.radio, className)}>
      <input {...rest} type="radio" className={styles.dot} />
      {media}
      <span className={styles.text}>
        <span className={styles.label}>{label}</span>
        {description && <span className={styles.description}>{description}</span>}
      </span>
      {aside && <span className={styles.aside}>{aside}</span>}
    </label>
  )
}

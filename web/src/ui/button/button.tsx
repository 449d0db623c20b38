import { clsx } from 'clsx'
import type { ComponentProps, MouseEvent } from 'react'
import styles from './button.module.css'
import { Link } from '../../router/link.tsx'
import { Spinner } from '../feedback/spinner.tsx'

interface ButtonLook {
  /** `accent` leads to a purchase and appears once per screen; `primary` is any other main action. */
  look?: 'accent' | 'primary' | 'secondary' | 'quiet'
  wide?: boolean
}

const classes = ({ look = 'primary', wide }: ButtonLook, className?: string) =>
  clsx(styles.button, styles[look], wide && styles.wide, className)

interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** In progress: presses have no effect, and the focus stays on the button. */
  busy?: boolean
  /** The text while it is busy, e.g. 'Aan het opslaan...'. */
  busyText?: string
}

export function Button(props: ButtonProps) {
  const { look, wide, busy = false, busyText, className, children, onClick, type = 'button', ...rest } = props
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  // Leaving a field validates it. A message below the field would move the button from under the pointer
  // before it is released, and the click would be lost. So the field keeps the focus until the form is
  // submitted.
  const stayInField = (event: MouseEvent) => {
    if (type === 'submit') event.preventDefault()
  }
  return (
    <button
      {...rest}
      type={type}
      className={classes({ look, wide }, className)}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      aria-busy={busy || undefined}
      onMouseDown={stayInField}
      onClick={press}
    >
      {busy && <Spinner />}
      {(busy && busyText) || children}
    </button>
  )
}

/** A link for the next step, styled as a button. */
export function ButtonLink({ look, wide, className, ...rest }: ButtonLook & ComponentProps<typeof Link>) {
  return <Link {...rest} className={classes({ look, wide }, className)} />
}

import { clsx } from 'clsx'
import type { ComponentProps, MouseEvent } from 'react'
import styles from './button.module.css'
import { Link } from '../router/link.tsx'
import { Spinner } from './spinner.tsx'

interface ButtonLook {
  /** `accent` leads to buying and stands on a screen once, `primary` is any other main action. */
  look?: 'accent' | 'primary' | 'secondary' | 'quiet'
  wide?: boolean
}

const classes = ({ look = 'primary', wide }: ButtonLook, className?: string) =>
  clsx(styles.button, styles[look], wide && styles.wide, className)

interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** At work: a press does nothing, and the focus stays where it is. */
  busy?: boolean
  /** What the button says meanwhile, e.g. 'Aan het opslaan...'. */
  busyText?: string
}

export function Button(props: ButtonProps) {
  const { look, wide, busy = false, busyText, className, children, onClick, type = 'button', ...rest } = props
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  // Leaving a field looks at what was typed in it. What is then said below the field moves the button from under the
  // pointer before it is let go, and the press would be lost: the field is left when the form is sent.
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

/** A link that is the next step, and so looks like a button. */
export function ButtonLink({ look, wide, className, ...rest }: ButtonLook & ComponentProps<typeof Link>) {
  return <Link {...rest} className={classes({ look, wide }, className)} />
}

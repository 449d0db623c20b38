import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { type FieldValues, useFormState } from 'react-hook-form'
import { useHydrated } from '../ui/browser/hydrated.tsx'
import { Button } from '../ui/button/button.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { Refusal } from './refusal.tsx'
import styles from './shop-form.module.css'
import type { ShopFormState } from './use-shop-form.ts'

interface ShopFormProps<T extends FieldValues> extends Pick<
  ComponentProps<'form'>,
  'aria-label' | 'children' | 'className'
> {
  of: ShopFormState<T>
}

/** The fields of a form; ends with a `Submit`. Without `post` a form puts its fields in the URL. */
export function ShopForm<T extends FieldValues>({ of, children, ...rest }: ShopFormProps<T>) {
  return (
    <form method="post" {...rest} noValidate onSubmit={of.submit} onChange={of.saveDraft}>
      <noscript>
        <p>Dit formulier werkt met JavaScript. Zet het aan in je browser en vernieuw de pagina.</p>
      </noscript>
      <ErrorSummary form={of.form} />
      {children}
    </form>
  )
}

interface SubmitProps<T extends FieldValues> extends Pick<
  ComponentProps<typeof Button>,
  'look' | 'wide' | 'children'
> {
  of: ShopFormState<T>
  busyText: string
  /** Shown after the refusal, e.g. a link to an alternative. */
  wayOut?: ReactNode
  /** Success message of a form that stays. Its space is reserved, so that nothing shifts. */
  done?: ReactNode
}

/** The message may be below the viewport. The focus stays on the button. */
const showDone = (box: HTMLElement | null) => box?.scrollIntoView({ block: 'nearest' })

/**
 * The submit button of a form, followed by the result. Disabled until the code that sends the form has loaded:
 * this also stops Enter.
 */
export function Submit<T extends FieldValues>({ of, wayOut, done, ...button }: SubmitProps<T>) {
  const { isSubmitting } = useFormState({ control: of.form.control })
  const hydrated = useHydrated()
  return (
    <>
      <Button {...button} type="submit" disabled={!hydrated} busy={isSubmitting} />
      <div className={clsx(styles.outcome, done !== undefined && styles.reserved)}>
        {of.refusal === null ? (
          done && <div ref={showDone}>{done}</div>
        ) : (
          <Refusal>
            {of.refusal} {wayOut}
          </Refusal>
        )}
      </div>
    </>
  )
}

import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { Cart } from 'shared-types/contracts/cart'
import { messageFor } from '../../../api/problem-error.ts'
import { focusField } from '../../../forms/fields-on-screen.ts'
import { useAction } from '../../../forms/use-action.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Field } from '../../../ui/input/field.tsx'
import { TextInput } from '../../../ui/input/text-input.tsx'
import { applyDiscount, dropDiscount } from '../state/change-cart.ts'
import styles from './voucher-field.module.css'

interface Changes {
  /** Called when the other part takes the place of this one, which had the focus. */
  onChanged: () => void
}

/** The applied voucher, its effect, and a button to remove it. */
function Applied({ code, message, onChanged }: { code: string; message: string | null } & Changes) {
  const { busy, refusal, run } = useAction(async () => {
    await dropDiscount()
    onChanged()
  })
  const problem = refusal === null ? message : messageFor(refusal)
  return (
    <div className={styles.applied}>
      <p>
        <span className={styles.name}>Kortingscode</span> <strong>{code}</strong>
      </p>
      <Button
        look="quiet"
        busy={busy}
        aria-label={`Kortingscode ${code} verwijderen`}
        onClick={() => void run()}
      >
        Verwijderen
      </Button>
      {problem && <p className={styles.problem}>{problem}</p>}
    </div>
  )
}

/** The input for a voucher. A refusal is shown beside the field; the cart stays unchanged. */
function Empty({ onChanged }: Changes) {
  const [typed, setTyped] = useState('')
  const { busy, refusal, run } = useAction(async () => {
    await applyDiscount({ discountCode: typed })
    onChanged()
  })
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (refusal !== null) focusField(input.current)
  }, [refusal])
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void run()
  }
  return (
    <form method="post" onSubmit={submit} noValidate>
      <Field
        id="discount-code"
        label="Kortingscode"
        error={refusal === null ? undefined : messageFor(refusal)}
      >
        {(control) => (
          <span className={styles.row}>
            <TextInput
              {...control}
              ref={input}
              name="discountCode"
              value={typed}
              maxLength={64}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              onChange={(event) => setTyped(event.target.value)}
            />
            <Button look="secondary" type="submit" busy={busy} busyText="Bezig...">
              Toepassen
            </Button>
          </span>
        )}
      </Field>
    </form>
  )
}

/** Announces the effect of the voucher when it changes, and keeps the focus. */
export function VoucherField({ cart: { appliedCode, discountMessage } }: { cart: Cart }) {
  const region = useRef<HTMLDivElement>(null)
  const keepFocus = () => region.current?.focus()
  return (
    <div ref={region} tabIndex={-1} className={styles.code} aria-live="polite">
      {appliedCode === null ? (
        <Empty onChanged={keepFocus} />
      ) : (
        <Applied code={appliedCode} message={discountMessage} onChanged={keepFocus} />
      )}
    </div>
  )
}

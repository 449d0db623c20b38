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

/** The applied voucher, its effect, and a button to remove it. */
function Applied({ code, message }: { code: string; message: string | null }) {
  const { busy, refusal, run } = useAction(dropDiscount)
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
function Empty() {
  const [typed, setTyped] = useState('')
  const { busy, refusal, run } = useAction(() => applyDiscount({ discountCode: typed }))
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

/** Announces the effect of the voucher when it changes. */
export default function VoucherField({ cart: { appliedCode, discountMessage } }: { cart: Cart }) {
  return (
    <div className={styles.code} aria-live="polite">
      {appliedCode === null ? <Empty /> : <Applied code={appliedCode} message={discountMessage} />}
    </div>
  )
}

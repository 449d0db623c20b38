import { type FormEvent, useState } from 'react'
import type { Checkout, PaymentMethods, ShippingMethods } from 'shared-types/api/checkout'
import { MethodsStepForm } from 'shared-types/forms/checkout'
import { fieldMessages } from 'shared-types/forms/messages'
import { wordsFor } from '../../api/problem-error.ts'
import { useAction } from '../../forms/use-action.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { chooseMethods } from './choose-methods.ts'
import styles from './form.module.css'
import { PaymentChoice } from './payment-choice.tsx'
import { ShippingChoice } from './shipping-choice.tsx'

interface MethodsFormProps {
  checkout: Checkout
  shipping: ShippingMethods['methods']
  payment: PaymentMethods['methods']
  onSaved: () => void
}

/** The error stands under the block, and the page goes there. */
const scrollTo = (id: string) => {
  const block = document.getElementById(id)
  block?.scrollIntoView({ block: 'center' })
  block?.querySelector('input')?.focus({ preventScroll: true })
}

/** The step 'Verzend- & betaalmethode'. A choice is stored as it is made, so that the totals beside it are true. */
export function MethodsForm({ checkout, shipping, payment, onSaved }: MethodsFormProps) {
  const [chosen, setChosen] = useState<MethodsStepForm>({
    shippingMethod: checkout.shippingMethod ?? shipping[0]?.code ?? '',
    paymentMethod: checkout.paymentMethod ?? '',
  })
  const [messages, setMessages] = useState<Record<string, string>>({})
  const [unsaved, setUnsaved] = useState<string | null>(null)

  const choose = (choice: Partial<MethodsStepForm>) => {
    setChosen({ ...chosen, ...choice })
    setMessages({})
    chooseMethods(choice).then(
      () => setUnsaved(null),
      (error: unknown) => setUnsaved(wordsFor(error)),
    )
  }
  const { busy, refusal, run } = useAction(async () => {
    await chooseMethods(chosen)
    onSaved()
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const parsed = MethodsStepForm.safeParse(chosen)
    if (parsed.success) return void run()
    const found = fieldMessages(parsed.error.issues)
    setMessages(found)
    scrollTo(found.shippingMethod ? 'shippingMethod' : 'paymentMethod')
  }
  const problem = refusal === null ? unsaved : wordsFor(refusal)

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {problem && <Alert kind="danger">{problem}</Alert>}
      <ShippingChoice
        methods={shipping}
        value={chosen.shippingMethod}
        error={messages.shippingMethod}
        onChoose={(shippingMethod) => choose({ shippingMethod })}
      />
      <PaymentChoice
        methods={payment}
        value={chosen.paymentMethod}
        error={messages.paymentMethod}
        onChoose={(paymentMethod) => choose({ paymentMethod })}
      />
      <div className={styles.end}>
        <Button type="submit" look="accent" busy={busy} busyText="Aan het opslaan...">
          Naar betaling
        </Button>
      </div>
    </form>
  )
}

import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { Checkout, PaymentMethods, ShippingMethods } from 'shared-types/api/checkout'
import { MethodsStepForm, tidyPaymentDetails } from 'shared-types/forms/payment'
import { wordsFor } from '../../api/problem-error.ts'
import { dropDraft, keepDraft } from '../../forms/draft.ts'
import { ErrorSummary } from '../../forms/error-summary.tsx'
import { focusFirstMistake } from '../../forms/focus-first-mistake.ts'
import { useFormMessage } from '../../forms/form-message.ts'
import { showRefusal } from '../../forms/show-refusal.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { chooseMethods } from './choose-methods.ts'
import styles from './form.module.css'
import { methodsDraft } from './methods-draft.ts'
import { methodsValues } from './methods-values.ts'
import { PaymentChoice } from './payment-choice.tsx'
import { ShippingChoice } from './shipping-choice.tsx'

/** The codes of how it is sent and how it is paid. */
export type Chosen = Pick<MethodsStepForm, 'shippingMethod' | 'paymentMethod'>

interface MethodsFormProps {
  checkout: Checkout
  shipping: ShippingMethods['methods']
  payment: PaymentMethods['methods']
  /** What was typed before and not sent. */
  draft: unknown
  onSaved: (chosen: Chosen) => void
}

const resolver = zodResolver(MethodsStepForm)

/** The step 'Verzend- & betaalmethode'. A choice is stored as it is made, so that the totals beside it are true. */
export function MethodsForm({ checkout, shipping, payment, draft, onSaved }: MethodsFormProps) {
  const [problem, setProblem] = useState<string | null>(null)
  const form = useForm<MethodsStepForm>({
    resolver,
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: methodsValues(checkout, shipping, payment, draft),
  })
  const [shippingMethod, paymentMethod] = useWatch({
    control: form.control,
    name: ['shippingMethod', 'paymentMethod'],
  })
  const shippingMessage = useFormMessage(form, 'shippingMethod')
  const keep = () => keepDraft(methodsDraft, form.getValues())

  const choose = (name: 'shippingMethod' | 'paymentMethod', code: string) => {
    form.setValue(name, code)
    form.clearErrors()
    keep()
    chooseMethods({ [name]: code }).then(
      () => setProblem(null),
      (error: unknown) => setProblem(wordsFor(error)),
    )
  }
  const submit = form.handleSubmit(
    async ({ paymentDetails, ...chosen }) => {
      setProblem(null)
      try {
        await chooseMethods({
          ...chosen,
          paymentDetails: tidyPaymentDetails(chosen.paymentMethod, paymentDetails),
        })
        dropDraft(methodsDraft)
        onSaved(chosen)
      } catch (error) {
        setProblem(showRefusal(form, error))
      }
    },
    (errors, event) => focusFirstMistake(event?.target, errors),
  )

  return (
    <form className={styles.form} noValidate onSubmit={submit} onChange={keep}>
      <ErrorSummary form={form} />
      {problem && <Alert kind="danger">{problem}</Alert>}
      <ShippingChoice
        methods={shipping}
        value={shippingMethod}
        error={shippingMessage}
        onChoose={(code) => choose('shippingMethod', code)}
      />
      <PaymentChoice
        form={form}
        methods={payment}
        value={paymentMethod}
        onChoose={(code) => choose('paymentMethod', code)}
      />
      <div className={styles.end}>
        <Button type="submit" look="accent" busy={form.formState.isSubmitting} busyText="Aan het opslaan...">
          Naar betaling
        </Button>
      </div>
    </form>
  )
}

import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { Checkout, PaymentMethods, ShippingMethods } from 'shared-types/contracts/checkout'
import { MethodsStepForm, normalisePaymentDetails } from 'shared-types/forms/payment'
import { messageFor } from '../../../api/problem-error.ts'
import { fillIn } from '../../../forms/fill-in.ts'
import { useFormMessage } from '../../../forms/fields/form-message.ts'
import { ShopForm, Submit } from '../../../forms/shop-form.tsx'
import { useShopForm } from '../../../forms/use-shop-form.ts'
import { rememberPlace } from '../../../ui/browser/remember-place.ts'
import { chooseMethods } from './choose-methods.ts'
import styles from '../form.module.css'
import { methodsDraft } from '../checkout-data.ts'
import { methodsValues } from './methods-values.ts'
import { PaymentChoice } from './payment-choice.tsx'
import { ShippingChoice } from './shipping-choice.tsx'

/** The codes of the shipping and payment methods. */
export type Chosen = Pick<MethodsStepForm, 'shippingMethod' | 'paymentMethod'>

interface MethodsFormProps {
  checkout: Checkout
  shipping: ShippingMethods
  payment: PaymentMethods['methods']
  /** Input that was typed before but not sent. */
  draft: unknown
  /** Unless the shopper has left the step meanwhile. */
  onSaved: (chosen: Chosen) => void
}

/** A choice that could not be stored. Submitting the step tries again. */
interface ChoiceProblem {
  name: keyof Chosen
  message: string
}

const resolver = zodResolver(MethodsStepForm)

/** The step 'Verzend- & betaalmethode'. Choices are stored immediately, so that the totals are correct. */
export function MethodsForm({ checkout, shipping, payment, draft, onSaved }: MethodsFormProps) {
  const [problem, setProblem] = useState<ChoiceProblem | null>(null)
  const step = useShopForm<MethodsStepForm>(
    {
      resolver,
      defaultValues: methodsValues(checkout, shipping, payment, draft),
      // Terms are agreed to for one method.
      draft: { name: methodsDraft, wholes: ['paymentMethod'] },
    },
    async ({ paymentDetails, ...chosen }) => {
      setProblem(null)
      const isStillHere = rememberPlace()
      const details = normalisePaymentDetails(chosen.paymentMethod, paymentDetails)
      await chooseMethods({ ...chosen, paymentDetails: details })
      if (isStillHere()) onSaved(chosen)
    },
  )
  const { form, saveDraft } = step
  const [shippingMethod, paymentMethod] = useWatch({
    control: form.control,
    name: ['shippingMethod', 'paymentMethod'],
  })
  const shippingMessage = useFormMessage(form, 'shippingMethod')

  const choose = (name: keyof Chosen, code: string) => {
    fillIn(form, { [name]: code })
    // Each method has terms of its own. As if untouched: nothing is wrong yet.
    if (name === 'paymentMethod') form.resetField('paymentDetails.terms', { defaultValue: false })
    form.clearErrors()
    saveDraft()
    chooseMethods({ [name]: code }).then(
      () => setProblem(null),
      (error: unknown) => setProblem({ name, message: messageFor(error) }),
    )
  }
  const problemOf = (name: keyof Chosen) => (problem?.name === name ? problem.message : undefined)

  return (
    <ShopForm of={step} className={styles.form}>
      <ShippingChoice
        methods={shipping.methods}
        value={shippingMethod}
        error={shippingMessage}
        problem={problemOf('shippingMethod')}
        onChoose={(code) => choose('shippingMethod', code)}
      />
      <PaymentChoice
        form={form}
        methods={payment}
        value={paymentMethod}
        problem={problemOf('paymentMethod')}
        onChoose={(code) => choose('paymentMethod', code)}
      />
      <div className={styles.end}>
        <Submit of={step} look="accent" busyText="Aan het opslaan...">
          Naar betaling
        </Submit>
      </div>
    </ShopForm>
  )
}

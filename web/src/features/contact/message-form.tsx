import { type ReactNode, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { Received } from 'shared-types/contracts/contact'
import { sendOnce } from '../../api/send-once.ts'
import styles from '../../forms/form-layout.module.css'
import { FormConfirmation } from '../../forms/form-confirmation.tsx'
import { ShopForm, Submit } from '../../forms/shop-form.tsx'
import {
  type Draft,
  type ShopFormOptions,
  type ShopFormState,
  useShopForm,
} from '../../forms/use-shop-form.ts'

interface MessageState<Fields extends FieldValues> extends ShopFormState<Fields> {
  /** The confirmation after it was sent; null before. */
  sent: string | null
  again: () => void
}

/** A form that sends a mail to customer service. What was typed stays, also as a draft, until it is sent. */
export const useMessageForm = <Fields extends FieldValues>(
  address: string,
  options: ShopFormOptions<Fields> & { draft: Draft },
): MessageState<Fields> => {
  const [sent, setSent] = useState<string | null>(null)
  const state = useShopForm<Fields>({ ...options, empties: true }, async (values) => {
    const { message } = await sendOnce<Received>(address, values)
    setSent(message)
  })
  return { ...state, sent, again: () => setSent(null) }
}

interface MessageFormProps<Fields extends FieldValues> {
  of: MessageState<Fields>
  /** Texts of the submit button and of the button for another message. */
  labels: { send: string; again: string }
  note?: ReactNode
  children: ReactNode
}

export function MessageForm<Fields extends FieldValues>({
  of,
  labels,
  note,
  children,
}: MessageFormProps<Fields>) {
  if (of.sent) return <FormConfirmation message={of.sent} again={labels.again} onAgain={of.again} />
  return (
    <ShopForm of={of} className={styles.form}>
      {children}
      <div className={styles.end}>
        <Submit of={of} busyText="Aan het versturen...">
          {labels.send}
        </Submit>
        {note}
      </div>
    </ShopForm>
  )
}

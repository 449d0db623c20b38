import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { ChatOrderForm as Schema } from 'shared-types/forms/chat'
import { normaliseOrderNumber } from 'shared-types/forms/fields/order-number'
import { TextField } from '../../forms/fields/text-field.tsx'
import { paths } from '../../paths.ts'
import { focusFirstInput, takeFocus } from '../../ui/browser/take-focus.ts'
import { Button } from '../../ui/button/button.tsx'
import { Link } from '../../router/link.tsx'
import styles from './chat-order.module.css'
import { sendOrder } from './chat-store.ts'

/** Fields that only the buyer knows of an order. They are sent, but stored nowhere. */
export function ChatOrder({ onPress }: { onPress: () => void }) {
  const [knowsOrderNumber, setKnows] = useState<boolean | null>(null)
  const form = useForm<Schema>({
    resolver: zodResolver(Schema),
    // Validates on submit only: an error shown on blur would move the button while it is being pressed.
    mode: 'onSubmit',
    defaultValues: { orderNumber: '', firstName: '', zipcode: '', houseNumber: '' },
  })
  const submit = form.handleSubmit(({ orderNumber, ...values }) => {
    sendOrder({ ...values, orderNumber: normaliseOrderNumber(orderNumber) })
    onPress()
  })

  if (knowsOrderNumber === null) {
    return (
      <fieldset className={styles.question}>
        <legend>Weet je je bestelnummer?</legend>
        <Button look="secondary" onClick={() => setKnows(true)}>
          Ja
        </Button>
        <Button look="secondary" onClick={() => setKnows(false)}>
          Nee
        </Button>
      </fieldset>
    )
  }
  if (!knowsOrderNumber) {
    return (
      <div className={styles.form} tabIndex={-1} ref={takeFocus}>
        <p>
          Je bestelnummer begint met DKBD en staat in de mail waarmee we je bestelling bevestigden. Kun je die
          niet vinden? Stuur ons een bericht met het <Link to={paths.contactForm()}>contactformulier</Link>,
          dan zoeken we het voor je op.
        </p>
        <Button look="secondary" onClick={() => setKnows(true)}>
          Ik heb het gevonden
        </Button>
      </div>
    )
  }
  return (
    <form
      method="post"
      className={styles.form}
      noValidate
      onSubmit={submit}
      aria-label="Gegevens van je bestelling"
      ref={focusFirstInput}
    >
      <TextField
        form={form}
        name="orderNumber"
        id="chat-order-number"
        label="Bestelnummer"
        autoCapitalize="characters"
        maxLength={12}
        hint="Met of zonder DKBD ervoor."
      />
      <TextField
        form={form}
        name="firstName"
        id="chat-first-name"
        label="Voornaam"
        autoComplete="given-name"
      />
      <div className={styles.pair}>
        <TextField
          form={form}
          name="zipcode"
          id="chat-zipcode"
          label="Postcode"
          autoComplete="postal-code"
          autoCapitalize="characters"
          maxLength={16}
        />
        <TextField form={form} name="houseNumber" id="chat-house-number" label="Huisnummer" maxLength={16} />
      </div>
      <Button type="submit">Zoek mijn bestelling</Button>
    </form>
  )
}

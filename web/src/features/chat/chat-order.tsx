import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { ChatOrderForm as Schema } from 'shared-types/forms/chat'
import { TextField } from '../../forms/fields/text-field.tsx'
import { paths } from '../../paths.ts'
import { focusFirstInput, takeFocus } from '../../ui/browser/take-focus.ts'
import { Button } from '../../ui/button/button.tsx'
import { Link } from '../../router/link.tsx'
import styles from './chat-order.module.css'
import { readTypedOrder, sendOrder } from './chat-store.ts'

/** Fields that only the buyer knows of an order. They are sent, but stored nowhere: they stay in memory until they are right. */
export function ChatOrder({ onPress }: { onPress: () => void }) {
  const [typed] = useState(readTypedOrder)
  const [knowsOrderNumber, setKnows] = useState<boolean | null>(typed && true)
  const form = useForm<Schema>({
    resolver: zodResolver(Schema),
    // Validates on submit only: an error shown on blur would move the button while it is being pressed.
    mode: 'onSubmit',
    defaultValues: typed ?? { orderNumber: '', firstName: '', zipcode: '', houseNumber: '' },
  })
  const submit = form.handleSubmit((values) => {
    sendOrder(values)
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

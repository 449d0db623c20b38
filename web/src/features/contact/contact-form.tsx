import { zodResolver } from '@hookform/resolvers/zod'
import { apiPaths } from 'shared-types/urls/api-paths'
import { ContactForm as Rules, contactSubjects } from 'shared-types/forms/contact'
import { AreaField } from '../../forms/fields/area-field.tsx'
import { ChoiceField } from '../../forms/fields/choice-field.tsx'
import { MessageForm, useMessageForm } from './message-form.tsx'
import styles from '../../forms/form-layout.module.css'
import { TextField } from '../../forms/fields/text-field.tsx'
import { HoneypotField } from '../../forms/fields/honeypot-field.tsx'

const empty = { name: '', email: '', orderNumber: '', message: '', website: '' }
const draft = { name: 'contact', fields: { ...empty, subject: null } }

const { showroom: _showroom, ...withoutShowroom } = contactSubjects

/** A message to customer service. */
export function ContactForm({ hasShowroom }: { hasShowroom: boolean }) {
  const message = useMessageForm<Rules>(apiPaths.contact, {
    resolver: zodResolver(Rules),
    defaultValues: empty,
    draft,
  })
  const { form } = message
  return (
    <MessageForm
      of={message}
      labels={{ send: 'Versturen', again: 'Nog een bericht sturen' }}
      note={<p>We gebruiken je gegevens alleen om je te antwoorden.</p>}
    >
      <div className={styles.row}>
        <TextField form={form} name="name" label="Naam" autoComplete="name" />
        <TextField form={form} name="email" label="E-mailadres" type="email" autoComplete="email" />
      </div>
      <div className={styles.row}>
        <ChoiceField
          form={form}
          name="subject"
          label="Waar gaat je vraag over?"
          choices={hasShowroom ? contactSubjects : withoutShowroom}
        />
        <TextField
          form={form}
          name="orderNumber"
          label="Bestelnummer"
          optional
          hint="Begint met DKBD; het staat in de bevestigingsmail."
        />
      </div>
      <AreaField form={form} name="message" label="Je vraag" rows={6} />
      <HoneypotField form={form} name="website" />
    </MessageForm>
  )
}

import { zodResolver } from '@hookform/resolvers/zod'
import { clsx } from 'clsx'
import { apiPaths } from 'shared-types/urls/api-paths'
import type { NewsletterMessage } from 'shared-types/contracts/newsletter'
import { NewsletterForm as Schema } from 'shared-types/forms/newsletter'
import { send } from '../../api/request.ts'
import { ShopForm, Submit } from '../../forms/shop-form.tsx'
import { TextField } from '../../forms/fields/text-field.tsx'
import { useShopForm } from '../../forms/use-shop-form.ts'
import { track } from '../../analytics/track.ts'
import styles from './newsletter-form.module.css'
import { dismiss } from './dismissal.ts'
import { useSuccess } from './success.ts'

/** Spec §8: the same message for every error. */
const messageOf = () => 'Er is iets fout gegaan, probeer het later nog eens.'

interface Props {
  location: 'popup' | 'page'
  buttonText: string
  smallText?: string | undefined
}

/** Subscribes to the newsletter; the success view that follows has its own URL. */
export function NewsletterForm({ location, buttonText, smallText }: Props) {
  const { show } = useSuccess()
  const subscription = useShopForm<Schema>(
    { resolver: zodResolver(Schema), defaultValues: { email: '' }, messageOf, empties: true },
    async (values) => {
      await send<NewsletterMessage>('POST', apiPaths.newsletter, values)
      dismiss()
      track({ event: 'newsletter_subscribe', location })
      show()
    },
  )
  return (
    <ShopForm of={subscription} className={clsx(styles.form, location === 'page' && styles.narrow)}>
      <TextField
        form={subscription.form}
        name="email"
        id="newsletter-email"
        label="E-mailadres"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        required
      />
      <Submit of={subscription} wide busyText="Aan het inschrijven...">
        {buttonText}
      </Submit>
      {smallText && <p className={styles.small}>{smallText}</p>}
    </ShopForm>
  )
}

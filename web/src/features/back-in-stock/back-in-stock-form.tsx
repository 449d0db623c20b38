import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import type { BackInStockPosted } from 'shared-types/contracts/catalog'
import { apiPaths } from 'shared-types/urls/api-paths'
import { BackInStockForm as Schema } from 'shared-types/forms/review'
import { ProblemError } from '../../api/problem-error.ts'
import { send } from '../../api/request.ts'
import { ShopForm, Submit } from '../../forms/shop-form.tsx'
import { TextField } from '../../forms/fields/text-field.tsx'
import { useShopForm } from '../../forms/use-shop-form.ts'
import { Button } from '../../ui/button/button.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import styles from './back-in-stock.module.css'

/** Requests one mail when a sold-out variant is back in stock; the address is deleted after sending it. */
export function BackInStockForm({ itemId }: { itemId: number }) {
  const [message, setMessage] = useState<string | null>(null)
  const [available, setAvailable] = useState<string | null>(null)
  const request = useShopForm<Schema>(
    { resolver: zodResolver(Schema), defaultValues: { email: '' } },
    async ({ email }) => {
      try {
        const answer = await send<BackInStockPosted>('POST', apiPaths.backInStock, { itemId, email })
        setMessage(answer.message)
      } catch (error) {
        if (!(error instanceof ProblemError) || error.code !== 'already_done') throw error
        setAvailable(error.message)
      }
    },
  )
  if (message)
    return (
      <Alert kind="success" takesFocus>
        {message}
      </Alert>
    )
  if (available)
    return (
      <>
        <Alert kind="success" takesFocus>
          {available}
        </Alert>
        {/* The page was made while the article was sold out: it has no other button. */}
        <Button look="accent" onClick={() => location.reload()}>
          Naar de bestelknop
        </Button>
      </>
    )
  return (
    <ShopForm of={request} className={styles.form} aria-label="Bericht als dit er weer is">
      <TextField
        form={request.form}
        name="email"
        id="back-in-stock-email"
        label="Mail mij als dit er weer is"
        type="email"
        autoComplete="email"
        hint="Eén bericht, daarna vergeten we je adres."
      />
      <Submit of={request} look="secondary" busyText="Aan het opslaan...">
        Houd me op de hoogte
      </Submit>
    </ShopForm>
  )
}

import { zodResolver } from '@hookform/resolvers/zod'
import { useNavigate } from 'react-router-dom'
import type { OrderLookup } from 'shared-types/contracts/order'
import { apiPaths } from 'shared-types/urls/api-paths'
import { OrderLookupForm as Schema } from 'shared-types/forms/order-lookup'
import { send } from '../../api/request.ts'
import { ShopForm, Submit } from '../../forms/shop-form.tsx'
import { TextField } from '../../forms/fields/text-field.tsx'
import { useShopForm } from '../../forms/use-shop-form.ts'
import { rememberPlace } from '../../ui/browser/remember-place.ts'
import { orderLink } from './order-link.ts'
import styles from './order-lookup-form.module.css'

const fields = { orderNumber: '', email: '', zipcode: '' }

/** Opens a guest's order by its number, e-mail address and postcode. */
export function OrderLookupForm() {
  const navigate = useNavigate()
  const lookup = useShopForm<Schema>(
    { resolver: zodResolver(Schema), defaultValues: fields, draft: { name: 'pakketchecker', fields } },
    async (values) => {
      const isStillHere = rememberPlace()
      const { orderId, token } = await send<OrderLookup>('POST', apiPaths.orderLookup, values)
      if (!isStillHere()) return
      const { to, state } = orderLink(orderId, token)
      await navigate(to, { state })
    },
  )
  const { form } = lookup
  return (
    <ShopForm of={lookup} className={styles.form}>
      <TextField
        form={form}
        name="orderNumber"
        label="Bestelnummer"
        autoCapitalize="characters"
        hint="Staat in je bestelbevestiging, bijvoorbeeld DKBD1000001."
      />
      <TextField form={form} name="email" label="E-mailadres" type="email" autoComplete="email" />
      <TextField
        form={form}
        name="zipcode"
        label="Postcode"
        autoComplete="postal-code"
        autoCapitalize="characters"
        maxLength={16}
        hint="Van het afleveradres of het factuuradres."
      />
      <Submit of={lookup} busyText="Aan het zoeken...">
        Bekijk je bestelling
      </Submit>
    </ShopForm>
  )
}

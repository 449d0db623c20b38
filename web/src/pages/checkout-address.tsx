import { useNavigate } from 'react-router-dom'
import { addressDraft } from '../features/checkout/address-draft.ts'
import { AddressForm } from '../features/checkout/address-form.tsx'
import { useDraft } from '../forms/use-draft.ts'
import { paths } from '../paths.ts'
import { begunCheckout } from '../track/begun-checkout.ts'
import { Tracked } from '../track/tracked.tsx'
import { Prefetch } from '../ui/prefetch.tsx'
import { CheckoutStep } from './checkout-step.tsx'

export function Page() {
  const navigate = useNavigate()
  const draft = useDraft(addressDraft)
  return (
    <CheckoutStep step="address" title="Adres">
      {(cart, checkout) => (
        <>
          <Tracked event={() => begunCheckout(cart)} />
          <AddressForm
            key={draft.from}
            checkout={checkout}
            draft={draft.values}
            onSaved={() => void navigate(paths.checkoutPaymentMethods())}
          />
          <Prefetch to={paths.checkoutPaymentMethods()} />
        </>
      )}
    </CheckoutStep>
  )
}

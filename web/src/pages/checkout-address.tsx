import { useNavigate } from 'react-router-dom'
import { addressDraft } from '../features/checkout/address-draft.ts'
import { AddressForm } from '../features/checkout/address-form.tsx'
import { useDraft } from '../forms/use-draft.ts'
import { paths } from '../paths.ts'
import { Tracked } from '../track/tracked.tsx'
import { trackedCart } from '../track/tracked-cart.ts'
import { CheckoutStep, StepLoading } from './checkout-step.tsx'

export function Page() {
  const navigate = useNavigate()
  const draft = useDraft(addressDraft)
  return (
    <CheckoutStep step="address" title="Adres">
      {(cart, checkout) =>
        draft ? (
          <>
            <Tracked event={() => ({ event: 'begin_checkout', ...trackedCart(cart) })} />
            <AddressForm
              checkout={checkout}
              draft={draft.values}
              onSaved={() => void navigate(paths.checkoutPaymentMethods())}
            />
          </>
        ) : (
          <StepLoading />
        )
      }
    </CheckoutStep>
  )
}

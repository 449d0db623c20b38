import { useNavigate } from 'react-router-dom'
import { AddressForm } from '../features/checkout/address-form.tsx'
import { paths } from '../paths.ts'
import { CheckoutStep } from './checkout-step.tsx'

export function Page() {
  const navigate = useNavigate()
  return (
    <CheckoutStep step="address" title="Adres">
      {(_, checkout) => (
        <AddressForm checkout={checkout} onSaved={() => void navigate(paths.checkoutPaymentMethods())} />
      )}
    </CheckoutStep>
  )
}

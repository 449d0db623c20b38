import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Checkout } from 'shared-types/contracts/checkout'
import { useSession } from '../../api/use-session.ts'
import { addressDraft } from '../../features/checkout/checkout-data.ts'
import { AddressForm } from '../../features/checkout/address/address-form.tsx'
import { useCustomer } from '../../features/customer/use-customer.ts'
import { readDraft } from '../../forms/draft.ts'
import { paths } from '../../paths.ts'
import { begunCheckout } from '../../analytics/ecommerce/begun-checkout.ts'
import { Tracked } from '../../analytics/ecommerce/tracked.tsx'
import { Link } from '../../router/link.tsx'
import { Prefetch } from '../../router/prefetch.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import styles from './checkout-address.module.css'
import { CheckoutStep } from './checkout-step.tsx'

interface KnownProps {
  checkout: Checkout
  children: (checkout: Checkout) => ReactNode
}

/** The data entered before, or else that of the account (spec §6). */
function FromAccount({ checkout, children }: KnownProps) {
  const { data: customer, error } = useCustomer()
  if (!customer) return error ? children(checkout) : <Skeleton />
  const { billingAddress, shippingAddress, ...known } = customer
  return children({ ...checkout, customer: known, billingAddress, shippingAddress })
}

function Known({ checkout, children }: KnownProps) {
  const { data: session, error } = useSession()
  if (checkout.customer || error) return children(checkout)
  if (!session) return <Skeleton />
  if (session.loggedIn) return <FromAccount checkout={checkout}>{children}</FromAccount>
  return (
    <>
      <p className={styles.account}>
        Heb je een account of wil je er een? <Link to={paths.checkoutLogin()}>Inloggen of registreren</Link>
      </p>
      {children(checkout)}
    </>
  )
}

export default function CheckoutAddressPage() {
  const navigate = useNavigate()
  return (
    <CheckoutStep step="address">
      {(cart, checkout) => (
        <>
          <Tracked event={() => begunCheckout(cart)} />
          <Known checkout={checkout}>
            {(known) => (
              <AddressForm
                checkout={known}
                // The form may remount when the account loads: then it needs what was typed before.
                draft={readDraft(addressDraft)}
                onSaved={() => void navigate(paths.checkoutPaymentMethods())}
              />
            )}
          </Known>
          <Prefetch to={paths.checkoutPaymentMethods()} />
        </>
      )}
    </CheckoutStep>
  )
}

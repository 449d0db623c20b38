import { clsx } from 'clsx'
import { useState } from 'react'
import { Navigate, useNavigationType } from 'react-router-dom'
import { apiPaths } from 'shared-types/urls/api-paths'
import { useSession } from '../../api/use-session.ts'
import { canBeOrdered } from '../../features/cart/state/cart-state.ts'
import { OrderSummary } from '../../features/cart/summary/order-summary.tsx'
import { useCart } from '../../features/cart/state/use-cart.ts'
import { addressDraft, useCheckout } from '../../features/checkout/checkout-data.ts'
import { LoginFields } from '../../features/customer/login-fields.tsx'
import { RegisterFields } from '../../features/customer/register-fields.tsx'
import { readDraft, storeDraft } from '../../forms/draft.ts'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/feedback/alert.tsx'
import { Button, ButtonLink } from '../../ui/button/button.tsx'
import { Prefetch } from '../../router/prefetch.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import styles from './checkout-login.module.css'
import step from './checkout-step.module.css'
import { PageTitle } from '../../router/page-title.tsx'

/**
 * The account waits for confirmation by mail, but the checkout does not. The order is linked to the account
 * once the e-mail address is confirmed.
 */
function Register() {
  const [message, setMessage] = useState<string | null>(null)
  if (message === null)
    return (
      <RegisterFields
        address={apiPaths.checkoutAccount}
        onMessage={(text, { type, firstName, lastName, email, phone, company }) => {
          // The next step does not ask for it again.
          const known = { type, firstName, lastName, email, phoneNumber: phone, company }
          const typed = readDraft(addressDraft) as { customer?: object } | null
          storeDraft(addressDraft, { ...typed, customer: { ...typed?.customer, ...known } })
          setMessage(text)
        }}
      />
    )
  return (
    <div className={styles.message}>
      <Alert kind="success" takesFocus>
        {message}
      </Alert>
      <p>Je hoeft daar niet op te wachten: je bestelling komt vanzelf in je account te staan.</p>
      <ButtonLink to={paths.checkoutAddress()}>Verder met bestellen</ButtonLink>
    </div>
  )
}

/** Log in, or create an account. */
function WithAccount() {
  const [isNew, setNew] = useState(false)
  return (
    <section className={styles.account} aria-labelledby="way">
      <h2 id="way">{isNew ? 'Registreren' : 'Inloggen'}</h2>
      {isNew ? <Register /> : <LoginFields />}
      <Button look="quiet" className={styles.other} onClick={() => setNew(!isNew)}>
        {isNew ? 'Ik heb al een account' : 'Nog geen account? Registreren'}
      </Button>
    </section>
  )
}

type Choice = 'unknown' | 'made' | 'open' | 'open, login unknown'

/** `made` after a login, or on the way to payment with an address entered before. */
const useChoice = (): Choice => {
  const { data: session, error: noSession } = useSession()
  const { data: checkout, error: noCheckout } = useCheckout()
  // Going back to this page, or opening its URL, means that the shopper wants to choose again.
  const isBack = useNavigationType() === 'POP'
  if (session?.loggedIn) return 'made'
  if ((!session && !noSession) || (!checkout && !noCheckout)) return 'unknown'
  if (!isBack && checkout?.customer) return 'made'
  return session ? 'open' : 'open, login unknown'
}

/** Without a session response (it is retried) the shopper may be logged in, so no login form is shown. */
function LoginOptions({ isLoginKnown }: { isLoginKnown: boolean }) {
  return (
    <>
      <section className={styles.guest} aria-labelledby="guest">
        <h2 id="guest">Zonder account</h2>
        <p>Je hebt geen account nodig om te bestellen.</p>
        <ButtonLink to={paths.checkoutAddress()}>Doorgaan als gast</ButtonLink>
      </section>
      {isLoginKnown ? <WithAccount /> : <Skeleton className={styles.waiting} />}
    </>
  )
}

/** The target of 'Bestellen': continue as guest, log in, or create an account; beside the order summary. */
export default function CheckoutLoginPage() {
  const { data: cart, error: noCart } = useCart()
  const choice = useChoice()
  if (cart && !canBeOrdered(cart)) return <Navigate replace to={paths.cart()} />
  if (choice === 'made') return <Navigate replace to={paths.checkoutAddress()} />
  return (
    <div className={step.page}>
      <PageTitle className={step.title} />
      <div className={step.columns}>
        {cart && (
          <div className={clsx(step.summary, step.folded)}>
            <OrderSummary cart={cart} />
          </div>
        )}
        <div className={clsx(step.step, styles.ways)}>
          {choice === 'unknown' || !(cart ?? noCart) ? (
            <Skeleton className={styles.waiting} />
          ) : (
            <LoginOptions isLoginKnown={choice === 'open'} />
          )}
        </div>
      </div>
      <Prefetch to={paths.checkoutAddress()} />
    </div>
  )
}

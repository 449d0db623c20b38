import { useState } from 'react'
import { Navigate } from 'react-router-dom'
import { apiPaths } from 'shared-types/api/paths'
import { useSession } from '../api/use-session.ts'
import { LoginFields } from '../features/customer/login-fields.tsx'
import { RegisterFields } from '../features/customer/register-fields.tsx'
import letter from '../forms/letter.module.css'
import { paths } from '../paths.ts'
import { Alert } from '../ui/alert.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Head } from '../ui/head.tsx'
import { Section } from '../ui/section.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

/** The account waits for its mail; buying does not. The order joins it once the address is confirmed. */
function Register() {
  const [told, setTold] = useState<string | null>(null)
  if (told === null) return <RegisterFields address={apiPaths.checkoutAccount} onTold={setTold} />
  return (
    <div className={letter.sent}>
      <Alert kind="success">{told}</Alert>
      <p>Je hoeft daar niet op te wachten: je bestelling komt vanzelf in je account te staan.</p>
      <ButtonLink to={paths.checkoutAddress()}>Verder met bestellen</ButtonLink>
    </div>
  )
}

/** Three ways to go on: with an account, with a new one, or without. */
export function Page() {
  const { data: session, error } = useSession()
  const [isNew, setNew] = useState(false)
  if (session?.loggedIn) return <Navigate replace to={paths.checkoutAddress()} />
  return (
    <Section>
      <Head title="Bestellen | Sluimer" noIndex />
      <h1>Bestellen</h1>
      <div className={letter.sent}>
        <p>Je hebt geen account nodig om te bestellen.</p>
        <ButtonLink look="secondary" to={paths.checkoutAddress()}>
          Doorgaan als gast
        </ButtonLink>
      </div>
      {!session && !error ? (
        <Skeleton />
      ) : (
        <section className={letter.sent} aria-labelledby="way">
          <h2 id="way">{isNew ? 'Registreren' : 'Inloggen'}</h2>
          {isNew ? <Register /> : <LoginFields />}
          <Button look="quiet" onClick={() => setNew(!isNew)}>
            {isNew ? 'Ik heb al een account' : 'Nog geen account? Registreren'}
          </Button>
        </section>
      )}
    </Section>
  )
}

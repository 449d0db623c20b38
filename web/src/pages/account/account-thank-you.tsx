import { useLocation } from 'react-router-dom'
import { useSession } from '../../api/use-session.ts'
import layout from '../../forms/form-layout.module.css'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/feedback/alert.tsx'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Link } from '../../router/link.tsx'
import { PageTitle } from '../../router/page-title.tsx'

const lookInYourMail = 'Bedankt voor je aanmelding. Open de link in onze e-mail om je account te bevestigen.'

/** Shown after requesting an account. The text is the same for known and unknown e-mail addresses. */
export default function AccountThankYouPage() {
  const { state } = useLocation()
  const { data: session } = useSession()
  const message: unknown = state?.message
  return (
    <>
      <PageTitle />
      <div className={layout.sent}>
        <Alert kind="success">{typeof message === 'string' ? message : lookInYourMail}</Alert>
        {session?.loggedIn ? (
          <ButtonLink to={paths.account()}>Naar je account</ButtonLink>
        ) : (
          <p>
            Geen e-mail gekregen? Kijk bij je ongewenste e-mail, of{' '}
            <Link to={paths.register()}>vraag het nog een keer aan</Link>.
          </p>
        )}
        <ButtonLink look="secondary" to={paths.home()}>
          Verder winkelen
        </ButtonLink>
      </div>
    </>
  )
}

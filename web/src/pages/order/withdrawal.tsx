import { useLocation, useSearchParams } from 'react-router-dom'
import { useCustomerIfLoggedIn } from '../../features/customer/use-customer.ts'
import { breadcrumbList } from '../../features/catalog/crumbs.ts'
import { useOrderToken } from '../../features/order/order-link.ts'
import { WithdrawalForm } from '../../features/withdrawal/withdrawal-form.tsx'
import { paths } from '../../paths.ts'
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx'
import { Head } from '../../router/head.tsx'
import { Link } from '../../router/link.tsx'
import { Section } from '../../ui/layout/section.tsx'
import styles from '../account/form-page.module.css'

const title = 'Bestelling herroepen'
const crumbs = [
  { title: 'Home', to: paths.home() },
  { title: 'Klantenservice', to: paths.serviceIndex() },
  { title: 'Herroepen' },
]

/** The withdrawal function that the law requires of web shops: for everyone, without login, in two steps. */
export default function WithdrawalPage() {
  const [query] = useSearchParams()
  const { state } = useLocation()
  const { data: customer } = useCustomerIfLoggedIn()
  return (
    <Section className={styles.page}>
      <Head
        title={title}
        description="Herroep je bestelling binnen 14 dagen, zonder reden. Je krijgt meteen een bevestiging per e-mail."
        canonical={paths.withdrawal()}
        jsonLd={import.meta.env.SSR && ((absolute) => [breadcrumbList(crumbs, paths.withdrawal(), absolute)])}
      />
      <Breadcrumbs crumbs={crumbs} />
      <h1>{title}</h1>
      <p className={styles.intro}>
        Tot 14 dagen nadat je alles hebt ontvangen mag je je bestelling herroepen. Een reden hoef je niet te
        geven, en een account heb je er niet voor nodig. Lees meer over{' '}
        <Link to={paths.service('herroepingsrecht')}>je herroepingsrecht</Link>; daar staat ook het
        modelformulier.
      </p>
      <WithdrawalForm
        orderNumber={query.get('bestelling') ?? ''}
        token={useOrderToken()}
        customer={state?.buyer ?? customer}
      />
      <noscript>
        <p>Zonder JavaScript kun je herroepen per e-mail of met het modelformulier.</p>
      </noscript>
    </Section>
  )
}

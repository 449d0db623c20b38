import { breadcrumbList } from '../../features/catalog/crumbs.ts'
import { OrderLookupForm } from '../../features/order/order-lookup-form.tsx'
import { paths } from '../../paths.ts'
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx'
import { Head } from '../../router/head.tsx'
import { Section } from '../../ui/layout/section.tsx'
import styles from '../account/form-page.module.css'

const title = 'Pakketchecker'
const crumbs = [
  { title: 'Home', to: paths.home() },
  { title: 'Klantenservice', to: paths.serviceIndex() },
  { title },
]

/** Looks up an order and its parcel, for guests. */
export default function OrderLookupPage() {
  return (
    <Section className={styles.page}>
      <Head
        title={title}
        description="Bekijk hoe het met je bestelling staat, met je bestelnummer, e-mailadres en postcode."
        canonical={paths.parcelChecker()}
        jsonLd={
          import.meta.env.SSR && ((absolute) => [breadcrumbList(crumbs, paths.parcelChecker(), absolute)])
        }
      />
      <Breadcrumbs crumbs={crumbs} />
      <h1>{title}</h1>
      <p className={styles.intro}>
        Zie hoe het met je bestelling staat en waar je pakket is. Je hebt er geen account voor nodig.
      </p>
      <OrderLookupForm />
    </Section>
  )
}

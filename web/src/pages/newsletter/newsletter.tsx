import { useDocument } from '../../api/use-public.ts'
import { breadcrumbList } from '../../features/catalog/crumbs.ts'
import { NewsletterForm } from '../../features/newsletter/newsletter-form.tsx'
import { paths } from '../../paths.ts'
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx'
import { Head } from '../../router/head.tsx'
import { Html } from '../../ui/text/html.tsx'
import { Link } from '../../router/link.tsx'
import { Section } from '../../ui/layout/section.tsx'
import styles from '../account/form-page.module.css'

const title = 'Nieuwsbrief'
const crumbs = [{ title: 'Home', to: paths.home() }, { title }]

export default function NewsletterPage() {
  const { data: texts } = useDocument('newsletter-popup')
  return (
    <Section className={styles.page}>
      <Head
        title={title}
        description="Schrijf je in voor de nieuwsbrief: nieuwe dessins, acties voordat ze beginnen en tips om beter te slapen."
        canonical={paths.newsletter()}
        jsonLd={import.meta.env.SSR && ((absolute) => [breadcrumbList(crumbs, paths.newsletter(), absolute)])}
      />
      <Breadcrumbs crumbs={crumbs} />
      <h1>{title}</h1>
      {texts && <Html className={styles.intro} html={texts.content} />}
      <NewsletterForm
        location="page"
        buttonText={texts?.buttonText ?? 'Inschrijven'}
        smallText={texts?.smallText}
      />
      <p className={styles.intro}>
        We sturen je eerst een e-mail om te vragen of je het echt zelf was. Pas als je op de knop daarin
        drukt, sta je op de lijst. Wat we met je adres doen, en vooral wat niet, lees je onder{' '}
        <Link to={paths.service('privacy')}>privacy</Link>.
      </p>
    </Section>
  )
}

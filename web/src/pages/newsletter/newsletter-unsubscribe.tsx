import { apiPaths } from 'shared-types/urls/api-paths'
import { AnswerMail } from '../../features/newsletter/answer-mail.tsx'
import { paths } from '../../paths.ts'
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx'
import { Section } from '../../ui/layout/section.tsx'
import styles from '../account/form-page.module.css'
import { PageTitle } from '../../router/page-title.tsx'

export default function NewsletterUnsubscribePage() {
  return (
    <Section className={styles.page}>
      <Breadcrumbs
        crumbs={[
          { title: 'Home', to: paths.home() },
          { title: 'Nieuwsbrief', to: paths.newsletter() },
          { title: 'Afmelden' },
        ]}
      />
      <PageTitle />
      <p className={styles.intro}>
        Je ontvangt dan geen nieuwsbrief meer en we wissen je e-mailadres van de lijst.
      </p>
      <AnswerMail to={apiPaths.newsletterUnsubscribe} buttonText="Afmelden" busyText="Aan het afmelden..." />
    </Section>
  )
}

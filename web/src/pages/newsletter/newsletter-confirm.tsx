import { apiPaths } from 'shared-types/urls/api-paths'
import { AnswerMail } from '../../features/newsletter/answer-mail.tsx'
import { paths } from '../../paths.ts'
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx'
import { Section } from '../../ui/layout/section.tsx'
import styles from '../account/form-page.module.css'
import { PageTitle } from '../../router/page-title.tsx'

export default function NewsletterConfirmPage() {
  return (
    <Section className={styles.page}>
      <Breadcrumbs
        crumbs={[
          { title: 'Home', to: paths.home() },
          { title: 'Nieuwsbrief', to: paths.newsletter() },
          { title: 'Bevestigen' },
        ]}
      />
      <PageTitle />
      <p className={styles.intro}>Nog één stap: bevestig dat je onze nieuwsbrief wilt ontvangen.</p>
      <AnswerMail
        to={apiPaths.newsletterConfirm}
        buttonText="Inschrijving bevestigen"
        busyText="Aan het bevestigen..."
      />
    </Section>
  )
}

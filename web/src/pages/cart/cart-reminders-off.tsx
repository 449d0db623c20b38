import { RemindersOff } from '../../features/cart/reminders-off.tsx'
import { Section } from '../../ui/layout/section.tsx'
import styles from '../account/form-page.module.css'
import { PageTitle } from '../../router/page-title.tsx'

/** Target of a reminder's link: stops further ones. Needs a button press, as mail scanners open links too. */
export default function CartRemindersOffPage() {
  return (
    <Section className={styles.page}>
      <PageTitle />
      <p className={styles.intro}>
        We sturen je dan geen e-mail meer als er iets in je winkelwagen achterblijft. Mails over je
        bestellingen krijg je gewoon.
      </p>
      <RemindersOff />
    </Section>
  )
}

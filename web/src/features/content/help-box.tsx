import Mail from 'lucide/dist/esm/icons/mail.mjs'
import MessageSquare from 'lucide/dist/esm/icons/message-square.mjs'
import Phone from 'lucide/dist/esm/icons/phone.mjs'
import type { Footer } from 'shared-types/contracts/content'
import { paths } from '../../paths.ts'
import { Link } from '../../router/link.tsx'
import { PhoneLink } from '../../ui/text/phone-link.tsx'
import styles from './help-box.module.css'
import { Icon } from '../../ui/media/icon.tsx'

/** The shop's contact details, beside a text. */
export function HelpBox({ shop }: { shop: Footer['shop'] }) {
  return (
    <section className={styles.box} aria-labelledby="help-title">
      <h2 id="help-title">Hulp nodig?</h2>
      <p>{shop.openingHours}</p>
      <ul>
        <li>
          <Icon of={Phone} size={18} />
          <PhoneLink phone={shop.phone} />
        </li>
        <li>
          <Icon of={Mail} size={18} />
          <a href={`mailto:${shop.email}`}>{shop.email}</a>
        </li>
        <li>
          <Icon of={MessageSquare} size={18} />
          <Link to={paths.contactForm()}>Stuur een bericht</Link>
        </li>
      </ul>
    </section>
  )
}

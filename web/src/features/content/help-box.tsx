import Mail from 'lucide-react/icons/mail'
import MessageSquare from 'lucide-react/icons/message-square'
import Phone from 'lucide-react/icons/phone'
import type { Footer } from 'shared-types/api/content'
import { paths } from '../../paths.ts'
import { Link } from '../../router/link.tsx'
import styles from './help-box.module.css'

/** How to reach the shop, beside whatever is being read. */
export function HelpBox({ shop }: { shop: Footer['shop'] }) {
  return (
    <section className={styles.box} aria-labelledby="help-title">
      <h2 id="help-title">Hulp nodig?</h2>
      <p>{shop.openingHours}</p>
      <ul>
        <li>
          <Phone aria-hidden size={18} />
          <span>{shop.phone}</span>
        </li>
        <li>
          <Mail aria-hidden size={18} />
          <a href={`mailto:${shop.email}`}>{shop.email}</a>
        </li>
        <li>
          <MessageSquare aria-hidden size={18} />
          <Link to={paths.contactForm()}>Stuur een bericht</Link>
        </li>
      </ul>
    </section>
  )
}

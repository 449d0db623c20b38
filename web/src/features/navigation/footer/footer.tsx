import type { ReactNode } from 'react'
import { paths } from '../../../paths.ts'
import { Link } from '../../../router/link.tsx'
import { Logo } from '../../../ui/media/logo.tsx'
import { PhoneLink } from '../../../ui/text/phone-link.tsx'
import { CustomerRating } from './customer-rating.tsx'
import { FooterLinks } from './footer-links.tsx'
import styles from './footer.module.css'
import { PaymentBadges } from './payment-badges.tsx'
import { useFooter } from '../use-shell.ts'

export interface FooterProps {
  /** The button that reopens the cookie question, placed among the service links. */
  cookieSettings?: ReactNode
}

export function Footer({ cookieSettings }: FooterProps) {
  const { data: footer } = useFooter()
  if (!footer) return <footer className={styles.footer} />
  const { shop, ...lists } = footer
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <section className={styles.contact}>
          <Link to={paths.home()} className={styles.logo}>
            <Logo />
          </Link>
          <p>Hulp nodig met bestellen?</p>
          <PhoneLink className={styles.phone} phone={shop.phone} />
          <p>{shop.openingHours}</p>
          <Link to={`mailto:${shop.email}`}>{shop.email}</Link>
        </section>
        <FooterLinks title="Klantenservice" links={lists.serviceLinks}>
          {cookieSettings}
        </FooterLinks>
        {lists.categoryLinks.length > 0 && (
          <FooterLinks title="Assortiment" links={lists.categoryLinks} split />
        )}
        {lists.discoverLinks.length > 0 && <FooterLinks title="Ontdek" links={lists.discoverLinks} />}
        <CustomerRating />
      </div>
      <div className={styles.bottom}>
        <PaymentBadges methods={lists.paymentMethods} />
        {lists.socialLinks.length > 0 && (
          <ul className={styles.social} aria-label="Volg ons">
            {lists.socialLinks.map(({ title, link }) => (
              <li key={link}>
                <Link to={link}>{title}</Link>
              </li>
            ))}
          </ul>
        )}
        <p className={styles.company}>
          {shop.legalName}, {shop.street}, {shop.zipcode} {shop.city} · KvK {shop.cocNumber} · BTW{' '}
          {shop.vatNumber}
        </p>
      </div>
    </footer>
  )
}

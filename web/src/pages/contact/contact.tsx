import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { ContactForm } from '../../features/contact/contact-form.tsx'
import { useFooter } from '../../features/navigation/use-shell.ts'
import { paths } from '../../paths.ts'
import { ServiceFrame } from '../content/service-frame.tsx'
import styles from '../category/text.module.css'

const anchor = 'contactformulier'

function ContactSection() {
  const { hash } = useLocation()
  const links = useFooter().data?.serviceLinks ?? []
  const section = useRef<HTMLElement>(null)
  // The link's anchor did not exist before the content loaded, so scroll to it now.
  useLayoutEffect(() => {
    if (hash === `#${anchor}`) section.current?.scrollIntoView()
  }, [hash])
  return (
    <section ref={section} className={styles.part} id={anchor} aria-labelledby="contact-title">
      <h2 id="contact-title">Stuur ons een bericht</h2>
      <ContactForm hasShowroom={links.some(({ link }) => link === paths.category('showrooms'))} />
    </section>
  )
}

/** Customer service, with the contact form. */
export default function ContactPage() {
  return (
    <ServiceFrame page="klantenservice-contact">
      <ContactSection />
    </ServiceFrame>
  )
}

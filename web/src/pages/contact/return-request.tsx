import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { ReturnForm } from '../../features/contact/return-form.tsx'
import { PageIntro } from '../../features/content/article/page-intro.tsx'
import { Reading } from '../../features/content/article/reading.tsx'
import { useOrderLink } from '../../features/order/order-link.ts'
import { useOrder } from '../../features/order/use-order.ts'
import { Prose } from '../../ui/text/prose.tsx'
import { ContentAt } from '../content/content-at.tsx'
import { HelpAside } from '../content/help-aside.tsx'
import styles from '../category/text.module.css'

const anchor = 'aanmelden'

/** The return form; prefilled if the shopper comes from an order that they may read. */
function ReturnSection() {
  const { order, token } = useOrderLink()
  const { data: known } = useOrder(order, token)
  const { hash } = useLocation()
  const section = useRef<HTMLElement>(null)
  // The link's anchor did not exist before the content loaded, so scroll to it now.
  useLayoutEffect(() => {
    if (hash === `#${anchor}`) section.current?.scrollIntoView()
  }, [hash])
  return (
    <section ref={section} className={styles.part} id={anchor} aria-labelledby="return-title">
      <h2 id="return-title">Retour aanmelden</h2>
      <ReturnForm order={order ?? ''} known={known} />
    </section>
  )
}

/** How to return a rug, with the form to have it collected. */
export default function ReturnRequestPage() {
  return (
    <ContentAt path="vloerkleed-retourneren">
      {(page) => (
        <>
          <PageIntro page={page} />
          <Reading aside={<HelpAside />}>
            <Prose html={page.html} />
            <ReturnSection />
          </Reading>
        </>
      )}
    </ContentAt>
  )
}

import { ReturnForm } from '../features/contact/return-form.tsx'
import { HelpBox } from '../features/content/help-box.tsx'
import { PageIntro } from '../features/content/page-intro.tsx'
import { Reading } from '../features/content/reading.tsx'
import { useOrderLink } from '../features/order/order-link.ts'
import { useOrder } from '../features/order/use-order.ts'
import { Prose } from '../ui/prose.tsx'
import { ContentAt } from './content-at.tsx'
import styles from './text.module.css'

/** What is known of the order that the shopper comes from, as far as it is theirs; otherwise they fill it in. */
function Request() {
  const { order, token } = useOrderLink()
  const { data: known } = useOrder(order, token)
  return <ReturnForm key={known?.orderNumber} known={known} />
}

/** How a rug comes back, and the form that has it fetched. */
export function Page() {
  return (
    <ContentAt path="vloerkleed-retourneren">
      {(page, shop) => (
        <>
          <PageIntro page={page} />
          <Reading aside={shop && <HelpBox shop={shop} />}>
            <Prose html={page.html} />
            <section className={styles.part} id="aanmelden" aria-labelledby="return-title">
              <h2 id="return-title">Retour aanmelden</h2>
              <Request />
            </section>
          </Reading>
        </>
      )}
    </ContentAt>
  )
}

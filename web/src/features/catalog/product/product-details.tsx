import type { Product } from 'shared-types/contracts/catalog'
import { Prose } from '../../../ui/text/prose.tsx'
import { Section } from '../../../ui/layout/section.tsx'
import styles from './product-details.module.css'

/** Description and specifications, side by side on wide screens. */
export function ProductDetails({ product: { description, specifications } }: { product: Product }) {
  return (
    <Section className={styles.details} below>
      <section>
        <h2>Omschrijving</h2>
        <Prose html={description} />
      </section>
      {specifications.length > 0 && (
        <section>
          <h2>Specificaties</h2>
          <dl className={styles.specifications}>
            {specifications.map(({ title, value }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </Section>
  )
}

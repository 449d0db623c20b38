import type { Product } from 'shared-types/contracts/catalog'
import { Prose } from '../../../ui/text/prose.tsx'
import { Section } from '../../../ui/layout/section.tsx'
import styles from './product-details.module.css'
import { Specifications } from './specifications.tsx'

/** Description and specifications, side by side on wide screens. */
export function ProductDetails({ product }: { product: Product }) {
  const { description } = product
  return (
    <Section className={styles.details} below>
      {description && (
        <section>
          <h2>Omschrijving</h2>
          <Prose html={description} />
        </section>
      )}
      <Specifications product={product} />
    </Section>
  )
}

import type { Product } from 'shared-types/contracts/catalog'
import { Prose } from '../../../ui/text/prose.tsx'
import { Section } from '../../../ui/layout/section.tsx'
import styles from './product-details.module.css'

type Company = Omit<NonNullable<Product['manufacturer']>, 'responsible'>

const companyText = ({ name, address, contact }: Company) => [name, address, contact].join(', ')

/** With the companies that the law asks an offer to name. */
const specificationsOf = ({ specifications, manufacturer }: Product): Product['specifications'] => [
  ...specifications,
  ...(manufacturer ? [{ title: 'Fabrikant', value: companyText(manufacturer) }] : []),
  ...(manufacturer?.responsible
    ? [{ title: 'Verantwoordelijk in de EU', value: companyText(manufacturer.responsible) }]
    : []),
]

/** Description and specifications, side by side on wide screens. */
export function ProductDetails({ product }: { product: Product }) {
  const { description } = product
  const specifications = specificationsOf(product)
  if (!description && specifications.length === 0) return null
  return (
    <Section className={styles.details} below>
      {description && (
        <section>
          <h2>Omschrijving</h2>
          <Prose html={description} />
        </section>
      )}
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

import type { ReactNode } from 'react'
import type { Product } from 'shared-types/contracts/catalog'
import { Link } from '../../../router/link.tsx'
import { Prose } from '../../../ui/text/prose.tsx'
import { Section } from '../../../ui/layout/section.tsx'
import { contactKind } from './contact.ts'
import styles from './product-details.module.css'

type Company = Omit<NonNullable<Product['manufacturer']>, 'responsible'>

const schemes = { email: 'mailto:', url: '' }

function Contact({ contact }: Pick<Company, 'contact'>) {
  const kind = contactKind(contact)
  const domain = contact.indexOf('@') + 1
  return kind ? (
    <Link to={schemes[kind] + contact}>
      {contact.slice(0, domain)}
      <wbr />
      {contact.slice(domain)}
    </Link>
  ) : (
    contact
  )
}

const companyText = ({ name, address, contact }: Company) => (
  <>
    {name}, {address}, <Contact contact={contact} />
  </>
)

interface Specification {
  title: string
  value: ReactNode
}

/** The companies that the law asks an offer to name. */
const companiesOf = ({ manufacturer }: Product): Specification[] => [
  ...(manufacturer ? [{ title: 'Fabrikant', value: companyText(manufacturer) }] : []),
  ...(manufacturer?.responsible
    ? [{ title: 'Verantwoordelijk in de EU', value: companyText(manufacturer.responsible) }]
    : []),
]

/** A company replaces what an employee typed under the same title. */
const specificationsOf = (product: Product): Specification[] => {
  const companies = companiesOf(product)
  const titles = new Set(companies.map(({ title }) => title.toLowerCase()))
  return [...product.specifications.filter(({ title }) => !titles.has(title.toLowerCase())), ...companies]
}

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
              <div key={`${title} ${value}`}>
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

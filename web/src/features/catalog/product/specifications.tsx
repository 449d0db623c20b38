import type { ReactNode } from 'react'
import type { Product } from 'shared-types/contracts/catalog'
import { Link } from '../../../router/link.tsx'
import { contactKind } from './contact.ts'
import styles from './specifications.module.css'

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

type Specified = Pick<Product, 'specifications' | 'manufacturer'>

interface Specification {
  title: string
  value: ReactNode
}

/** The companies that the law asks an offer to name. */
const companiesOf = ({ manufacturer }: Specified): Specification[] => [
  ...(manufacturer ? [{ title: 'Fabrikant', value: companyText(manufacturer) }] : []),
  ...(manufacturer?.responsible
    ? [{ title: 'Verantwoordelijk in de EU', value: companyText(manufacturer.responsible) }]
    : []),
]

/** A company replaces what an employee typed under the same title. */
const specificationsOf = (product: Specified): Specification[] => {
  const companies = companiesOf(product)
  const titles = new Set(companies.map(({ title }) => title.toLowerCase()))
  return [...product.specifications.filter(({ title }) => !titles.has(title.toLowerCase())), ...companies]
}

/** What is fixed about a product; the view around it sets the size of the title. */
export function Specifications({ product }: { product: Specified }) {
  const specifications = specificationsOf(product)
  if (specifications.length === 0) return null
  return (
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
  )
}

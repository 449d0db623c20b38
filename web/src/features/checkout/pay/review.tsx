import type { ReactNode } from 'react'
import type { Checkout } from 'shared-types/contracts/checkout'
import { postalLines } from 'shared-types/forms/fields/address-lines'
import { paths } from '../../../paths.ts'
import { Link } from '../../../router/link.tsx'
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx'
import styles from './review.module.css'

interface BlockProps {
  title: string
  lines: (string | undefined)[]
  editAt: string
}

function Block({ title, lines, editAt }: BlockProps) {
  const shown: ReactNode[] = [...new Set(lines.filter(Boolean))].map((line) => <span key={line}>{line}</span>)
  return (
    <section className={styles.block}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.lines}>{shown}</p>
      <Link to={editAt} className={styles.edit}>
        Bewerken<VisuallyHidden>: {title}</VisuallyHidden>
      </Link>
    </section>
  )
}

interface ReviewProps {
  checkout: Checkout
  /** Titles of the chosen methods. */
  shippingTitle: string
  paymentTitle: string
}

/** Everything that was filled in, to check before ordering, with links to change it. */
export function Review({ checkout, shippingTitle, paymentTitle }: ReviewProps) {
  const { customer, billingAddress, shippingAddress } = checkout
  if (!customer || !billingAddress) return null
  const name = `${customer.firstName} ${customer.lastName}`
  const receiver = shippingAddress && `${shippingAddress.firstName} ${shippingAddress.lastName}`.trim()
  return (
    <div className={styles.review}>
      <Block
        title="Je gegevens"
        lines={[name, customer.email, customer.phoneNumber]}
        editAt={paths.checkoutAddress()}
      />
      <Block
        title="Factuuradres"
        lines={[
          customer.company,
          customer.vatNumber && `BTW-nummer ${customer.vatNumber}`,
          ...postalLines(billingAddress),
        ]}
        editAt={paths.checkoutAddress()}
      />
      <Block
        title="Afleveradres"
        lines={[
          receiver || name,
          shippingAddress?.name,
          shippingAddress ? shippingAddress.company : customer.company,
          ...postalLines(shippingAddress ?? billingAddress),
        ]}
        editAt={paths.checkoutAddress()}
      />
      <Block
        title="Verzending en betaling"
        lines={[shippingTitle, paymentTitle]}
        editAt={paths.checkoutPaymentMethods()}
      />
    </div>
  )
}

import type { Cents } from 'shared-types/money'
import { Link } from '../../../router/link.tsx'
import { money } from '../../../ui/text/money.ts'
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx'
import { longDescription } from '../state/long-description.ts'
import styles from './summary-step.module.css'
import type { Configuring } from '../state/use-configuring.ts'
import type { StepNavigation } from '../state/use-step-navigation.ts'

interface Props {
  name: string
  delivery: string
  basePrice: Cents
  configuring: Configuring
  linkTo: StepNavigation['linkTo']
}

/** All choices with their supplements; each can be changed. */
export function SummaryStep({
  name,
  delivery,
  basePrice,
  configuring: { steps, described, price },
  linkTo,
}: Props) {
  return (
    <dl className={styles.list}>
      <div className={styles.row}>
        <dt>{name}</dt>
        <dd className={styles.amount}>{money(basePrice)}</dd>
      </div>
      {longDescription(steps, described).map(({ id, type, value, extra, editable, step }) => (
        <div key={id} className={styles.row}>
          <dt>{type}</dt>
          <dd className={styles.value}>
            {value || <span className={styles.missing}>Nog niet gekozen</span>}
            {extra > 0 && <span className={styles.amount}>+ {money(extra)}</span>}
          </dd>
          {(editable || !value) && (
            <dd className={styles.change}>
              <Link {...linkTo(step)}>
                Pas aan<VisuallyHidden>: {type}</VisuallyHidden>
              </Link>
            </dd>
          )}
        </div>
      ))}
      <div className={styles.row}>
        <dt>Bezorging</dt>
        <dd className={styles.value}>{delivery}</dd>
      </div>
      <div className={styles.total}>
        <dt>Totaal</dt>
        <dd className={styles.amount}>{money(price)}</dd>
      </div>
    </dl>
  )
}

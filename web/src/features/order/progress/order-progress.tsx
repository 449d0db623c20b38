import Check from 'lucide/dist/esm/icons/check.mjs'
import { clsx } from 'clsx'
import type { Order } from 'shared-types/contracts/order'
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx'
import { orderSteps } from './order-steps.ts'
import styles from './order-progress.module.css'
import { Icon } from '../../../ui/media/icon.tsx'
import { longDate } from '../../../ui/text/date.tsx'

export function OrderProgress({ order }: { order: Order }) {
  return (
    <ol className={styles.steps}>
      {orderSteps(order).map(({ title, at }) => (
        <li key={title} className={clsx(styles.step, at !== null && styles.done)}>
          <span className={styles.sign}>{at !== null && <Icon of={Check} size={16} />}</span>
          <span>
            {title}
            {at === null && <VisuallyHidden>, nog niet</VisuallyHidden>}
            {at && <span className={styles.day}>{longDate(at)}</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}

import { paths } from '../../../paths.ts'
import { Button, ButtonLink } from '../../../ui/button/button.tsx'
import { OrderButton, OrderRefusal } from './order-button.tsx'
import styles from './summary-actions.module.css'
import type { Order } from './use-order.ts'
import type { StepNavigation } from '../state/use-step-navigation.ts'

interface Props {
  order: Order
  navigation: StepNavigation
  replaces: boolean
  onStartAgain: () => void
}

/** The buttons below the summary: add to the cart, go back or start again. */
export function SummaryActions({ order, navigation, replaces, onStartAgain }: Props) {
  return (
    <div className={styles.ways}>
      <div className={styles.order}>
        <OrderRefusal refusal={order.refusal} />
        <OrderButton order={order} replaces={replaces} wide />
      </div>
      {order.isInCart && (
        <ButtonLink look="secondary" wide to={paths.home()}>
          Verder winkelen
        </ButtonLink>
      )}
      <div className={styles.back}>
        <Button look="quiet" onClick={navigation.previous}>
          Vorige
        </Button>
        <Button look="quiet" onClick={onStartAgain}>
          Opnieuw beginnen
        </Button>
      </div>
    </div>
  )
}

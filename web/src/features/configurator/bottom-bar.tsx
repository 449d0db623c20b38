import type { ReactNode } from 'react'
import type { Cents } from 'shared-types/money'
import { money } from '../../ui/text/money.ts'
import styles from './bottom-bar.module.css'

interface Props {
  price: Cents
  /** Why the last press had no effect. */
  refusal: ReactNode
  children: ReactNode
}

/** Fixed at the bottom on a phone: the price and the next action. */
export function BottomBar({ price, refusal, children }: Props) {
  return (
    <div className={styles.bar}>
      {refusal}
      <p className={styles.price}>
        <span className={styles.word}>Totaal</span>
        <strong>{money(price)}</strong>
      </p>
      {children}
    </div>
  )
}

import type { ReactNode } from 'react'
import type { Cents } from 'shared-types/money'
import { money } from '../../ui/money.ts'
import styles from './bottom-bar.module.css'

/** On a phone, within reach of the thumb: what it costs, and the way on. */
export function BottomBar({ price, children }: { price: Cents; children: ReactNode }) {
  return (
    <div className={styles.bar}>
      <p className={styles.price}>
        <span className={styles.word}>Totaal</span>
        <strong>{money(price)}</strong>
      </p>
      {children}
    </div>
  )
}

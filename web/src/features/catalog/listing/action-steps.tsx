import type { Listing } from 'shared-types/contracts/catalog'
import styles from './action-steps.module.css'

/** Explains a promotion, step by step. */
export function ActionSteps({ steps }: { steps: Listing['category']['actionSteps'] }) {
  if (steps.length === 0) return null
  return (
    <section className={styles.action}>
      <h2>Hoe werkt deze actie?</h2>
      <ol>
        {steps.map(({ title, text }, index) => (
          <li key={title}>
            <span className={styles.number} aria-hidden>
              {index + 1}
            </span>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

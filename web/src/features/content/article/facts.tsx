import type { ContentPage } from 'shared-types/contracts/content'
import styles from './facts.module.css'

export function Facts({ facts }: { facts: ContentPage['facts'] }) {
  if (facts.length === 0) return null
  return (
    <section className={styles.facts} aria-labelledby="facts-title">
      <h2 id="facts-title">In het kort</h2>
      <dl>
        {facts.map(({ title, value }) => (
          <div key={`${title} ${value}`}>
            <dt>{title}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

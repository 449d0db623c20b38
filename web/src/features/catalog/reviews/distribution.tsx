import { useHydrated } from '../../../ui/browser/hydrated.tsx'
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx'
import styles from './reviews.module.css'

export const starsInWords = (stars: number) => (stars === 1 ? '1 ster' : `${stars} sterren`)

export const reviewsInWords = (count: number) => (count === 1 ? '1 beoordeling' : `${count} beoordelingen`)

interface DistributionProps {
  scoreCounts: number[]
  count: number
  /** The score whose reviews are shown, if only those are. */
  chosen: number | undefined
  onChoose: (stars: number | undefined) => void
}

/**
 * A bar for each score, which shows only its reviews, or all of them again. Like the other controls it is disabled
 * until its code has loaded: a press would be lost, and a search would reload the page.
 */
export function Distribution({ scoreCounts, count, chosen, onChoose }: DistributionProps) {
  const hydrated = useHydrated()
  const highestFirst = scoreCounts.map((of, index) => ({ stars: index + 1, of })).toReversed()
  return (
    <ul className={styles.distribution}>
      {highestFirst.map(({ stars, of }) => (
        <li key={stars}>
          <button
            type="button"
            disabled={!hydrated}
            aria-pressed={stars === chosen}
            onClick={() => onChoose(stars === chosen ? undefined : stars)}
          >
            <span>
              {starsInWords(stars)}
              <VisuallyHidden>, </VisuallyHidden>
            </span>
            <svg className={styles.bar} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden>
              <rect width={(100 * of) / Math.max(count, 1)} height="8" />
            </svg>
            <span className={styles.number}>
              {of}
              <VisuallyHidden> van {reviewsInWords(count)}</VisuallyHidden>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

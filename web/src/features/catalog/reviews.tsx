import type { ProductReviews } from 'shared-types/api/catalog'
import { apiPaths } from 'shared-types/api/paths'
import { usePublic } from '../../api/use-public.ts'
import { Rating } from '../../ui/rating.tsx'
import { Section } from '../../ui/section.tsx'
import { Review } from './review.tsx'
import styles from './reviews.module.css'

const score = new Intl.NumberFormat('nl-NL', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

function Distribution({ scoreCounts, count }: { scoreCounts: number[]; count: number }) {
  const highestFirst = scoreCounts.map((of, index) => ({ stars: index + 1, of })).toReversed()
  return (
    <ul className={styles.distribution}>
      {highestFirst.map(({ stars, of }) => (
        <li key={stars}>
          <span>{stars === 1 ? '1 ster' : `${stars} sterren`}</span>
          <meter value={of} max={Math.max(count, 1)} aria-label={`${of} van ${count} beoordelingen`} />
          <span className={styles.number}>{of}</span>
        </li>
      ))}
    </ul>
  )
}

/** Before 'Meer beoordelingen'. */
const shownReviews = 4

function ReviewList({ reviews }: Pick<ProductReviews, 'reviews'>) {
  return (
    <ul className={styles.list}>
      {reviews.map((review) => (
        <li key={review.id}>
          <Review review={review} />
        </li>
      ))}
    </ul>
  )
}

/** What buyers say, and, as the law asks, how we know that they bought it. */
export function Reviews({ productId }: { productId: number }) {
  const { data } = usePublic<ProductReviews>(apiPaths.productReviews(productId))
  if (!data || data.summary.count === 0) return null
  return (
    <div id="beoordelingen">
      <Section title="Beoordelingen">
        <div className={styles.columns}>
          <div>
            <p className={styles.score}>
              <strong>{score.format(data.summary.averageScore)}</strong>
              <Rating score={data.summary.averageScore} count={data.summary.count} />
            </p>
            <Distribution scoreCounts={data.scoreCounts} count={data.summary.count} />
            <p className={styles.checked}>
              Bij ‘Geverifieerde aankoop’ hebben wij gecontroleerd dat de schrijver dit artikel bij ons heeft
              gekocht. Alle beoordelingen, ook de kritische, worden geplaatst.
            </p>
          </div>
          <div>
            <ReviewList reviews={data.reviews.slice(0, shownReviews)} />
            {data.reviews.length > shownReviews && (
              <details className={styles.rest}>
                <summary>Meer beoordelingen</summary>
                <ReviewList reviews={data.reviews.slice(shownReviews)} />
              </details>
            )}
          </div>
        </div>
      </Section>
    </div>
  )
}

import { BadgeCheck } from 'lucide'
import type { ProductReviews } from 'shared-types/contracts/catalog'
import { Rating } from '../../../ui/media/rating.tsx'
import styles from './reviews.module.css'
import { Icon } from '../../../ui/media/icon.tsx'

// The date in Amsterdam, wherever the page is rendered.
const date = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: 'Europe/Amsterdam' })

export function Review({ review }: { review: ProductReviews['reviews'][number] }) {
  return (
    <article className={styles.review}>
      <Rating score={review.score} />
      <h3>{review.title}</h3>
      <p>{review.content}</p>
      <p className={styles.by}>
        <span>{review.displayName}</span>
        <time dateTime={review.createdAt}>{date.format(new Date(review.createdAt))}</time>
        {review.verified && (
          <span className={styles.verified}>
            <Icon of={BadgeCheck} size={16} />
            Geverifieerde aankoop
          </span>
        )}
      </p>
    </article>
  )
}

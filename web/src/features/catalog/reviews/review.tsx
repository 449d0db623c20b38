import BadgeCheck from 'lucide/dist/esm/icons/badge-check.mjs'
import type { ProductReviews } from 'shared-types/contracts/catalog'
import { useShopName } from '../../../api/use-shop-name.ts'
import { Rating } from '../../../ui/media/rating.tsx'
import styles from './reviews.module.css'
import { Icon } from '../../../ui/media/icon.tsx'
import { DateInWords } from '../../../ui/text/date.tsx'

export function Review({ review }: { review: ProductReviews['reviews'][number] }) {
  const shopName = useShopName()
  return (
    <article className={styles.review}>
      <Rating score={review.score} />
      <h3>{review.title}</h3>
      <p>{review.content}</p>
      <p className={styles.by}>
        <span>{review.displayName}</span>
        <DateInWords iso={review.createdAt} />
        {review.verified && (
          <span className={styles.verified}>
            <Icon of={BadgeCheck} size={16} />
            Geverifieerde aankoop
          </span>
        )}
      </p>
      {review.answer && (
        <div className={styles.answer}>
          <h4>{`Antwoord van ${shopName ?? 'de winkel'}`}</h4>
          <p>{review.answer.content}</p>
          <p className={styles.by}>
            <DateInWords iso={review.answer.createdAt} />
          </p>
        </div>
      )}
    </article>
  )
}

import { paths } from '../../../paths.ts'
import { Link } from '../../../router/link.tsx'
import { Rating } from '../../../ui/media/rating.tsx'
import { scoreText } from '../../../ui/text/score.ts'
import styles from './footer.module.css'
import { useFooter } from '../use-shell.ts'

/** The shop's rating and its source; in the footer and on the cart page (spec §2). */
export function CustomerRating() {
  const { data: footer } = useFooter()
  if (!footer) return null
  const { rating, trustScore } = footer
  if (!rating && !trustScore) return null
  return (
    <section>
      <h2>Klantbeoordelingen</h2>
      <div className={styles.scores}>
        {rating && (
          <div>
            <Rating score={rating.score} />
            <p>
              <strong>{scoreText(rating.score)}</strong> van 5 uit {rating.count} beoordelingen
            </p>
            <p className={styles.source}>{rating.source}</p>
          </div>
        )}
        {trustScore && (
          <div>
            <p>
              Vertrouwensscore <strong>{scoreText(trustScore.score)}</strong> van 5
            </p>
            <p className={styles.source}>{trustScore.source}</p>
          </div>
        )}
      </div>
      <Link className={styles.about} to={paths.reviews()}>
        Zo komen deze cijfers tot stand
      </Link>
    </section>
  )
}

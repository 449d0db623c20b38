import { clsx } from 'clsx'
import { scoreText } from '../text/score.ts'
import styles from './rating.module.css'

// Paths from the top, clockwise: a full star, and the left half of one.
const whole = 'l2.5 5.3 5.8.7-4.3 4 1.1 5.8-5.1-2.8-5.1 2.8 1.1-5.8-4.3-4 5.8-.7z'
const half = 'v13l-5.1 2.8 1.1-5.8-4.3-4 5.8-.7z'

/** All stars as one path: a list shows dozens of ratings, and every extra element costs time. */
const stars = (score: number) =>
  Array.from(
    { length: Math.ceil(score) },
    (_, index) => `M${10 + index * 20} 1.6${score - index < 1 ? half : whole}`,
  ).join('')
const five = stars(5)

interface Props {
  /** From 0 to 5. */
  score: number
  /** The number of reviews; shown beside the stars if given. */
  count?: number
  className?: string | undefined
}

/** Five stars, filled in steps of a half. */
export function Rating({ score, count, className }: Props) {
  return (
    <span className={clsx(styles.rating, className)}>
      <svg
        className={styles.stars}
        viewBox="0 0 100 20"
        width="90"
        height="18"
        role="img"
        aria-label={`${scoreText(score).replace(',0', '')} van 5 sterren`}
      >
        <path className={styles.empty} d={five} />
        <path className={styles.full} d={stars(Math.round(score * 2) / 2)} />
      </svg>
      {count !== undefined && <span className={styles.count}>{`(${count})`}</span>}
    </span>
  )
}

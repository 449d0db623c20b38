import styles from './rating.module.css'

const star = 'M10 1.6l2.5 5.3 5.8.7-4.3 4 1.1 5.8L10 14.6l-5.1 2.8L6 11.6 1.7 7.6l5.8-.7z'
const format = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 1 })

interface Props {
  /** From 0 to 5. */
  score: number
  /** How many reviews stand behind it; said beside the stars when given. */
  count?: number
}

/** Five stars, filled to the half. */
export function Rating({ score, count }: Props) {
  const halves = Math.round(score * 2)
  return (
    <span className={styles.rating}>
      <svg
        className={styles.stars}
        viewBox="0 0 100 20"
        width="90"
        height="18"
        role="img"
        aria-label={`${format.format(score)} van 5 sterren`}
      >
        {[0, 1, 2, 3, 4].map((index) => {
          const filled = halves - index * 2
          return (
            <g key={index} transform={`translate(${index * 20})`}>
              <path className={styles.empty} d={star} />
              {filled >= 2 && <path className={styles.full} d={star} />}
              {filled === 1 && (
                <path className={styles.full} d="M10 1.6v13l-5.1 2.8L6 11.6 1.7 7.6l5.8-.7z" />
              )}
            </g>
          )
        })}
      </svg>
      {count !== undefined && <span className={styles.count}>({count})</span>}
    </span>
  )
}

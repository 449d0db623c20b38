import { type Ref, useId } from 'react'
import type { ProductReviews, ReviewFilter, ReviewSort } from 'shared-types/contracts/catalog'
import { Button } from '../../../ui/button/button.tsx'
import { useHydrated } from '../../../ui/browser/hydrated.tsx'
import { Select } from '../../../ui/input/select.tsx'
import { reviewsInWords, starsInWords } from './distribution.tsx'
import { Review } from './review.tsx'
import styles from './reviews.module.css'

export type ReviewChoice = Required<Pick<ReviewFilter, 'q'>> &
  Pick<ReviewFilter, 'stars'> & { page: number; sort: ReviewSort }

const sorts: { value: ReviewSort; label: string }[] = [
  { value: 'newest', label: 'Nieuwste eerst' },
  { value: 'highest', label: 'Hoogste score eerst' },
  { value: 'lowest', label: 'Laagste score eerst' },
]

function Sort({ sort, onSort }: { sort: ReviewSort; onSort: (sort: ReviewSort) => void }) {
  const hydrated = useHydrated()
  const id = useId()
  return (
    <p className={styles.sort}>
      <label htmlFor={id}>Sorteren</label>
      <Select
        id={id}
        options={sorts}
        value={sort}
        disabled={!hydrated}
        onChange={({ target }) => onSort(sorts.find(({ value }) => value === target.value)?.value ?? sort)}
      />
    </p>
  )
}

const chosenInWords = ({ stars, q }: ReviewFilter) =>
  [stars !== undefined && starsInWords(stars), q && `‘${q}’`].filter(Boolean).join(' en ')

function Pages({
  page,
  pageCount,
  onTurn,
}: {
  page: number
  pageCount: number
  onTurn: (to: number) => void
}) {
  if (pageCount < 2) return null
  // Not `disabled`, which would drop the focus on the last page.
  const [isFirst, isLast] = [page <= 1, page >= pageCount]
  return (
    <nav className={styles.pages} aria-label="Pagina's met beoordelingen">
      <Button look="secondary" aria-disabled={isFirst} onClick={() => !isFirst && onTurn(page - 1)}>
        Vorige
      </Button>
      <span aria-live="polite">
        Pagina {page} van {pageCount}
      </span>
      <Button look="secondary" aria-disabled={isLast} onClick={() => !isLast && onTurn(page + 1)}>
        Volgende
      </Button>
    </nav>
  )
}

interface Props {
  ref: Ref<HTMLElement>
  choice: ReviewChoice
  /** The reviews of the choice, or while these load the previous ones. */
  data: ProductReviews
  isLoaded: boolean
  isFailed: boolean
  onSort: (sort: ReviewSort) => void
  onTurn: (page: number) => void
  onShowAll: () => void
}

/** The reviews of the choice, and how many these are. */
export function ReviewList({ ref, choice, data, isLoaded, isFailed, onSort, onTurn, onShowAll }: Props) {
  const { summary, reviews, pagination } = data
  const isFiltered = choice.stars !== undefined || choice.q !== ''
  return (
    <section ref={ref} className={styles.all} aria-label="Alle beoordelingen" tabIndex={-1}>
      {summary.count > 1 && <Sort sort={choice.sort} onSort={onSort} />}
      <div className={styles.found}>
        <output>
          {isFailed && 'De beoordelingen konden niet worden geladen. Probeer het zo nog eens.'}
          {isFiltered &&
            isLoaded &&
            (pagination.total === 0
              ? `Geen beoordelingen met ${chosenInWords(choice)}.`
              : `${pagination.total} van ${reviewsInWords(summary.count)}, met ${chosenInWords(choice)}`)}
        </output>
        {isFiltered && (
          <Button look="quiet" onClick={onShowAll}>
            Toon alle beoordelingen
          </Button>
        )}
      </div>
      {!isFailed && (
        <ul className={styles.list}>
          {reviews.map((review) => (
            <li key={review.id}>
              <Review review={review} />
            </li>
          ))}
        </ul>
      )}
      <Pages page={pagination.page} pageCount={pagination.pageCount} onTurn={onTurn} />
    </section>
  )
}

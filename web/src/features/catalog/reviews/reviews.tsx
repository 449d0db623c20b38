import { type ReactNode, useId, useRef, useState } from 'react'
import type { ProductReviews, ReviewSort } from 'shared-types/contracts/catalog'
import { apiPaths } from 'shared-types/urls/api-paths'
import { usePublic } from '../../../api/use-public.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Rating } from '../../../ui/media/rating.tsx'
import { Section } from '../../../ui/layout/section.tsx'
import { Select } from '../../../ui/input/select.tsx'
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

const sorts: { value: ReviewSort; label: string }[] = [
  { value: 'newest', label: 'Nieuwste eerst' },
  { value: 'highest', label: 'Hoogste score eerst' },
  { value: 'lowest', label: 'Laagste score eerst' },
]

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
  return (
    <nav className={styles.pages} aria-label="Pagina's met beoordelingen">
      <Button look="secondary" disabled={page <= 1} onClick={() => onTurn(page - 1)}>
        Vorige
      </Button>
      <span aria-live="polite">
        Pagina {page} van {pageCount}
      </span>
      <Button look="secondary" disabled={page >= pageCount} onClick={() => onTurn(page + 1)}>
        Volgende
      </Button>
    </nav>
  )
}

interface ReviewsProps {
  productId: number
  /** The form to write a review, provided by the page. */
  write: ReactNode
}

/** The reviews of buyers, and, as the law requires, how the shop verifies that they bought the product. */
export function Reviews({ productId, write }: ReviewsProps) {
  const [{ page, sort }, setRequest] = useState<{ page: number; sort: ReviewSort }>({
    page: 1,
    sort: 'newest',
  })
  const first = usePublic<ProductReviews>(apiPaths.productReviews(productId)).data
  const loaded = usePublic<ProductReviews>(apiPaths.productReviews(productId, page, sort)).data
  const sortId = useId()
  const list = useRef<HTMLDivElement>(null)
  // Shows the previous page while the next one loads.
  const [previous, setPrevious] = useState(loaded)
  if (loaded && loaded !== previous) setPrevious(loaded)
  const data = loaded ?? previous ?? first
  if (!data) return null
  const { summary, scoreCounts, reviews, pagination } = data
  const turn = (to: number) => {
    setRequest({ page: to, sort })
    list.current?.scrollIntoView({ block: 'start' })
  }
  return (
    <div id="beoordelingen">
      <Section title="Beoordelingen">
        <div className={styles.columns}>
          <div>
            {summary.count > 0 ? (
              <>
                <p className={styles.score}>
                  <strong>{score.format(summary.averageScore)}</strong>
                  <Rating score={summary.averageScore} count={summary.count} />
                </p>
                <Distribution scoreCounts={scoreCounts} count={summary.count} />
              </>
            ) : (
              <p>Nog niemand schreef over dit artikel. Heb jij het? Schrijf de eerste beoordeling.</p>
            )}
            <details className={styles.checked}>
              <summary>Zo controleren wij beoordelingen</summary>
              <p>
                Bij ‘Geverifieerde aankoop’ hebben wij gecontroleerd dat de schrijver dit artikel bij ons
                heeft gekocht. Iedere beoordeling wordt gelezen voor ze verschijnt: we weigeren alleen
                scheldwoorden, reclame en persoonsgegevens. Alle andere, ook de kritische, worden geplaatst.
              </p>
            </details>
            {write}
          </div>
          {summary.count > 0 && (
            <div ref={list} className={styles.all}>
              {summary.count > 1 && (
                <p className={styles.sort}>
                  <label htmlFor={sortId}>Sorteren</label>
                  <Select
                    id={sortId}
                    options={sorts}
                    value={sort}
                    onChange={({ target }) =>
                      setRequest({
                        page: 1,
                        sort: sorts.find(({ value }) => value === target.value)?.value ?? sort,
                      })
                    }
                  />
                </p>
              )}
              <ul className={styles.list}>
                {reviews.map((review) => (
                  <li key={review.id}>
                    <Review review={review} />
                  </li>
                ))}
              </ul>
              <Pages page={pagination.page} pageCount={pagination.pageCount} onTurn={turn} />
            </div>
          )}
        </div>
      </Section>
    </div>
  )
}

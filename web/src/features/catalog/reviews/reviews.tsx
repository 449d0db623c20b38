import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react'
import type { ProductReviews, ReviewFilter, ReviewSort } from 'shared-types/contracts/catalog'
import { longestTerm } from 'shared-types/search-term'
import { apiPaths } from 'shared-types/urls/api-paths'
import { usePublic } from '../../../api/use-public.ts'
import { Button } from '../../../ui/button/button.tsx'
import { useHydrated } from '../../../ui/browser/hydrated.tsx'
import { Rating } from '../../../ui/media/rating.tsx'
import { Section } from '../../../ui/layout/section.tsx'
import { Select } from '../../../ui/input/select.tsx'
import { TextInput } from '../../../ui/input/text-input.tsx'
import { scoreText } from '../../../ui/text/score.ts'
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx'
import { paths } from '../../../paths.ts'
import { Link } from '../../../router/link.tsx'
import { HowChecked } from './how-checked.tsx'
import { Review } from './review.tsx'
import styles from './reviews.module.css'

const starsInWords = (stars: number) => (stars === 1 ? '1 ster' : `${stars} sterren`)

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
function Distribution({ scoreCounts, count, chosen, onChoose }: DistributionProps) {
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
              <VisuallyHidden> van {count} beoordelingen</VisuallyHidden>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Looks for words in the reviews. */
function SearchReviews({ onSearch }: { onSearch: (words: string) => void }) {
  const hydrated = useHydrated()
  const id = useId()
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const words = new FormData(event.currentTarget).get('woorden')
    onSearch(typeof words === 'string' ? words.trim() : '')
  }
  return (
    <search aria-label="Zoeken in beoordelingen">
      <form className={styles.search} onSubmit={search}>
        <label htmlFor={id}>Zoek in beoordelingen</label>
        <TextInput id={id} name="woorden" type="search" maxLength={longestTerm} disabled={!hydrated} />
        <Button type="submit" look="secondary" disabled={!hydrated}>
          Zoeken
        </Button>
      </form>
    </search>
  )
}

const chosenInWords = ({ stars, q }: ReviewFilter) =>
  [stars !== undefined && starsInWords(stars), q && `‘${q}’`].filter(Boolean).join(' en ')

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

type ReviewChoice = Required<Pick<ReviewFilter, 'q'>> &
  Pick<ReviewFilter, 'stars'> & { page: number; sort: ReviewSort }

const everything: ReviewChoice = { page: 1, sort: 'newest', stars: undefined, q: '' }

interface ReviewsProps {
  productId: number
  /** The form to write a review, provided by the page. */
  write: ReactNode
}

/** The reviews of buyers, and, as the law requires, how the shop verifies that they bought the product. */
export function Reviews({ productId, write }: ReviewsProps) {
  const [query, setQuery] = useState<ReviewChoice>(everything)
  const { sort, stars, q } = query
  const first = usePublic<ProductReviews>(apiPaths.productReviews(productId)).data
  const { data: loaded, error } = usePublic<ProductReviews>(apiPaths.productReviews(productId, query))
  const isFailed = error !== undefined && !loaded
  // A new key empties the search field.
  const [searches, setSearches] = useState(0)
  const sortId = useId()
  const list = useRef<HTMLDivElement>(null)
  const hydrated = useHydrated()
  // Shows the previous page while the next one loads.
  const [previous, setPrevious] = useState(loaded)
  if (loaded && loaded !== previous) setPrevious(loaded)
  const data = loaded ?? previous ?? first
  if (!data) return null
  const { summary, scoreCounts, reviews, pagination } = data
  const showAll = () => {
    setQuery({ ...everything, sort })
    setSearches(searches + 1)
    list.current?.focus()
  }
  const filter = (by: ReviewFilter) => setQuery({ ...query, ...by, page: 1 })
  const showList = () => list.current?.scrollIntoView({ block: 'start' })
  const search = (words: string) => {
    filter({ q: words })
    showList()
  }
  const isFiltered = stars !== undefined || q !== ''
  const turn = (to: number) => {
    setQuery({ ...query, page: to })
    showList()
  }
  return (
    <div id="beoordelingen">
      <Section title="Beoordelingen" below>
        <div className={styles.columns}>
          <div>
            {summary.count > 0 ? (
              <>
                <p className={styles.score}>
                  <strong>{scoreText(summary.averageScore)}</strong>
                  <Rating score={summary.averageScore} count={summary.count} />
                </p>
                {summary.count > 1 && <SearchReviews key={searches} onSearch={search} />}
                <Distribution
                  scoreCounts={scoreCounts}
                  count={summary.count}
                  chosen={stars}
                  onChoose={(chosen) => filter({ stars: chosen })}
                />
              </>
            ) : (
              <p>Nog niemand schreef over dit artikel. Heb jij het? Schrijf de eerste beoordeling.</p>
            )}
            <details className={styles.checked}>
              <summary>Zo controleren wij beoordelingen</summary>
              <HowChecked />
              <Link to={paths.reviews()}>Meer over onze beoordelingen</Link>
            </details>
            {write}
          </div>
          {summary.count > 0 && (
            <section ref={list} className={styles.all} aria-label="Alle beoordelingen" tabIndex={-1}>
              {summary.count > 1 && (
                <p className={styles.sort}>
                  <label htmlFor={sortId}>Sorteren</label>
                  <Select
                    id={sortId}
                    options={sorts}
                    value={sort}
                    disabled={!hydrated}
                    onChange={({ target }) =>
                      setQuery({
                        ...query,
                        page: 1,
                        sort: sorts.find(({ value }) => value === target.value)?.value ?? sort,
                      })
                    }
                  />
                </p>
              )}
              <div className={styles.found}>
                <output>
                  {isFailed && 'De beoordelingen konden niet worden geladen. Probeer het zo nog eens.'}
                  {isFiltered &&
                    loaded &&
                    (pagination.total === 0
                      ? `Geen beoordelingen met ${chosenInWords(query)}.`
                      : `${pagination.total} van ${summary.count} beoordelingen, met ${chosenInWords(query)}`)}
                </output>
                {isFiltered && (
                  <Button look="quiet" onClick={showAll}>
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
              <Pages page={pagination.page} pageCount={pagination.pageCount} onTurn={turn} />
            </section>
          )}
        </div>
      </Section>
    </div>
  )
}

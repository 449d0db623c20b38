import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react'
import type { ProductReviews } from 'shared-types/contracts/catalog'
import { longestTerm } from 'shared-types/search-term'
import { apiPaths } from 'shared-types/urls/api-paths'
import { usePublic } from '../../../api/use-public.ts'
import { Button } from '../../../ui/button/button.tsx'
import { useHydrated } from '../../../ui/browser/hydrated.tsx'
import { Rating } from '../../../ui/media/rating.tsx'
import { FailedPart } from '../../../ui/failure/query-boundary.tsx'
import { Section } from '../../../ui/layout/section.tsx'
import { TextInput } from '../../../ui/input/text-input.tsx'
import { scoreText } from '../../../ui/text/score.ts'
import { paths } from '../../../paths.ts'
import { Link } from '../../../router/link.tsx'
import { Distribution } from './distribution.tsx'
import { HowChecked } from './how-checked.tsx'
import { type ReviewChoice, ReviewList } from './review-list.tsx'
import styles from './reviews.module.css'

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

const everything: ReviewChoice = { page: 1, sort: 'newest', stars: undefined, q: '' }

interface ReviewsProps {
  productId: number
  /** The form to write a review, provided by the page. */
  write: ReactNode
}

/** The reviews of buyers, and, as the law requires, how the shop verifies that they bought the product. */
export function Reviews({ productId, write }: ReviewsProps) {
  const [choice, setChoice] = useState<ReviewChoice>(everything)
  const first = usePublic<ProductReviews>(apiPaths.productReviews(productId))
  const { data: loaded, error } = usePublic<ProductReviews>(apiPaths.productReviews(productId, choice))
  const isFailed = error !== undefined && !loaded
  // A new key empties the search field.
  const [searches, setSearches] = useState(0)
  const list = useRef<HTMLElement>(null)
  // Shows the previous page while the next one loads.
  const [previous, setPrevious] = useState(loaded)
  if (loaded && loaded !== previous) setPrevious(loaded)
  const data = loaded ?? previous ?? first.data
  if (!data) {
    return (
      first.error && (
        <Section title="Beoordelingen">
          <FailedPart error={first.error} retry={first.retry} />
        </Section>
      )
    )
  }
  const { summary, scoreCounts } = data
  const showAll = () => {
    setChoice({ ...everything, sort: choice.sort })
    setSearches(searches + 1)
    list.current?.focus()
  }
  const choose = (by: Partial<ReviewChoice>) => setChoice({ ...choice, page: 1, ...by })
  const showList = () => list.current?.scrollIntoView({ block: 'start' })
  const search = (words: string) => {
    choose({ q: words })
    showList()
  }
  const turn = (to: number) => {
    choose({ page: to })
    showList()
  }
  return (
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
                chosen={choice.stars}
                onChoose={(stars) => choose({ stars })}
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
          <ReviewList
            ref={list}
            choice={choice}
            data={data}
            isLoaded={loaded !== undefined}
            isFailed={isFailed}
            onSort={(sort) => choose({ sort })}
            onTurn={turn}
            onShowAll={showAll}
          />
        )}
      </div>
    </Section>
  )
}

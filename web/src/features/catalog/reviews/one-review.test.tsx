import { renderToStaticMarkup } from 'react-dom/server'
import type { ProductReviews } from 'shared-types/contracts/catalog'
import { expect, it } from 'vitest'
import { Distribution } from './distribution.tsx'
import { ReviewList } from './review-list.tsx'

const data = (count: number): ProductReviews => ({
  summary: { averageScore: 5, count },
  scoreCounts: [0, 0, 0, 0, count],
  reviews: [],
  pagination: { total: 1, page: 1, pageSize: 10, pageCount: 1 },
})
const nothing = () => {}

const drawn = (count: number) =>
  renderToStaticMarkup(
    <>
      <Distribution scoreCounts={data(count).scoreCounts} count={count} chosen={5} onChoose={nothing} />
      <ReviewList
        ref={null}
        choice={{ stars: 5, q: '', page: 1, sort: 'newest' }}
        data={data(count)}
        isLoaded
        isFailed={false}
        onSort={nothing}
        onTurn={nothing}
        onShowAll={nothing}
      />
    </>,
  )
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('\u00A0', ' ')

it('one review is not plural, and two are', () => {
  expect(drawn(1)).toMatch(/4 sterren, 0 van 1 beoordeling(?!en)/)
  expect(drawn(1)).toContain('1 van 1 beoordeling, met 5 sterren')
  expect(drawn(2)).toContain('4 sterren, 0 van 2 beoordelingen')
  expect(drawn(2)).toContain('1 van 2 beoordelingen, met 5 sterren')
})

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { PromotionTerms } from './promotion-terms.tsx'

it.each([
  ['2026-11-29T23:00:00.000Z', 't/m zondag 29 november 23:59'],
  ['2026-07-01T22:00:00.000Z', 't/m woensdag 1 juli 23:59'],
  ['2026-11-29T11:00:00.000Z', 't/m zondag 29 november 11:59'],
])('a promotion that ends at %s says so without a script', (endsAt, text) => {
  const html = renderToStaticMarkup(<PromotionTerms code={null} endsAt={endsAt} onEnd={() => {}} />)
  expect(html.replaceAll(/<[^>]+>/g, '')).toBe(text)
})

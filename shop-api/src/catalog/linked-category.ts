import { advisedCategory } from 'shared-types/urls/advice-url'
import { withoutFilters } from 'shared-types/urls/listing-url'
import { segmentsOf } from 'shared-types/urls/listing-filters'
import { ownSegments } from './own-segments.ts'

/**
 * The path to which a link of content leads, as a category has it: without filters, and without the last segment of its
 * advice. Null for a link that leads to no category, whatever categories there are.
 */
export const linkedCategory = (link: string): string | null => {
  const url = URL.canParse(link, 'http://shop') ? new URL(link, 'http://shop') : null
  if (url?.host !== 'shop') return null
  const segments = segmentsOf(url.pathname)
  const [first] = segments
  if (first === undefined || ownSegments.has(first) || url.pathname.endsWith('.html')) return null
  const path = segments.join('/')
  return advisedCategory(path) ?? withoutFilters(path)
}

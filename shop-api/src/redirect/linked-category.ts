import { advisedCategory } from 'shared-types/urls/advice-url'
import { withoutFilters } from 'shared-types/urls/listing-url'
import { segmentsOf } from 'shared-types/urls/listing-filters'
import { storedPath } from 'shared-types/servers/old-address'
import { properPath } from 'shared-types/urls/proper-path'
import { ownSegments } from '../catalog/own-segments.ts'

/** The path of a link of content in the spelling of redirects; null for one to another site. */
export const shopPath = (link: string): string | null => {
  const url = URL.canParse(link, 'http://shop') ? new URL(link, 'http://shop') : null
  return url?.host === 'shop' ? storedPath(properPath(url.pathname)) : null
}

/**
 * The path to which a link of content leads, without outer slashes and in the spelling of categories and redirects. Null
 * for a link that leads to no category, whatever categories there are.
 */
export const linkedPath = (link: string): string | null => {
  const segments = segmentsOf(shopPath(link) ?? '')
  const [first] = segments
  const isFile = segments.at(-1)?.includes('.') ?? false
  return first === undefined || ownSegments.has(first) || isFile ? null : segments.join('/')
}

/** The category of a path: without filters, and without the last segment of its advice. */
export const categoryAt = (path: string): string => advisedCategory(path) ?? withoutFilters(path)

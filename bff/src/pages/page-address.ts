import { isFile } from 'shared-types/servers/old-address'
import { hasDotSegment } from 'shared-types/urls/own-path'
import { properPath } from 'shared-types/urls/proper-path'

/** Where a requested address leads: to a page, to its proper spelling, or nowhere. */
export type PageAddress =
  | { leads: 'to page'; pathname: string; segments: string[]; query: string }
  | { leads: 'elsewhere'; location: string }
  | { leads: 'nowhere' }

const nowhere: PageAddress = { leads: 'nowhere' }

const decode = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/**
 * Reads the target of a request. A redirect always starts with exactly one slash, so that no browser takes it
 * for another site. A target with a backslash or a control character, also an encoded one, leads nowhere.
 * @param url the target as received: path and query
 */
export const readPageAddress = (url: string): PageAddress => {
  const [, path = '', query = ''] = /^([^?]*)(.*)$/s.exec(url) ?? []
  const decoded = decode(path)
  if (!path.startsWith('/') || decoded === undefined || /[\\\p{Cc}]/u.test(decoded + query)) return nowhere
  if (hasDotSegment(decoded) || isFile(decoded)) return nowhere

  const pathname = properPath(path)
  if (pathname !== path) return { leads: 'elsewhere', location: pathname + query }
  const segments = pathname.split('/').filter(Boolean).map(decodeURIComponent)
  return { leads: 'to page', pathname, segments, query: query.slice(1) }
}

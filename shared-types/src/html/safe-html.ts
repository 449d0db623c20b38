import sanitizeHtml from 'sanitize-html'
import type { Html } from './html.ts'

/** External links open in a new tab and send no referrer. */
const linkAttributes = (href: string): Record<string, string> =>
  /^https?:/i.test(href) ? { href, rel: 'noopener noreferrer', target: '_blank' } : { href }

/** Not 1, which means nothing: the editor writes it in every cell. */
const severalCells = /^(?:[2-9]|[1-9]\d)$/

const cell: sanitizeHtml.Transformer = (tagName, attributes) => ({
  tagName,
  attribs: Object.fromEntries(
    Object.entries(attributes).filter(([name, value]) => !name.endsWith('span') || severalCells.test(value)),
  ),
})

const allowed: sanitizeHtml.IOptions = {
  allowedTags: 'a p h2 h3 ul ol li strong em br span table caption thead tbody tr th td'.split(' '),
  allowedAttributes: {
    a: ['href', 'rel', 'target'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    span: ['style'],
    h2: ['id'],
    h3: ['id'],
  },
  /** The colour menu needs background colours; no other style is allowed. */
  allowedStyles: { span: { 'background-color': [/^#[0-9a-f]{3,8}$/i] } },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, { href = '' }) => ({ tagName, attribs: linkAttributes(href) }),
    th: cell,
    td: cell,
  },
}

const remembered = new Map<string, Html>()
const mostRemembered = 2000

/**
 * The only function that makes `Html`. It sanitises HTML for a page: allows texts, lists, tables and links, and removes scripts, event handlers and
 * unsafe URLs. Results are cached, because the same text is requested often.
 */
export const safeHtml = (html: string): Html => {
  const known = remembered.get(html)
  if (known !== undefined) return known
  const safe = sanitizeHtml(html, allowed) as Html
  if (remembered.size >= mostRemembered) remembered.clear()
  remembered.set(html, safe)
  return safe
}
